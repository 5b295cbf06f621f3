// Compares stories and sources with docs/states.tsv, without a build.
import { compareLinks, compareSources, compareStories, readStates, storiesOfSources } from './states.mjs';

const states = readStates();
const stories = await storiesOfSources();
const problems = [...compareStories(states, stories), ...compareSources(states), ...compareLinks(stories)];
for (const problem of problems) console.log(problem);
console.log(`${states.length} states, ${stories.length} stories, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;
