import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Menu, MenuItem, Section } from '@menu-data-service/menu-model/menu';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

const GZIP_LEVEL = 6;
const BROTLI_QUALITY = 5;

export interface EncodedBody {
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly brotli: Buffer;
}

export async function encodeBody(menu: Menu): Promise<EncodedBody> {
  const identity = Buffer.from(JSON.stringify(menuView(menu)));
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

/** The full view of a menu as served: these keys in this order, without other fields of ingestion. */
export function menuView(menu: Menu): Menu {
  return {
    id: menu.id,
    restaurantId: menu.restaurantId,
    name: menu.name,
    sourceUrl: menu.sourceUrl,
    dateUpdated: menu.dateUpdated,
    dateDeleted: menu.dateDeleted,
    version: menu.version,
    previousMenuVersionId: menu.previousMenuVersionId,
    sections: menu.sections.map(sectionView),
  };
}

function sectionView({ id, name, items }: Section): Section {
  return { id, name, items: items.map(itemView) };
}

function itemView(item: MenuItem): MenuItem {
  const { name, description, price, vegetarian, vegan, calories, halal, spicy, allergens } = item;
  return { name, description, price, vegetarian, vegan, calories, halal, spicy, allergens };
}
