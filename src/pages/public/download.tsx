import { Download } from '#src/features/site/download/download';

/** PUB-13 */
export default function DownloadPage() {
  return <Download />;
}
