import { addressKind, documentKind, sameKey } from './address.ts';
import type { Candidate, PassedOver } from './frontier.ts';
import { STRONG_PROMISE } from './rank-link.ts';
import type { Answer } from './seen-page.ts';
import type { FoundMenu, VisitedPage } from './visit.ts';

/** An address that was opened, and what is known of it before its dishes are judged. */
export const openedPage = ({ address, from, link }: Candidate, { status, seen, why }: Answer): VisitedPage => ({
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

/** How sure a document is to be a menu of which only the link is known. */
const UNREAD = 0.5;

/** Whether a link calls a document a menu that could be had and not be read: a person may read it. */
export const isUnreadMenu = ({ link, promise }: Candidate, { address, seen, status }: Answer): boolean =>
  seen === null &&
  status === 200 &&
  link.kind === 'link' &&
  promise >= STRONG_PROMISE &&
  addressKind(address) !== 'html';

export const unreadMenu = ({ address, from, link: { words } }: Candidate, { why }: Answer): FoundMenu => ({
  ...{ address, from, words, name: words, items: 0, sure: UNREAD, verdict: 'ask', same: [], sha256: null },
  kind: documentKind(address) ?? 'image',
  why: `it could not be read: ${why}`,
});
