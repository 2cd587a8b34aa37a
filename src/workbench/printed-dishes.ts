import type { Evidence } from '@menu-data-service/menu-model/evidence';
import type { Menu } from '@menu-data-service/menu-model/menu';
import { parseMenu } from '../domain/parse-menu.ts';
import type { MenuEvidence, MenuStore } from '../ports/menu-store.ts';
import type { ReviewItem } from '../ports/review-store.ts';

export interface PrintedDish {
  readonly dish: string;
  /** Words behind the doubtful value; empty if it is not a value of the dish. */
  readonly words: readonly string[];
}

/** The words of the source for entries about a stored dish, by the id of the entry. */
export async function printedDishes(
  menus: Pick<MenuStore, 'body' | 'evidence'>,
  entries: readonly ReviewItem[],
): Promise<ReadonlyMap<number, PrintedDish>> {
  const ofDishes = entries.filter(({ item, menuId }) => item !== '' && menuId !== null);
  const ids = [...new Set(ofDishes.flatMap(({ menuId }) => (menuId === null ? [] : [menuId])))];
  const stored = new Map(await Promise.all(ids.map(async (id) => [id, await storedMenu(menus, id)] as const)));
  const found = ofDishes.flatMap((entry) => {
    const { menu = null, evidence = null } = stored.get(entry.menuId ?? 0) ?? {};
    const printed = menu && printedDish(entry, menu, evidence);
    return printed ? [[entry.id, printed] as const] : [];
  });
  return new Map(found);
}

async function storedMenu(menus: Pick<MenuStore, 'body' | 'evidence'>, id: number) {
  const [body, evidence] = await Promise.all([menus.body(id, 'identity'), menus.evidence(id)]);
  return { menu: body && parseMenu(body.bytes), evidence };
}

function printedDish(entry: ReviewItem, menu: Menu, evidence: MenuEvidence | null): PrintedDish | null {
  for (const [at, { name, items }] of menu.sections.entries()) {
    const position = name === entry.section ? items.findIndex((one) => one.name === entry.item) : -1;
    const item = items[position];
    if (item === undefined) continue;
    const price = item.price > 0 ? `£${item.price.toFixed(2)}` : '';
    const dish = [item.name, item.description ?? '', price].filter(Boolean).join(' · ');
    return { dish, words: wordsOf(entry.reason, evidence?.sections[at]?.items[position]?.evidence ?? []) };
  }
  return null;
}

/** A reason begins with its subject: the code of an allergen, or a field. */
function wordsOf(reason: string, evidence: readonly Evidence[]): readonly string[] {
  const subject = reason.split(': ', 1)[0] ?? '';
  const about = evidence.filter(({ field, value }) => subject === (field === 'allergens' ? value : field));
  return [...new Set(about.map(({ words }) => words).filter((words) => words !== '' && !reason.includes(words)))];
}
