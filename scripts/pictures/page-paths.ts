import type { Service } from '../../test/support/service.ts';
import { until } from '../../test/support/until.ts';

/** The address of every page that gets a picture, by the name of its file. Menus are looked up, because their ids are not known before. */
export async function pagePaths({
  baseUrl,
  opsUrl,
}: Pick<Service, 'baseUrl' | 'opsUrl'>): Promise<Readonly<Record<string, string>>> {
  const find = '/find?search=chiken+pie+under+%C2%A320';
  const menu = await linkIn(`${baseUrl}/find?search=ham+hock+terrine`, /href="(\/menus\/\d+)[?#]/);
  const restaurant = await linkIn(`${baseUrl}${menu}`, /href="(\/restaurants\/[0-9a-f-]+)"/);
  const comparison = await linkIn(`${baseUrl}${menu}`, /href="(\/menus\/\d+\/compare\/\d+)"/);
  const paths = {
    start: '/',
    'find-begin': '/find',
    find,
    'find-allergens': '/find?search=pizza&excludeAllergens=milk',
    menu,
    comparison,
    restaurants: '/restaurants',
    restaurant,
    allergens: '/allergens',
    errors: '/problems',
    'one-error': '/problems/unknown_parameter',
    'not-found': '/menus/999999',
    docs: '/docs',
  };
  const source = await linkIn(`${opsUrl}/workbench/sources`, /href="(\/workbench\/source\?[^"]+)"/);
  const allergens = await linkIn(`${opsUrl}/workbench`, /href="(\/workbench\/allergens\?[^"]+)"/);
  const operators = {
    status: '/status',
    workbench: '/workbench',
    'workbench-source': source.replaceAll('&amp;', '&'),
    'workbench-allergens': allergens.replaceAll('&amp;', '&'),
    'workbench-sources': '/workbench/sources',
    'workbench-state': '/workbench/state',
  };
  return { ...at(baseUrl, paths), ...at(opsUrl, operators) };
}

function at(url: string, paths: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, `${url}${path}`]));
}

/** The first link of this form on a page: what the pattern takes out of it. */
function linkIn(address: string, pattern: RegExp): Promise<string> {
  // The first answers of a service on a busy machine may be refused, because they would come too late.
  return until(async () => {
    const link = pattern.exec(await (await fetch(address)).text())?.[1];
    if (link === undefined) throw new Error(`${address} has no link like ${pattern.source}`);
    return link;
  });
}
