import type { SampleService } from './sample-service.ts';

/** The address of every page that gets a picture, by the name of its file. Menus are looked up, because their ids are not known before. */
export async function pagePaths({ baseUrl, opsUrl }: SampleService): Promise<Readonly<Record<string, string>>> {
  const find = '/find?search=chiken+pie+under+%C2%A320';
  const menu = await linkIn(`${baseUrl}/find?search=ham+hock+terrine`, /href="(\/menus\/\d+)#/);
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
  const own = Object.entries(paths).map(([name, path]) => [name, `${baseUrl}${path}`]);
  return { ...Object.fromEntries(own), status: `${opsUrl}/status` };
}

async function linkIn(address: string, pattern: RegExp): Promise<string> {
  const page = await (await fetch(address)).text();
  const link = pattern.exec(page)?.[1];
  if (link === undefined) throw new Error(`${address} has no link like ${pattern.source}`);
  return link;
}
