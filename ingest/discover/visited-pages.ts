import { sameKey } from './address.ts';
import type { Candidate, PassedOver } from './frontier.ts';
import type { Answer } from './seen-page.ts';
import type { VisitedPage } from './visit.ts';

/** An address that was opened, and what is known of it before its dishes are judged. */
export const openedPage = (
  { address, from, link }: Candidate,
  { status, seen, why }: Answer,
): VisitedPage & { readonly verdict: 'other' } => ({
  ...{ address, from, words: link.words, opened: true, status },
  kind: seen?.kind ?? null,
  dishes: seen?.dishes.length ?? 0,
  ...{ verdict: 'other', why },
});

/** What was not opened: each address once, and none that was opened by another link. */
export function unopenedPages(passed: readonly PassedOver[], opened: readonly VisitedPage[]): readonly VisitedPage[] {
  const known = new Set(opened.map(({ address }) => sameKey(address)));
  return passed.flatMap(({ address, from, link, why }): VisitedPage[] => {
    if (known.has(sameKey(address))) return [];
    known.add(sameKey(address));
    const nothing = { opened: false, status: null, kind: null, dishes: 0 };
    return [{ address, from, words: link.words, ...nothing, verdict: 'not opened', why }];
  });
}
