// `npm run atlas:compare -- <old> <new>`: two atlases, picture by picture; leaves a report that opens from the disk.
//   npm run atlas:compare -- atlas-before atlas [--out atlas-report] [--threshold Billing=0.002,Tasks/Dialogs=0.01]
// Exit code 0: nothing changed; 1: something changed, is new or is gone; 2: called wrongly.
import { compareAtlases } from './atlas/compare/command.ts';

const { code, said } = await compareAtlases(process.argv.slice(2));
if (code === 2) console.error(said);
else console.log(said);
process.exitCode = code;
