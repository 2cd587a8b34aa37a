import type { MenuStore } from '../../src/ports/menu-store.ts';
import type { ReviewItem } from '../../src/ports/review-store.ts';
import type { CommandIo, JsonOption } from '../terminal/command-io.ts';
import { noSuchEntry, reviewId } from './ids.ts';
import { reviewLine } from './list-review.ts';
import { withStores } from './with-stores.ts';

/** `menus review show ID` */
export function showReview(given: string, options: JsonOption, io: CommandIo): Promise<void> {
  const id = reviewId(given);
  return withStores(async ({ reviews, menus }) => {
    const entry = await reviews.item(id);
    if (!entry) throw noSuchEntry(id);
    const evidence = await evidenceOf(entry, menus);
    if (options.json) return io.out(JSON.stringify({ ...entry, evidence }));
    io.out(`${entry.restaurantName}  ${entry.sourceUrl}`);
    io.out(reviewLine(entry));
    const since = entry.raisedAt.toISOString().slice(0, 10);
    io.out(`        found ${since}${entry.menuId === null ? ', nothing stored' : `, menu ${entry.menuId}`}`);
    if (entry.note !== null) io.out(`        note: ${entry.note}`);
    for (const { field, value, state, basis, words, rule, confidence } of evidence) {
      const of = words === '' ? '' : ` from "${words}"`;
      io.out(`        ${field} ${value}${state ? ` ${state}` : ''}: ${basis}${of} (${rule}, ${confidence})`);
    }
  });
}

/** What the values of the dish rest on; nothing for a menu that is not stored. */
async function evidenceOf({ menuId, section, item }: ReviewItem, menus: Pick<MenuStore, 'evidence'>) {
  const stored = menuId === null || item === '' ? null : await menus.evidence(menuId);
  const items = stored?.sections.filter(({ name }) => name === section).flatMap(({ items }) => items) ?? [];
  return items.find(({ name }) => name === item)?.evidence.filter(({ state }) => state !== 'likely absent') ?? [];
}
