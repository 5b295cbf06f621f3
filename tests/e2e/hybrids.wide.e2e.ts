import { hybrids, testHybrids } from './hybrids';

testHybrids(hybrids);
