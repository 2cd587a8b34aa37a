import type { Command } from 'commander';
import { run } from './run-command.ts';

const EXAMPLES = `Examples:
  menus backup menus.backup
  menus backup menus.backup --encrypt-to age1qy...
  menus restore menus.backup
  menus restore menus.backup --identity key.txt --replace
  docker compose run --rm -T admin backup - > menus.backup
`;

/** `menus backup` and `menus restore`. */
export function addBackupCommands(program: Command): void {
  program
    .command('backup')
    .summary('write everything that cannot be made again into one file')
    .description(
      'Write the database as it is at this moment into one file: restaurants, menus in all versions, corrections, sources with their documents, clients and keys. The service may run meanwhile.',
    )
    .argument('<file>', 'where it goes; - for standard output')
    .option('--encrypt-to <keys...>', 'public keys of age, as age1…; who has the secret key of one can restore')
    .addHelpText('before', EXAMPLES)
    .action(run(async () => (await import('./backup.ts')).backup));
  program
    .command('restore')
    .summary('make the database what a backup holds')
    .description(
      'Make the database what a backup holds, all of it or nothing. The processes of the service must be stopped. A backup of an earlier version is migrated, one of a later version is refused.',
    )
    .argument('<file>', 'the backup; - for standard input')
    .option('--identity <file>', 'the secret key of age that opens it')
    .option('--replace', 'also where the database holds data, which are gone then')
    .addHelpText('before', EXAMPLES)
    .action(run(async () => (await import('./backup.ts')).restore));
}
