import { Registry } from 'prom-client';
import type { Family } from '../../src/ports/search/families.ts';
import type { CommandIo, JsonOption } from '../terminal/command-io.ts';
import { count } from '../terminal/count.ts';
import { type OpenEngine, openEngines } from '../wiring/search.ts';
import { withStores } from './with-stores.ts';

const READ_BATCH = 200;
const MOST = 100;

/** `menus families`: of an index that is made for the command, so that it needs no engine. */
export function families(search: string, options: JsonOption, io: CommandIo): Promise<void> {
  return withStores(async ({ changes }, { logger }) => {
    const { engines, close } = openEngines({ config: { meili: undefined }, logger, registry: new Registry() });
    try {
      const [{ index }] = engines as [OpenEngine];
      await index.rebuild(changes.allDocuments(READ_BATCH), 'families');
      const asked = { asked: { search }, limit: MOST, offset: 0, withoutMenus: [] };
      const found = await index.families(asked, io.signal);
      for (const family of found.families) io.out(options.json ? JSON.stringify(family) : familyLine(family));
      if (found.total === 0) io.say(`No dish in service is called "${search}".`);
      else if (found.total > MOST) io.say(`${found.total - MOST} more families: say more of the name.`);
    } finally {
      await close();
    }
  });
}

function familyLine({ slug, name, restaurants, items, price }: Family): string {
  const prices = price
    ? `£${price.lowest.toFixed(2)} to £${price.highest.toFixed(2)}, median £${price.median.toFixed(2)}`
    : 'no price';
  return `${name}  ${slug}: ${count(items, 'dish', 'dishes')} in ${count(restaurants, 'restaurant')}, ${prices}`;
}
