import type { Command } from 'commander';
import { run } from './run-command.ts';

const LIST_EXAMPLES = `Examples:
  menus list
  menus list --restaurant "The Potter's Arms"
  menus list --withdrawn --json
`;

export function addMenuCommands(program: Command): void {
  program
    .command('list')
    .summary('list the menus in service')
    .description('List the menus in service with their restaurants: id, version, size, source, and what to check.')
    .option('--restaurant <id-or-name>', 'only menus of this restaurant')
    .option('--withdrawn', 'also menus that were taken out of service')
    .option('--json', 'one JSON object a menu')
    .addHelpText('before', LIST_EXAMPLES)
    .action(run(async () => (await import('./menus.ts')).listMenus));
  program
    .command('show')
    .summary('show a stored menu')
    .description('Show a stored menu in any version, with its doubts.')
    .argument('<menu-id>', 'as `menus list` shows it')
    .option('--json', 'the menu as GET /v1/menus/{id} serves it')
    .addHelpText('before', 'Examples:\n  menus show 42\n  menus show 42 --json\n')
    .action(run(async () => (await import('./menus.ts')).showMenu));
  program
    .command('versions')
    .summary('list the versions of a menu')
    .description('List every version of a menu, newest first, from the id of any of them.')
    .argument('<menu-id>', 'as `menus list` shows it')
    .option('--json', 'one JSON object a version')
    .addHelpText('before', 'Examples:\n  menus versions 42\n')
    .action(run(async () => (await import('./menus.ts')).menuVersions));
  program
    .command('diff')
    .summary('compare two versions of a menu')
    .description('Show which dishes of a menu were added, removed, renamed, moved or changed since another version.')
    .argument('<menu-id>', 'as `menus list` shows it')
    .option('--from <menu-id>', 'the version to compare with (default: the previous one)')
    .option('--json', 'as GET /v1/menus/{id}/diff answers')
    .addHelpText('before', 'Examples:\n  menus diff 42\n  menus diff 42 --from 7 --json\n')
    .action(run(async () => (await import('./menus.ts')).diffMenus));
  program
    .command('families')
    .summary('show a dish at many restaurants')
    .description('Show dishes by name, each once for all restaurants that have it: how many, and at which prices.')
    .argument('<search>', 'words of the name')
    .option('--json', 'one JSON object per family, as GET /v1/families has them')
    .addHelpText('before', 'Examples:\n  menus families "fish and chips"\n  menus families curry --json\n')
    .action(run(async () => (await import('./menus.ts')).families));
}
