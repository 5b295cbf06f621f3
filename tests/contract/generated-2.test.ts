import { testGeneratedRequests } from './generated-requests';

// Two files, so that two cores share the work.
testGeneratedRequests(1, 2);
