import { addressKind, documentKind, sameKey } from './address.ts';
import type { Candidate, SkippedLink } from './frontier.ts';
import { STRONG_PROMISE } from './rank-link.ts';
import type { Answer } from './seen-page.ts';
import type { FoundMenu, VisitedPage } from './visit.ts';

export const openedPage = ({ address, from, link }: Candidate, { status, seen, why }: Answer): VisitedPage => ({
  ...{ address, from, words: link.words, opened: true, status },
  kind: seen?.kind ?? null,
  dishes: seen?.dishes.length ?? 0,
  ...{ verdict: 'other', why },
});

/** Unopened addresses, each once, without those opened by another link. */
export function unopenedPages(passed: readonly SkippedLink[], opened: readonly VisitedPage[]): readonly VisitedPage[] {
  const known = new Set(opened.map(({ address }) => sameKey(address)));
  return passed.flatMap(({ address, from, link, why }): VisitedPage[] => {
    if (known.has(sameKey(address))) return [];
    known.add(sameKey(address));
    const nothing = { opened: false, status: null, kind: null, dishes: 0 };
    return [{ address, from, words: link.words, ...nothing, verdict: 'not opened', why }];
  });
}

/** Probability that a document is a menu if only its link is known. */
const UNREAD = 0.5;

/** True for a document that its link calls a menu and that could be fetched but not read: a person may read it. */
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
