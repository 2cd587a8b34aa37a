/**
 * Writes docs/samples-tags.md: every item of the sample menus with its tags and the reasons for them, for a person to read.
 *
 *   npm run lab enrich/samples-tags
 *
 * The part under the heading "Corrected after reading" is kept.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TaggedItem } from '../../src/domain/published-menu.ts';
import { packageRoot } from '../../src/lib/package-root.ts';
import { readSamples } from './measure/read-samples.ts';
import { itemRow, TABLE_HEAD } from './measure/tag-table.ts';

const TARGET = join(packageRoot, 'docs', 'samples-tags.md');
const KEPT = '## Corrected after reading';

const INTRO = `# Tags of the sample menus

Made by \`npm run lab enrich/samples-tags\` from every document in \`samples/\`, read by the parser and tagged as ingestion would. In the allergens
column \`~\` marks an estimate, \`?\` "may contain" and \`…\` that others are unknown. Reasons name the lexicon line, "stated" or "word
weights" for each tag.
`;

/** The part of the existing file that a person wrote. */
function keptPart(): string {
  const old = readFileSync(TARGET, { encoding: 'utf8', flag: 'a+' });
  const at = old.indexOf(KEPT);
  if (at < 0) return `${KEPT}\n`;
  const end = old.indexOf('\n## ', at + KEPT.length);
  return `${old.slice(at, end < 0 ? undefined : end).trimEnd()}\n`;
}

const parts = [INTRO, keptPart()];
let count = 0;
for await (const { restaurant, label, menus } of readSamples()) {
  const items = menus.flatMap(({ sections }) =>
    sections.flatMap((section) => section.items.map((item): [string, TaggedItem] => [section.name, item])),
  );
  count += items.length;
  parts.push(`## ${restaurant}: ${label}\n`, TABLE_HEAD, ...items.map(([section, item]) => itemRow(section, item)), '');
}
writeFileSync(TARGET, parts.join('\n'));
console.log(`${count} items in ${TARGET}`);
