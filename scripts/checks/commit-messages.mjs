// Checks the subjects of commits: imperative, at most 72 characters, no full stop.
//   node scripts/checks/commit-messages.mjs [<revision>..<revision>]
import { spawnSync } from 'node:child_process';

const FIRST = 'fee0771558861491e6a1d17d5a92ff53e4762ea3';
const MAX_SUBJECT = 72;
/** Imperatives that end like another form of a verb. */
const IMPERATIVES = new Set(
  'Access Address Bring Bypass Compress Cross Discuss Dismiss Embed Exceed Express Feed Focus Guess Harness Pass Press Process Proceed Seed Shed Speed Spring Stress String Suppress Toss Trespass Wed Witness'.split(
    ' ',
  ),
);

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' });
const range = process.argv[2] ?? `${FIRST}..HEAD`;
const { status, stdout } = git('log', '--no-merges', '--format=%h%x00%s%x00%b%x01', range);
if (status !== 0) {
  console.log(`Skipped: the history does not reach ${range.split('..')[0].slice(0, 8)} (a shallow clone?).`);
  process.exit(0);
}

const problemsOf = (subject) => {
  const first = /^\S*/.exec(subject)[0];
  return [
    subject.length > MAX_SUBJECT && `${subject.length} characters; ${MAX_SUBJECT} at most`,
    !/^[A-Z]/.test(subject) && 'starts with a capital letter',
    /(?:[^s]s|ed|ing)$/.test(first) && !IMPERATIVES.has(first) && `“${first}” is not an imperative`,
    /[.;]$|; /.test(subject) && 'one change, no full stop',
  ].filter(Boolean);
};

const commits = stdout
  .split('\u0001')
  .map((entry) => entry.trim())
  .filter(Boolean);
let failed = 0;
for (const commit of commits) {
  const [hash, subject] = commit.split('\u0000');
  for (const problem of problemsOf(subject)) {
    failed += 1;
    console.log(`${hash} ${subject}\n  ${problem}`);
  }
}
console.log(`${commits.length} commit messages, ${failed} problems`);
process.exitCode = failed ? 1 : 0;
