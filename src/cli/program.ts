import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { packageRoot } from '../package-root.ts';
import { addDataCommands } from './data-commands.ts';
import { addOperationCommands } from './operation-commands.ts';
import { addProcessCommands } from './process-commands.ts';

/** The `menus` program. Every command imports its work only when it runs, so that help comes at once. */
export function createProgram(): Command {
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string };
  const program = new Command('menus')
    .description('Versioned restaurant menus from PDFs, web pages and photos, searchable while you type.')
    .version(version)
    .showHelpAfterError('(add --help for the options and examples)')
    .showSuggestionAfterError(true)
    .addHelpText(
      'before',
      'Examples:\n  menus start                                    the whole service, on this machine\n  menus ingest menu.pdf --restaurant "The Crown"  take in a menu\n  menus ingest menu.pdf --dry-run                see what would be understood\n',
    );
  program.exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));
  program.configureOutput({ outputError: (text, write) => write(text) });
  addProcessCommands(program);
  addDataCommands(program);
  addOperationCommands(program);
  return program;
}
