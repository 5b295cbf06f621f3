// `npm run atlas:compare -- <old> <new>`: compares two atlases.
//   npm run atlas:compare -- atlas-before atlas [--out atlas-report] [--threshold Billing=0.002,Tasks/Dialogs=0.01]
// Exit code 0: no change; 1: changed, new or removed screenshots; 2: wrong arguments.
import { compareAtlases } from './atlas/compare/command.ts';

const { code, said } = await compareAtlases(process.argv.slice(2));
if (code === 2) console.error(said);
else console.log(said);
process.exitCode = code;
