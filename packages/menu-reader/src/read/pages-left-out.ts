import type { PagesLeftOut } from '@menu-data-service/menu-model/draft-menu';
import type { TextPage } from './positioned-text.ts';

export function pagesLeftOut(pages: readonly TextPage[]): PagesLeftOut[] {
  const runs: PagesLeftOut[] = [];
  for (const { page, leftOut } of pages) {
    if (leftOut === undefined) continue;
    const last = runs.at(-1);
    if (last?.reason === leftOut && last.to === page - 1) runs[runs.length - 1] = { ...last, to: page };
    else runs.push({ from: page, to: page, reason: leftOut });
  }
  return runs;
}

/** "page 2: the page is damaged", "pages 101 to 120: …". */
export const leftOutInWords = ({ from, to, reason }: PagesLeftOut): string =>
  `${from === to ? `page ${from}` : `pages ${from} to ${to}`}: ${reason}`;
