import type { Random } from '@menu-data-service/seeded-random';
import { itemNames, type MenuBody, type SeenMenus } from './seen-menus.ts';
import { STEADY_WORD, type SteadyMenus } from './steady-menus.ts';
import type { Dependency } from './troubles.ts';

export type QuestionKind = 'search' | 'menu' | 'restaurants';

/** A request to the API, with a check of its answer. */
export interface Question {
  readonly kind: QuestionKind;
  readonly path: string;
  /** Dependency of a 200; null if the answer may come from memory. */
  readonly needs: Dependency | null;
  /** @throws Error that says what is wrong with a 200 */
  readonly check: (body: string, total: string | null) => void;
}

export interface ItemHit {
  readonly menuId: number;
  readonly menuName: string;
  readonly menuItem: { readonly name: string };
}

/** `id name` of each hit, sorted. */
export function hitList(hits: readonly ItemHit[]): readonly string[] {
  return hits.map(({ menuId, menuItem }) => `${menuId} ${menuItem.name}`).sort();
}

function refuse(what: string): never {
  throw new Error(what);
}

/** All hits fit on one page, so the page must be complete. */
function wholePage(hits: readonly unknown[], total: string | null): void {
  if (String(hits.length) !== total) refuse(`${hits.length} hits of ${total}`);
}

/** Two versions of one menu are never active at the same time. */
function oneVersionEach(hits: readonly ItemHit[]): void {
  const ids = new Map<string, number>();
  for (const { menuName, menuId } of hits) {
    if ((ids.get(menuName) ?? menuId) !== menuId) refuse(`two versions of ${menuName}`);
    ids.set(menuName, menuId);
  }
}

/** Generates random requests, some for menus that never change and some for menus that do. */
export function createQuestions(random: Random, steady: SteadyMenus, seen: SeenMenus): () => Question {
  const steadySearch: Question = {
    kind: 'search',
    path: `/v1/menus/items?search=${STEADY_WORD}`,
    needs: 'engine',
    check(body, total) {
      const hits = JSON.parse(body) as ItemHit[];
      wholePage(hits, total);
      if (hitList(hits).join() !== steady.items.join()) refuse(`${hits.length} of ${steady.items.length} steady items`);
    },
  };
  const changingSearch: Question = {
    kind: 'search',
    path: '/v1/menus/items?search=dishes&limit=1000',
    needs: 'engine',
    check(body, total) {
      const hits = JSON.parse(body) as ItemHit[];
      wholePage(hits, total);
      oneVersionEach(hits);
      for (const id of new Set(hits.map(({ menuId }) => menuId))) {
        const own = hits.filter(({ menuId }) => menuId === id);
        seen.found(
          id,
          own.map(({ menuItem }) => menuItem.name),
        );
      }
    },
  };
  const restaurants: Question = {
    kind: 'restaurants',
    path: '/v1/restaurants',
    needs: 'database',
    check(body, total) {
      const { items, totalCount } = JSON.parse(body) as { items: unknown[]; totalCount: number };
      wholePage(items, total);
      if (totalCount !== 2) refuse(`${totalCount} restaurants of 2`);
    },
  };
  const menu = (menuId: number): Question => ({
    kind: 'menu',
    path: `/v1/menus/${menuId}`,
    needs: null,
    check(body) {
      const read = JSON.parse(body) as MenuBody;
      if (read.id !== menuId) refuse(`menu ${read.id} for menu ${menuId}`);
      seen.found(menuId, itemNames(read));
    },
  });

  return () => {
    const chance = random.next();
    if (chance < 0.25) return steadySearch;
    if (chance < 0.6) return changingSearch;
    if (chance < 0.7) return restaurants;
    return menu(random.pick([...steady.ids, ...seen.ids()]));
  };
}
