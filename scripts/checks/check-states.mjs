// Holds stories and sources against docs/states.tsv, without a build: a listed state without its story, two stories of one name,
// a dialog, drawer or popover of src that no row names, a page whose link or example leads nowhere. The step 'story count' of `npm test` holds the built index the same way.
import { compareLinks, compareSources, compareStories, readStates, storiesOfSources } from './states.mjs';

const states = readStates();
const stories = await storiesOfSources();
const problems = [...compareStories(states, stories), ...compareSources(states), ...compareLinks(stories)];
for (const problem of problems) console.log(problem);
console.log(`${states.length} states, ${stories.length} stories, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;
