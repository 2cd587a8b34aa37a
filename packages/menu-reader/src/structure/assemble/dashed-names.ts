import { readsLikeDescription, startsLower, wordCount } from '../text/text-shape.ts';
import type { OpenItem } from './open-menu.ts';

const DASHED = /^(.{3,48}?)(?:\s[-–—]\s?|[-–—]\s|:\s)(\S.{11,})$/;
/**
 * A document writes "Name - description" where so many names, and this share of them, have a dash and words of a description
 * after it, and nothing below; a dash over a description of its own is part of the name.
 */
const FEWEST = 3;
const SHARE = 0.5;
const WORDS = 3;
const PHRASE = 5;

/** A name over its description, still on one line. */
interface DashedName {
  readonly item: OpenItem;
  readonly name: string;
  readonly rest: string;
}

/** Moves what is behind a dash or colon to the description, in documents and in sections that set both on one line. */
export function splitDashedNames(sections: readonly (readonly OpenItem[])[]): void {
  split(sections.flat(), () => true);
  for (const items of sections) split(items, isClear);
}

function split(items: readonly OpenItem[], counts: (dashed: DashedName) => boolean): void {
  const dashed = items.flatMap((item) => {
    const [, name = '', rest = ''] = DASHED.exec(item.rawName) ?? [];
    const describes = wordCount(rest) >= WORDS && (readsLikeDescription(rest) || startsLower(rest));
    const one = { item, name, rest };
    return name && describes && !item.description.length && counts(one) ? [one] : [];
  });
  if (dashed.length < FEWEST || dashed.length < SHARE * items.length) return;
  for (const { item, name, rest } of dashed) {
    item.rawName = name;
    item.description.unshift(rest);
  }
}

/** A section alone must be clear: a name, and a series of what is in it or a phrase that tells of it. */
const isClear = ({ name, rest }: DashedName): boolean =>
  !name.includes(',') && (rest.split(',').length > 2 || (startsLower(rest) && wordCount(rest) >= PHRASE));
