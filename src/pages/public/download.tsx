import { Download } from '#src/features/site/download/download';

/** /download: the desktop client for this system and the other (PUB-13). */
export default function DownloadPage() {
  return <Download />;
}
