import { WhitePaper } from '#src/features/site/paper/white-paper';

/** PUB-16 */
export default function WhitePaperPage() {
  return <WhitePaper />;
}
