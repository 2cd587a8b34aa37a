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
        'of the new next key, for tokens after the next rotation; as before by default',
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
    .summary('applications that may request access tokens')
    .description('Manage the applications that may request access tokens.')
    .addHelpText('beforeAll', CLIENT_EXAMPLES);
  clients
    .command('create')
    .summary('create a client; its secret is shown once')
    .description('Create a client. Its secret is shown once and stored nowhere.')
    .requiredOption('--name <name>', 'name of the application')
    .option('--json', 'client_id and client_secret as JSON')
    .action(run(async () => (await import('./tokens.ts')).createApiClient));
  clients
    .command('list')
    .description('list the clients')
    .option('--json', 'one JSON object a line')
    .action(run(async () => (await import('./tokens.ts')).listApiClients));
  clients
    .command('rotate')
    .description('add a secret to a client; the previous one stays valid')
    .argument('<client-id>', 'as `menus clients list` shows it')
    .option('--json', 'client_id and client_secret as JSON')
    .action(run(async () => (await import('./tokens.ts')).rotateClientSecret));
  clients
    .command('limit')
    .description('set the limit of a client; suggestions have twice as much separately')
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
