import { hybrids, testHybrids } from './hybrids';

testHybrids(hybrids.filter(({ tags }) => ['session', 'account', 'templates'].includes(tags.join())));
