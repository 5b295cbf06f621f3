// `npm run mock:serve`: the emulator over HTTP, for a live build or another client.
//   npm run mock:serve -- [--port 4180] [--host address] [--scenario name] [--seed-size tasks]
//                         [--clock time|real] [--speed factor] [--origin https://a.example,...]
//                         [--allow-host dev.example,...]
import { flags } from './lib/flags.mjs';
import { importModule } from './vite/load-module.ts';

const { module, close } = await importModule('/mocks/server.ts', 'mock-serve');
try {
  const server = await module.serve(module.readServeFlags(flags(process.argv.slice(2))));
  console.log(`The emulator answers at ${server.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      // A second signal ends the process at once.
      console.log('The emulator finishes open requests and stops.');
      void server
        .close()
        .then(close)
        .then(() => process.exit(0));
    });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
