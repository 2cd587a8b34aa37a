/**
 * Measures menu discovery on stored websites.
 *
 *   npm run eval:discover -- FOLDER [--json FILE] [--only ID] [--cache FOLDER]
 *
 * FOLDER has sites.json, `[{"id", "home", "menus": [paths of documents that hold a menu]}]`, and a folder of files for each id. Each site is
 * served on the loopback, one at a time, under a name of its own, and visited as `menus discover --dry-run` visits it. FILE gets `{"sites":
 * [{"id", …output of menus discover --json}]}`. With --cache readings of documents are kept for the next run.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createParser, type SitePage } from '@menu-data-service/menu-reader';
import { pino } from 'pino';
import { z } from 'zod';
import { fileCache } from '../file-cache.ts';
import { linesOf, type ScoredSite, scoreSite, summary } from './eval-discover/score.ts';
import { type ReadPage, visitStored } from './eval-discover/visit-stored.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, only: { type: 'string' }, cache: { type: 'string' } },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error('expected a folder with sites.json: npm run eval:discover -- FOLDER [--json FILE]');
  process.exit(2);
}
const list = z.array(
  z.object({ id: z.string().min(1), home: z.string().transform(homePath), menus: z.array(z.string()) }),
);
const sites = list
  .parse(JSON.parse(readFileSync(join(folder, 'sites.json'), 'utf8')))
  .filter(({ id }) => values.only === undefined || id === values.only);
const parser = createParser({ logger: pino({ level: 'silent' }) });
const kept = fileCache<SitePage>(values.cache);
const read: ReadPage = ({ bytes, mediaType, label }) =>
  kept(bytes, () => parser.page({ bytes, fileName: label, ...(mediaType !== undefined && { mediaType }) }));
const scored: ScoredSite[] = [];
const printed: object[] = [];
for (const site of sites) {
  const visited = await visitStored({ ...site, folder: join(folder, site.id) }, read);
  const score = scoreSite(site, visited);
  scored.push(score);
  printed.push({ id: site.id, ...visited.report });
  for (const line of linesOf(score)) console.log(line);
}
await parser.close();
console.log(`\n${summary(scored)}`);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ sites: printed }, null, 2)}\n`);

function homePath(home: string): string {
  return home.replace(/^https?:\/\/[^/]+/, '').replace(/^\/+/, '') || 'index.html';
}
