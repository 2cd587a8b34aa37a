import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Menu } from '../../domain/menu.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

const GZIP_LEVEL = 6;
const BROTLI_QUALITY = 5;

/** A serialised menu in each encoding the API serves. */
export interface EncodedBody {
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly brotli: Buffer;
}

/** The full view of a menu as JSON, its keys in the order of the specification. */
function serialiseMenu(menu: Menu): string {
  return JSON.stringify({
    id: menu.id,
    restaurantId: menu.restaurantId,
    name: menu.name,
    sourceUrl: menu.sourceUrl,
    dateUpdated: menu.dateUpdated,
    dateDeleted: menu.dateDeleted,
    version: menu.version,
    previousMenuVersionId: menu.previousMenuVersionId,
    sections: menu.sections.map(({ id, name, items }) => ({
      id,
      name,
      items: items.map((item) => ({
        name: item.name,
        description: item.description,
        price: item.price,
        vegetarian: item.vegetarian,
        vegan: item.vegan,
        calories: item.calories,
        halal: item.halal,
        spicy: item.spicy,
        allergens: item.allergens,
      })),
    })),
  });
}

export async function encodeBody(menu: Menu): Promise<EncodedBody> {
  const identity = Buffer.from(serialiseMenu(menu));
  const [gzipped, brotli] = await Promise.all([
    compressGzip(identity, { level: GZIP_LEVEL }),
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
  ]);
  return { identity, gzip: gzipped, brotli };
}
