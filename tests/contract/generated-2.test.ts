import { testGeneratedRequests } from './generated-requests';

testGeneratedRequests(1, 2);
