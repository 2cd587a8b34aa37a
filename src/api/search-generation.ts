import type { ApiDeps } from './api-deps.ts';

/** The generation of what searches find, for `answerCache`: that of the index, and that of the menus that are active. */
export function searchGeneration({
  search,
  activeMenus,
}: Pick<ApiDeps, 'search' | 'activeMenus'>): () => string | null {
  let changes = 0;
  activeMenus.onChange(() => {
    changes += 1;
  });
  return () => {
    const ofIndex = search.generation();
    return ofIndex === null ? null : `${ofIndex}/${changes}`;
  };
}
