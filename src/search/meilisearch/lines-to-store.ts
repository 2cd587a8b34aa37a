import { bucketOf } from '../../ports/search-index.ts';
import type { IndexName } from '../engine.ts';
import type { EngineMenu } from '../engine-documents.ts';

/** Menu and state of a stored document, and the number of documents of that state. */
export interface Stamp {
  readonly menuId: number;
  readonly hash: string;
  readonly items: number;
  readonly sections: number;
}

export function writeStamp({ menuId, hash, items, sections }: Stamp): string {
  return `${menuId}:${hash}:${items}:${sections}`;
}

export function readStamp(text: string): Stamp {
  const [menuId, hash, items, sections] = text.split(':');
  return { menuId: Number(menuId), hash: hash ?? '', items: Number(items), sections: Number(sections) };
}

export function stampOf(menu: EngineMenu): string {
  const { menuId, hash, items, sections } = menu;
  return writeStamp({ menuId, hash, items: items.length, sections: sections.length });
}

/** Documents of a menu for each index as JSON lines, each with its stamp and bucket. */
export function linesToStore(menu: EngineMenu): Readonly<Record<IndexName, string>> {
  const marks = { stamp: stampOf(menu), bucket: bucketOf(menu.menuId) };
  const lines = (documents: readonly object[]): string =>
    documents.map((document) => `${JSON.stringify({ ...document, ...marks })}\n`).join('');
  return { items: lines(menu.items), sections: lines(menu.sections), menus: lines([menu.menu]) };
}
