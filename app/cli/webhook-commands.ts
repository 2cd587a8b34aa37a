import type { Command } from 'commander';
import { run } from './run-command.ts';

const EXAMPLES = `Examples:
  menus webhooks add https://app.example/menus-changed
  menus webhooks add https://app.example/allergens --types 'allergen.*,menu.withdrawn'
  menus webhooks list
  menus webhooks test ID
  menus webhooks rotate ID
`;

const ID = 'as `menus webhooks list` shows it';

export function addWebhookCommands(program: Command): void {
  const webhooks = program
    .command('webhooks')
    .summary('manage the addresses to which changes are sent')
    .description('Manage the addresses to which changes of restaurants and menus are sent, signed (Standard Webhooks).')
    .addHelpText('beforeAll', EXAMPLES);
  webhooks
    .command('add')
    .summary('send changes to an address; its secret is shown once')
    .description('Send future changes to an address. The secret that signs messages is shown once.')
    .argument('<url>', 'an address with https')
    .option('--types <types>', 'only these, separated by commas: menu.*, item.*, price.*, allergen.* … or single ones')
    .option('--restaurant <id>', 'only of this restaurant, by id or name')
    .option('--json', 'id and secret as JSON')
    .action(run(async () => (await import('./webhooks.ts')).addWebhookCommand));
  webhooks
    .command('list')
    .description('list the webhooks and their state')
    .option('--json', 'one JSON object a line')
    .action(run(async () => (await import('./webhooks.ts')).listWebhooks));
  webhooks
    .command('test')
    .description('send a message of type webhook.test')
    .argument('<id>', ID)
    .option('--json', 'the outcome as JSON')
    .action(run(async () => (await import('./webhooks.ts')).testWebhookCommand));
  webhooks
    .command('rotate')
    .description('add a secret to a webhook; the previous one signs too, until the next rotation')
    .argument('<id>', ID)
    .option('--json', 'id and secret as JSON')
    .action(run(async () => (await import('./webhooks.ts')).rotateWebhook));
  webhooks
    .command('reseal')
    .description('seal the secrets with WORKER_ENCRYPTION_KEY that were sealed with KEY_ENCRYPTION_KEY')
    .option('--json', 'the outcome as JSON')
    .action(run(async () => (await import('./webhooks.ts')).resealWebhooksCommand));
  webhooks
    .command('resume')
    .description('resume a disabled webhook from where it stopped')
    .argument('<id>', ID)
    .option('--json', 'the outcome as JSON')
    .action(run(async () => (await import('./webhooks.ts')).resumeWebhookCommand));
  webhooks
    .command('remove')
    .description('stop sending to an address')
    .argument('<id>', ID)
    .option('--json', 'the outcome as JSON')
    .action(run(async () => (await import('./webhooks.ts')).removeWebhook));
}
