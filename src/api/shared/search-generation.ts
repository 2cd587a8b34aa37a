import type { ApiDeps } from './api-deps.ts';

/** Generation for `answerCache`: of the index and of the active menus. */
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
