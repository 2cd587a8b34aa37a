import type { Command } from 'commander';
import { runCommand } from './run-command.ts';

/** Commands of the day-to-day operation. */
export function addOperationCommands(program: Command): void {
  const clients = program.command('clients').description('the applications that may ask for access tokens');
  clients
    .command('create')
    .description('make a client; its secret is shown once')
    .requiredOption('--name <name>')
    .option('--json', 'client_id and client_secret as JSON')
    .action((options: { name: string; json?: boolean }) =>
      runCommand(async (io) => (await import('./clients.ts')).createApiClient(options, io)),
    );
  clients
    .command('list')
    .option('--json', 'one JSON object a line')
    .action((options: { json?: boolean }) =>
      runCommand(async (io) => (await import('./clients.ts')).listApiClients(options, io)),
    );
  clients
    .command('rotate')
    .description('give a client a further secret; the one before stays valid')
    .argument('<client-id>')
    .option('--json', 'client_id and client_secret as JSON')
    .action((clientId: string, options: { json?: boolean }) =>
      runCommand(async (io) => (await import('./clients.ts')).rotateClientSecret(clientId, options, io)),
    );
  clients
    .command('disable')
    .description('refuse the tokens of a client from now on')
    .argument('<client-id>')
    .action((clientId: string) =>
      runCommand(async (io) => (await import('./clients.ts')).disableApiClient(clientId, io)),
    );
  program
    .command('keys')
    .description('the signing keys of the token service')
    .command('rotate')
    .description('sign with the next key from now on and publish a new next one')
    .option('--revoke', 'the keys in use are compromised: stop publishing them at once')
    .action((options: { revoke?: boolean }) =>
      runCommand(async (io) => (await import('./keys.ts')).rotateSigningKeys(options, io)),
    );
  const index = program.command('index').description('the search index');
  index
    .command('rebuild')
    .description('fill a new index from the database and swap it in; search goes on meanwhile')
    .action(() => runCommand(async (io) => (await import('./search-index.ts')).rebuildSearchIndex(io)));
  index
    .command('verify')
    .description('compare the index with the database; exit 1 and a list where they differ')
    .option('--json', 'one JSON object a difference')
    .action((options: { json?: boolean }) =>
      runCommand(async (io) => (await import('./search-index.ts')).verifySearchIndex(options, io)),
    );
  index
    .command('keys')
    .description("make Meilisearch keys with the least rights; reads the engine's master key from standard input")
    .action(() => runCommand(async (io) => (await import('./search-index.ts')).makeIndexKeys(io)));
  program
    .command('check')
    .description('fetch the sources of menus again, now')
    .argument('[source-urls...]', 'only these sources')
    .option('--json', 'one JSON object a source')
    .action((urls: string[], options: { json?: boolean }) =>
      runCommand(async (io) => (await import('./sources.ts')).checkSources(urls, options, io)),
    );
  program
    .command('sources')
    .description('list the sources of menus with their last check')
    .option('--json', 'one JSON object a source')
    .action((options: { json?: boolean }) =>
      runCommand(async (io) => (await import('./sources.ts')).listSources(options, io)),
    );
  program
    .command('token')
    .description('print an access token of the demo client of a running `menus start`')
    .action(() => runCommand(async (io) => (await import('./token.ts')).printToken(io)));
  program
    .command('doctor')
    .description('look for what would keep the service from running; one remedy a line')
    .action(() => runCommand(async (io) => (await import('./doctor.ts')).doctor(io)));
}
