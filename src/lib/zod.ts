import { config, z } from 'zod/mini';

// zod tries `eval` when the first schema is created, which the content security policy reports.
config({ jitless: true });

export { z };
