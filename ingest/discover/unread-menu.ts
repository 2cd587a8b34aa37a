import { addressKind, documentKind } from './address.ts';
import type { Candidate } from './frontier.ts';
import { STRONG_PROMISE } from './rank-link.ts';
import type { Answer } from './seen-page.ts';
import type { FoundMenu } from './visit.ts';

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
