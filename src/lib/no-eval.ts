import { config } from 'zod';

// zod tries `eval` when the first schema is created, which the content security policy reports. Import this module before all others.
config({ jitless: true });
