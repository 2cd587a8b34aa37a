import type { Command } from 'commander';
import { run } from './run-command.ts';

const INGEST_EXAMPLES = `Examples:
  menus ingest menu.pdf --dry-run                          what would be understood; needs no database
  menus ingest menu.pdf --dry-run --json                   the same as one JSON object a file
  menus ingest menu.pdf --explain > menu.svg               see columns, roles and dishes drawn on the page
  menus ingest menu.html --explain                         see each line of a web page with its role and prices
  menus ingest menu.pdf --restaurant "The Potter's Arms"   store it
  menus ingest https://www.the-crown.example/menu --restaurant "The Crown"
  menus ingest - --restaurant "The Crown" --source-url file:///menu.pdf < menu.pdf
  menus ingest ./scans/ --restaurant "The Potter's Arms"   every menu in a folder
  menus ingest manifest.json                               restaurants with their menus, as samples/manifest.json
  menus ingest menu.pdf --restaurant "The Crown" --corrections fixes.json
  menus ingest menu.pdf --restaurant "The Crown" --teach lines.json
  menus ingest --withdraw 42                               take a menu out of service
`;

const INGEST_NOTES = `
A file of corrections: {"corrections": [
  {"item": "Soup of teh Day", "set": {"name": "Soup of the Day", "price": 5.5, "contains": ["CELERY"]}},
  {"item": "Rhubarb Crumble", "set": {"section": "Puddings"}},
  {"section": "Startes", "set": {"name": "Starters"}},
  {"item": "Open 12 to 9", "remove": true}]}
"contains", "mayContain", "freeFrom" and "unknown" set the allergens in them and no others; "asRead" takes that back.
Names are those that were read, as --dry-run shows them. A new file replaces what was kept for the source, an empty list ends it.
A file of --teach: [{"line": "Small Plates", "role": "heading"}, {"line": "served until 3pm", "role": "left out", "scope": "line"}]
Roles are "dish", "heading", "rest of the name", "description", "price" (of the dish above) and "left out". Lines that look like it
and were read as it was follow; with "scope": "look" all lines that look like it, with "column" those of its column that were read as it
was, with "line" none. "nth" tells lines of the same words apart. --explain shows the lines.
Prices that are not in pounds are left out. --currency-ok, or "currencyOk": true beside the corrections, takes their numbers as
pounds; that is kept for the source too.

A document that may have been misread is held back until a person accepts it: a terminal asks, and the workbench and
\`menus review list\` have it. --publish and --hold decide without asking.

Addresses are fetched once, as they are given; \`menus check\` and the schedule look at them again and obey robots.txt.
Addresses of this machine and of private networks are refused unless ALLOW_PRIVATE_SOURCES=true is set.

Exit codes: 0 done, 2 wrong usage, 3 done but something needs a look, 4 some documents failed, 5 a service cannot be reached.
130 after Ctrl-C; the same command continues where it stopped.`;

const ENRICH_EXAMPLES = `Examples:
  echo '{"name":"Prawn toast","description":null}' | menus enrich
  menus enrich --evidence < dishes.jsonl > tagged.jsonl
  menus enrich --known declared.jsonl < dishes.jsonl
  menus enrich --stored
`;

const ENRICH_NOTES = `
Dishes of --known, one JSON object a line: {"name", "description"?, "section"?, "kcal"?,
"allergens"?: {"contains": ["milk", …], "complete"?: true, "unknown"?: […]}}. All are of the kitchen whose dishes are read. With "complete" what
is in neither list is not contained. What they declare informs the estimates of the others; nothing counts as absent by it.`;

export function addIngestCommands(program: Command): void {
  program
    .command('ingest')
    .summary('read menus from files, folders, addresses or a manifest')
    .description('Read menus and store them as versions.')
    .argument(
      '[sources...]',
      'PDF, HTML or picture files, folders, http(s) addresses, a manifest.json, or - for standard input',
    )
    .option('--restaurant <id-or-name>', 'the restaurant the menus belong to')
    .option('--source-url <url>', 'the public address of the source (default: file:///NAME)')
    .option('--replaces <menu-id>', 'the menu version this one replaces, whatever its name; one of the same restaurant')
    .option('--keep-both', 'store it even if another menu of its source stays in service')
    .option('--withdraw <menu-id>', 'take a menu out of service without a successor')
    .option('--corrections <file>', "an operator's corrections (JSON), kept and applied again at every new version")
    .option('--teach <file>', 'roles of lines of the document (JSON), kept for later versions')
    .option('--currency-ok', 'take prices in another currency as pounds, also at every new version')
    .option('--publish', 'put menus into service also where the document may have been misread')
    .option('--hold', 'hold back every menu with anything to check')
    .option('--dry-run', 'read and print, store nothing')
    .option(
      '--explain',
      'print how a document was understood, store nothing: PDFs and pictures as a drawing (SVG), web pages line by line',
    )
    .option('--json', 'results as JSON, one object per line')
    .addHelpText('before', INGEST_EXAMPLES)
    .addHelpText('after', INGEST_NOTES)
    .action(run(async () => (await import('./ingest.ts')).ingest));
  program
    .command('enrich')
    .summary('tag dishes given as JSON Lines')
    .description(
      'Tag dishes: JSON Lines {"name", "description" or null, "section"?, "cuisine"?} on standard input; prints them with vegetarian, vegan, halal, spicy, calories and allergens.',
    )
    .option('--evidence', 'add the reason for every value')
    .option('--family', 'add the family of the dish: a slug, or null')
    .option('--known <file>', 'dishes with what their kitchen declares, JSON Lines')
    .option('--stored', 'estimate the stored menus again, in place')
    .addHelpText('before', ENRICH_EXAMPLES)
    .addHelpText('after', ENRICH_NOTES)
    .action(run(async () => (await import('./enrich.ts')).enrich));
}
