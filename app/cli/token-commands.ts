import { type Command, Option } from 'commander';
import { run } from './run-command.ts';

const CLIENT_EXAMPLES = `Examples:
  menus clients create --name "Dish finder app"
  menus clients create --name "Dish finder app" --json > client.json
  menus clients list
  menus clients rotate CLIENT_ID
  menus clients limit CLIENT_ID 1200
  menus clients disable CLIENT_ID
`;

export function addTokenCommands(program: Command): void {
  addClientCommands(program);
  program
    .command('keys')
    .summary('the signing keys of the token service')
    .description('Manage the signing keys of the token service.')
    .addHelpText(
      'beforeAll',
      'Examples:\n  menus keys rotate\n  menus keys rotate --revoke            the keys in use are compromised\n  menus keys rotate --algorithm ES256   and once more, when every API knows the new next key\n',
    )
    .command('rotate')
    .description('sign with the next key from now on and publish a new next one')
    .option('--revoke', 'the keys in use are compromised: stop publishing them at once')
    .addOption(
      new Option(
        '--algorithm <name>',
        'of the new next key, so of tokens from the next rotation on; by default as before',
      ).choices(['RS256', 'ES256']),
    )
    .option('--json', 'the key ids as JSON')
    .action(run(async () => (await import('./tokens.ts')).rotateSigningKeys));
  program
    .command('token')
    .summary('print an access token of the demo client')
    .description('Print an access token of the demo client of a running `menus start`.')
    .option('--json', 'the whole answer of the token service')
    .addHelpText(
      'before',
      'Examples:\n  menus token\n  curl -H "Authorization: Bearer $(menus token)" "http://localhost:3000/v1/menus/items?search=pie"\n',
    )
    .action(run(async () => (await import('./tokens.ts')).printToken));
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
    .action(run(async () => (await import('./tokens.ts')).createApiClient));
  clients
    .command('list')
    .description('list the clients')
    .option('--json', 'one JSON object a line')
    .action(run(async () => (await import('./tokens.ts')).listApiClients));
  clients
    .command('rotate')
    .description('give a client a further secret; the one before stays valid')
    .argument('<client-id>', 'as `menus clients list` shows it')
    .option('--json', 'client_id and client_secret as JSON')
    .action(run(async () => (await import('./tokens.ts')).rotateClientSecret));
  clients
    .command('limit')
    .description('give a client a limit of its own; suggestions have twice as much by themselves')
    .argument('<client-id>', 'as `menus clients list` shows it')
    .argument('<per-minute>', 'requests a minute, or default for the limit of the service')
    .option('--json', 'the outcome as JSON')
    .action(run(async () => (await import('./tokens.ts')).limitApiClient));
  clients
    .command('disable')
    .description('refuse the tokens of a client from now on')
    .argument('<client-id>', 'as `menus clients list` shows it')
    .option('--json', 'the outcome as JSON')
    .action(run(async () => (await import('./tokens.ts')).disableApiClient));
}
