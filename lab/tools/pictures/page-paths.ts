import type { Service } from '../../../test/support/service.ts';
import { until } from '../../../test/support/until.ts';

/** Address of every page with a screenshot, by the name of its file. Menus are looked up, because their ids are not known before. */
export async function pagePaths({
  baseUrl,
  opsUrl,
}: Pick<Service, 'baseUrl' | 'opsUrl'>): Promise<Readonly<Record<string, string>>> {
  const find = '/find?search=chiken+pie+under+%C2%A320';
  const menu = await linkIn(`${baseUrl}/find?search=ham+hock+terrine`, /href="(\/menus\/\d+)[?#]/);
  const restaurant = await linkIn(`${baseUrl}${menu}`, /href="(\/restaurants\/[0-9a-f-]+)"/);
  const paths = {
    start: '/',
    'find-begin': '/find',
    find,
    'find-allergens': '/find?search=pizza&excludeAllergens=milk',
    menu,
    restaurants: '/restaurants',
    restaurant,
    allergens: '/allergens',
    errors: '/problems',
    'one-error': '/problems/unknown_parameter',
    'not-found': '/menus/999999',
    docs: '/docs',
  };
  const linked = await linkIn(`${opsUrl}/workbench/sources`, /href="(\/workbench\/source\?[^"]+)"/);
  const source = linked.replaceAll('&amp;', '&');
  const allergens = await linkIn(`${opsUrl}${source}`, /href="(\/workbench\/allergens\?[^"]+)"/);
  const operators = {
    status: '/status',
    workbench: '/workbench',
    'workbench-source': source,
    'workbench-allergens': allergens.replaceAll('&amp;', '&'),
    'workbench-sources': '/workbench/sources',
    'workbench-state': '/workbench/state',
  };
  return { ...at(baseUrl, paths), ...at(opsUrl, operators) };
}

function at(url: string, paths: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, `${url}${path}`]));
}

function linkIn(address: string, pattern: RegExp): Promise<string> {
  // A service on a busy machine may refuse its first answers as too late.
  return until(async () => {
    const link = pattern.exec(await (await fetch(address)).text())?.[1];
    if (link === undefined) throw new Error(`${address} has no link like ${pattern.source}`);
    return link;
  });
}
