import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { packageRoot } from '../../src/lib/package-root.ts';
import { addAllergenCommands } from './allergen-commands.ts';
import { addExportCommands } from './export-commands.ts';
import { addIndexCommands } from './index-commands.ts';
import { addIngestCommands } from './ingest-commands.ts';
import { addMenuCommands } from './menu-commands.ts';
import { addPostcodeCommands } from './postcode-commands.ts';
import { addProcessCommands } from './process-commands.ts';
import { addRestaurantCommands } from './restaurant-commands.ts';
import { addReviewCommands } from './review-commands.ts';
import { addSourceCommands } from './source-commands.ts';
import { EXIT } from './terminal/exit-codes.ts';
import { wrap } from './terminal/wrap.ts';
import { addTokenCommands } from './token-commands.ts';
import { addWebhookCommands } from './webhook-commands.ts';

const EXAMPLES = `Examples:
  menus start                                      the whole service, on this machine
  menus ingest menu.pdf --dry-run                  see what would be understood
  menus ingest menu.pdf --restaurant "The Crown"   take in a menu
  menus ingest -h                                  options and examples of a command
`;

const DOCUMENT = /unknown command '((?:https?:\/\/[^']*|[^']*\.[a-z]{3,5}))'/i;

/** The `menus` program. Every command imports its implementation only when it runs, so that help is fast. */
export function createProgram(): Command {
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string };
  const program = new Command('menus')
    .description('Versioned restaurant menus from PDFs, web pages and photos, searchable while you type.')
    .version(version, '-v, --version')
    .showHelpAfterError('(add --help for the options and examples)')
    .showSuggestionAfterError(true)
    .addHelpText('before', EXAMPLES);
  program.exitOverride((error) => process.exit(error.exitCode === 0 ? EXIT.done : EXIT.usage));
  program.configureHelp({ minWidthToWrap: 20 });
  program.configureOutput({
    writeOut: (text) => process.stdout.write(fitHelp(text, process.stdout.columns || Number.POSITIVE_INFINITY)),
    writeErr: (text) => process.stderr.write(fitHelp(text, process.stderr.columns || Number.POSITIVE_INFINITY)),
    outputError: (text, write) => write(withHint(text)),
  });
  addProcessCommands(program);
  addIngestCommands(program);
  addMenuCommands(program);
  addExportCommands(program);
  addRestaurantCommands(program);
  addPostcodeCommands(program);
  addAllergenCommands(program);
  addReviewCommands(program);
  addSourceCommands(program);
  addTokenCommands(program);
  addWebhookCommands(program);
  addIndexCommands(program);
  return program;
}

function withHint(message: string): string {
  if (message.includes("too many arguments for 'diff'"))
    return `${message.trimEnd()}\n(two versions: menus diff ID --from OLDER)\n`;
  const document = DOCUMENT.exec(message)?.[1];
  return document === undefined ? message : `${message.trimEnd()}\n(to read it: menus ingest ${document} --dry-run)\n`;
}

/** Example line: the command, which is never wrapped so that it can be copied, and its purpose. */
// recheck-ignore: the help is our own
const EXAMPLE = /^( {2})((?:[A-Z_]+=\S+ )*(?:menus|echo|curl) .*?)(?: {3,}(\S.*))?$/;

export function fitHelp(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => (line.length <= width ? line : fitLine(line, width)))
    .join('\n');
}

function fitLine(line: string, width: number): string {
  const [, indent = '', command, purpose] = EXAMPLE.exec(line) ?? [];
  if (command === undefined) return wrap(line, width);
  return purpose === undefined ? line : `${indent}${command}\n${wrap(`${indent}    ${purpose}`, width)}`;
}
