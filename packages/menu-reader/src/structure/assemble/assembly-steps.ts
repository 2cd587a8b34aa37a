import { grouped } from '@menu-data-service/menu-model/grouped';
import { endsInSectionWord, isSectionWord } from '../roles/section-words.ts';
import type { Step } from '../step.ts';
import { listedNames } from '../text/listed-names.ts';
import { isAddition, isNotePhrase } from '../text/note-phrases.ts';
import { endsOpen, readsLikeDescription, startsLower, wordCount } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import { type OpenItem, type OpenMenu, type OpenSection, openItem } from './open-menu.ts';

export const ASSEMBLY_STEPS: readonly Step<readonly OpenMenu[]>[] = [
  { name: 'dishes from sentences', run: dishesFromSentences },
  { name: 'dashed names', run: dashedNames },
];

function dishesFromSentences(menus: readonly OpenMenu[]): readonly OpenMenu[] {
  for (const section of menus.flatMap((menu) => menu.sections)) {
    if (!section.items.length || section.price) section.items.unshift(...itemsFromSentences(section));
  }
  return menus;
}

function dashedNames(menus: readonly OpenMenu[]): readonly OpenMenu[] {
  splitDashedNames(menus.flatMap((menu) => menu.sections.map(({ items }) => items)));
  return menus;
}

const DASHED = /^(.{3,48}?)(?:\s[-–—]\s?|[-–—]\s|:\s)(\S.+)$/;
/**
 * Minimum number and share of names with a dash and descriptive words after it, and nothing below, in a document that writes "Name -
 * description"; a dash over a description of its own is part of the name.
 */
const MIN = 3;
const SHARE = 0.5;
const WORDS = 3;
const LENGTH = 12;
const PHRASE = 5;

interface DashedName {
  readonly item: OpenItem;
  readonly name: string;
  readonly rest: string;
}

/** Moves text behind a dash or colon to the description, where a document sets both on one line or it is a series. */
export function splitDashedNames(sections: readonly (readonly OpenItem[])[]): void {
  split(sections.flat(), () => true);
  for (const items of sections) split(items, isClear);
  for (const dashed of sections.flat().flatMap(dashedName)) if (isSeries(dashed)) part(dashed);
}

function split(items: readonly OpenItem[], counts: (dashed: DashedName) => boolean): void {
  const dashed = items.flatMap(dashedName).filter(counts);
  const sure = dashed.filter(({ rest }) => describes(rest)).length + items.filter(isPartedByDash).length;
  if (sure < MIN || sure < SHARE * items.length) return;
  // if most are clear, a short lower-case rest is a description too
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

/** True if a list of ingredients follows: "Green juice - cucumber, celery, pear". */
const isSeries = ({ name, rest }: DashedName): boolean =>
  !name.includes(',') && startsLower(rest) && rest.split(',').length > 2;

const describes = (rest: string): boolean =>
  rest.length >= LENGTH && wordCount(rest) >= WORDS && (readsLikeDescription(rest) || startsLower(rest));

const isPartedByDash = ({ units: [name, text] }: OpenItem): boolean => text?.dash === true && text.line === name?.line;

/** True for a name with a series of ingredients or a descriptive phrase, which is clear in a section by itself. */
const isClear = ({ name, rest }: DashedName): boolean =>
  !name.includes(',') && (rest.split(',').length > 2 || (startsLower(rest) && wordCount(rest) >= PHRASE));

/** A shorter sentence is the name as a whole unless it has a comma or dash. */
const LONG = 60;
const APART = 1.8;
/** Minimum ratio of a blank line to the line distance within a sentence, and minimum number of blank lines. */
const WIDER = 1.5;
const MIN_WIDE = 2;
const STORY = 140;
const SPEAKS = /\b(?:we|our|us|ours|you|i|my|his|her|their|was|were)\b/i;
/** "Served with chips and slaw" is about all dishes of the section. */
const ACCOMPANIED = /^(?:all |each )?(?:served|comes?) (?:with|on|in)\b/i;
/** Name of several parts: "Mozzarella, Tomato & Pesto". */
const SERIES = /^[^,]{3,18}, [^,&]{3,18} & [^,&]{3,18}$/;

/** Treats a section of two or more sentences without items as dishes: names end at a comma, dash or "with". */
export function itemsFromSentences(section: OpenSection): OpenItem[] {
  const loose = section.loose.filter(
    (unit) =>
      !isNotePhrase(unit.text) && !ACCOMPANIED.test(unit.text) && !isAddition(unit.text) && unit.text.length > 2,
  );
  const printed = loose.map(({ rawText }) => rawText.trim());
  const listed = listedNames(printed, section.name ?? '');
  const [first] = loose;
  if (listed && first) return listed.map((name) => ({ ...openItem(name, first, 0), units: [] }));
  const sentences: { text: string; item: OpenItem }[] = [];
  const closest = closeGaps(loose);
  loose.forEach((unit, i) => {
    const last = sentences.at(-1);
    const goesOn =
      unit.sameLine ||
      (startsLower(unit.text) && unit.gap < APART) ||
      endsOpen(loose[i - 1]?.text ?? '') ||
      (!unit.html && unit.gap < (closest.get(unit.block) ?? 0));
    if (last && goesOn) {
      last.text += ` ${unit.text}`;
      last.item.units.push(unit);
    } else sentences.push({ text: unit.text, item: openItem('', unit, 0) });
  });
  const texts = sentences.map(({ text }) => text);
  if (section.price === null && (texts.length < 2 || tellsStory(section, texts))) return [];
  return sentences.map(({ text, item }) => {
    const end = nameEnd(text);
    const rest = text.slice(end).replace(/^[\s,–-]+/, '');
    return { ...item, rawName: text.slice(0, end), description: rest ? [rest] : [] };
  });
}

/** Maximum gap between lines of one sentence, for each block of paper where blank space separates the sentences. */
function closeGaps(lines: readonly Unit[]): ReadonlyMap<number, number> {
  const below = lines.slice(1).filter(({ sameLine }) => !sameLine);
  const close = new Map<number, number>();
  for (const [block, ofBlock] of grouped(below, (line) => line.block)) {
    const limit = WIDER * ofBlock.reduce((least, { gap }) => Math.min(least, gap), Number.POSITIVE_INFINITY);
    if (ofBlock.filter(({ gap }) => gap > limit).length >= MIN_WIDE) close.set(block, limit);
  }
  return close;
}

function tellsStory({ name }: OpenSection, sentences: readonly string[]): boolean {
  if (name && (isSectionWord(name) || endsInSectionWord(name))) return false;
  const length = sentences.reduce((sum, text) => sum + text.length, 0) / sentences.length;
  const spoken = sentences.filter((text) => SPEAKS.test(text)).length;
  return length > STORY || (length > LONG && spoken >= sentences.length / 3);
}

/** End of the name; never within brackets. */
function nameEnd(text: string): number {
  if (SERIES.test(text)) return text.length;
  const border = text.length > LONG ? /,\s|\swith\s|\s[–-]\s/g : /,\s|\s[–-]\s/g;
  for (const match of text.matchAll(border)) {
    const before = text.slice(0, match.index);
    if (match.index > 3 && before.split('(').length <= before.split(')').length) return match.index;
  }
  return text.length;
}
