import { readsLikeDescription, startsLower, wordCount } from '../text/text-shape.ts';
import type { OpenItem } from './open-menu.ts';

const DASHED = /^(.{3,48}?)(?:\s[-–—]\s?|[-–—]\s|:\s)(\S.+)$/;
/**
 * A document writes "Name - description" where so many names, and this share of them, have a dash and words of a description
 * after it, and nothing below; a dash over a description of its own is part of the name.
 */
const FEWEST = 3;
const SHARE = 0.5;
const WORDS = 3;
const LENGTH = 12;
const PHRASE = 5;

/** A name over its description, still on one line. */
interface DashedName {
  readonly item: OpenItem;
  readonly name: string;
  readonly rest: string;
}

/**
 * Moves what is behind a dash or colon to the description: in documents and in sections that set both on one line, and where it is a series
 * in small letters.
 */
export function splitDashedNames(sections: readonly (readonly OpenItem[])[]): void {
  split(sections.flat(), () => true);
  for (const items of sections) split(items, isClear);
  for (const dashed of sections.flat().flatMap(dashedName)) if (isSeries(dashed)) part(dashed);
}

function split(items: readonly OpenItem[], counts: (dashed: DashedName) => boolean): void {
  const dashed = items.flatMap(dashedName).filter(counts);
  const sure = dashed.filter(({ rest }) => describes(rest)).length + items.filter(isPartedByDash).length;
  if (sure < FEWEST || sure < SHARE * items.length) return;
  // where most are clear, a short rest in small letters is a description too
  for (const one of dashed) if (describes(one.rest) || startsLower(one.rest)) part(one);
}

function dashedName(item: OpenItem): DashedName[] {
  const [, name = '', rest = ''] = DASHED.exec(item.rawName) ?? [];
  return name && !item.description.length ? [{ item, name, rest }] : [];
}

function part({ item, name, rest }: DashedName): void {
  item.rawName = name;
  item.description.unshift(rest);
}

/** "Green juice - cucumber, celery, pear" */
const isSeries = ({ name, rest }: DashedName): boolean =>
  !name.includes(',') && startsLower(rest) && rest.split(',').length > 2;

const describes = (rest: string): boolean =>
  rest.length >= LENGTH && wordCount(rest) >= WORDS && (readsLikeDescription(rest) || startsLower(rest));

/** A dash is between its name and its description, which differ in their look. */
const isPartedByDash = ({ units: [name, text] }: OpenItem): boolean => text?.dash === true && text.line === name?.line;

/** A section alone must be clear: a name, and a series of what is in it or a phrase that tells of it. */
const isClear = ({ name, rest }: DashedName): boolean =>
  !name.includes(',') && (rest.split(',').length > 2 || (startsLower(rest) && wordCount(rest) >= PHRASE));
