import { WhitePaper } from '#src/features/site/paper/white-paper';

/** /white-paper: a paper on collecting web data responsibly, to read and to keep as a file (PUB-16). */
export default function WhitePaperPage() {
  return <WhitePaper />;
}
