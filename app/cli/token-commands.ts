import type { Command } from 'commander';
import { addPlainCommand } from './plain-command.ts';
import { runCommand } from './run-command.ts';

const CLIENT_EXAMPLES = `Examples:
  menus clients create --name "Dish finder app"
  menus clients create --name "Dish finder app" --json > client.json
  menus clients list
  menus clients rotate CLIENT_ID
  menus clients limit CLIENT_ID 1200
  menus clients disable CLIENT_ID
`;

/** Clients, signing keys and tokens. */
export function addTokenCommands(program: Command): void {
  addClientCommands(program);
  program
    .command('keys')
    .summary('the signing keys of the token service')
    .description('Manage the signing keys of the token service.')
    .addHelpText(
      'beforeAll',
      'Examples:\n  menus keys rotate\n  menus keys rotate --revoke   the keys in use are compromised\n',
    )
    .command('rotate')
    .description('sign with the next key from now on and publish a new next one')
    .option('--revoke', 'the keys in use are compromised: stop publishing them at once')
    .option('--json', 'the key ids as JSON')
    .action((options: { revoke?: boolean; json?: boolean }) =>
      runCommand(async (io) => (await import('./keys.ts')).rotateSigningKeys(options, io)),
    );
  addPlainCommand(program, {
    name: 'token',
    summary: 'print an access token of the demo client',
    description: 'Print an access token of the demo client of a running `menus start`.',
    examples:
      '  menus token\n  curl -H "Authorization: Bearer $(menus token)" "http://localhost:3000/v1/menus/items?search=pie"\n',
    json: 'the whole answer of the token service',
    load: async () => (await import('./token.ts')).printToken,
  });
}

function addClientCommands(program: Command): void {
  const clients = program
    .command('clients')
    .summary('the applications that may ask for access tokens')
    .description('Make and manage the applications that may ask for access tokens.')
    .addHelpText('beforeAll', CLIENT_EXAMPLES);
  clients
    .command('create')
    .summary('make a client; its secret is shown once')
    .description('Make a client. Its secret is shown once and stored nowhere.')
    .requiredOption('--name <name>', 'what the application is called')
    .option('--json', 'client_id and client_secret as JSON')
    .action((options: { name: string; json?: boolean }) =>
      runCommand(async (io) => (await import('./clients.ts')).createApiClient(options, io)),
    );
  addPlainCommand(clients, {
    name: 'list',
    description: 'list the clients',
    json: 'one JSON object a line',
    load: async () => (await import('./clients.ts')).listApiClients,
  });
  clients
    .command('rotate')
    .description('give a client a further secret; the one before stays valid')
    .argument('<client-id>', 'as `menus clients list` shows it')
    .option('--json', 'client_id and client_secret as JSON')
    .action((clientId: string, options: { json?: boolean }) =>
      runCommand(async (io) => (await import('./clients.ts')).rotateClientSecret(clientId, options, io)),
    );
  clients
    .command('limit')
    .description('give a client a limit of its own; suggestions have twice as much by themselves')
    .argument('<client-id>', 'as `menus clients list` shows it')
    .argument('<per-minute>', 'requests a minute, or default for the limit of the service')
    .option('--json', 'the outcome as JSON')
    .action((clientId: string, perMinute: string, options: { json?: boolean }) =>
      runCommand(async (io) => (await import('./clients.ts')).limitApiClient(clientId, perMinute, options, io)),
    );
  clients
    .command('disable')
    .description('refuse the tokens of a client from now on')
    .argument('<client-id>', 'as `menus clients list` shows it')
    .option('--json', 'the outcome as JSON')
    .action((clientId: string, options: { json?: boolean }) =>
      runCommand(async (io) => (await import('./clients.ts')).disableApiClient(clientId, options, io)),
    );
}
