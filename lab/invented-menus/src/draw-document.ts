import type { Gold } from './gold.ts';
import { inventMenu } from './invent-menu.ts';
import { drawPdf } from './paper/draw-pdf.ts';
import { paperLook } from './paper/paper-look.ts';
import { spoiltPages } from './picture/spoilt-copy.ts';
import { drawHtml, webLook } from './web/draw-html.ts';

export const KINDS = ['web', 'pdf', 'scan', 'photo'] as const;
export type Kind = (typeof KINDS)[number];

export interface DrawnDocument {
  readonly id: string;
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly gold: Gold;
}

/** Document of a kind and a seed; deterministic to the byte. Scans and photographs show a menu of one page. */
export async function drawDocument(kind: Kind, seed: number): Promise<DrawnDocument> {
  const id = `${kind}-${String(seed).padStart(6, '0')}`;
  if (kind === 'web') {
    const { html, gold } = drawHtml(inventMenu(seed), webLook(seed));
    return { id, file: `${id}.html`, bytes: new TextEncoder().encode(html), gold };
  }
  if (kind === 'pdf') {
    const { bytes, gold } = await drawPdf(inventMenu(seed), paperLook(seed));
    return { id, file: `${id}.pdf`, bytes, gold };
  }
  return drawPicture(id, kind, seed);
}

/** Decreasing, until it fits on one page. */
const AMOUNTS = [{ sections: 3 }, { sections: 2 }, { sections: 1 }, { sections: 1, dishes: 3 }];

async function drawPicture(id: string, kind: 'scan' | 'photo', seed: number): Promise<DrawnDocument> {
  for (const overrides of AMOUNTS) {
    const { bytes, pages, gold } = await drawPdf(inventMenu(seed, overrides), paperLook(seed, { columns: 1 }));
    if (pages > 1) continue;
    const [page] = await spoiltPages({ id, bytes }, kind, seed);
    if (page)
      return { id, file: `${id}.${page.extension}`, bytes: page.picture, gold: { ...gold, kind: 'image', ocr: true } };
  }
  throw new Error(`the menu of ${id} does not fit on one page`);
}
