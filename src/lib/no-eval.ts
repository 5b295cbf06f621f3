import { config } from 'zod';

// zod compiles validators with eval unless told not to, and tries whether it may as soon as a schema is made. The content
// policy forbids eval and reports the attempt: this module has to come before every other.
config({ jitless: true });
