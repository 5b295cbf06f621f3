// Compares stories and sources with docs/states.tsv, without a build, and reads docs/review.json.
import { loadReview } from '../atlas/review-service.ts';
import { compareLinks, compareSources, compareStories, readStates, storiesOfSources } from './states.mjs';

const states = readStates();
const stories = await storiesOfSources();
const problems = [
  ...compareStories(states, stories),
  ...compareSources(states),
  ...compareLinks(stories),
  ...reviewProblems(),
];
for (const problem of problems) console.log(problem);
console.log(`${states.length} states, ${stories.length} stories, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;

function reviewProblems() {
  try {
    loadReview('docs/review.json');
    return [];
  } catch (error) {
    return [error.message];
  }
}
