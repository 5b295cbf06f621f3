import { createRequire } from 'node:module';

// The parser that openapi-typescript uses, so that both read documents alike.
const require = createRequire(createRequire(import.meta.url).resolve('openapi-typescript'));

export const { bundle, createConfig, parseYaml, stringifyYaml } = require('@redocly/openapi-core');
