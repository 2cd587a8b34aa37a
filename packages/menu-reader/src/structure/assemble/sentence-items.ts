import { grouped } from '../../grouped.ts';
import { endsInSectionWord, isSectionWord } from '../roles/section-words.ts';
import { listedNames } from '../text/listed-names.ts';
import { isAddition, isNotePhrase } from '../text/note-phrases.ts';
import { endsOpen, startsLower } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import { type OpenItem, type OpenSection, openItem } from './open-menu.ts';

/** A sentence shorter than this is the name as a whole unless it has a comma or dash. */
const LONG = 60;
/** A line further below than so many type sizes begins anew, though in small letters. */
const APART = 1.8;
/** Blank lines against the distance of the lines of one sentence, and how many there must be. */
const WIDER = 1.5;
const FEWEST_WIDE = 2;
/** Sentences longer on average are no dishes. */
const STORY = 140;
const SPEAKS = /\b(?:we|our|us|ours|you|i|my|his|her|their|was|were)\b/i;
/** "Served with chips and slaw" speaks of all dishes of the section. */
const ACCOMPANIED = /^(?:all |each )?(?:served|comes?) (?:with|on|in)\b/i;
/** A name of several parts: "Mozzarella, Tomato & Pesto". */
const SERIES = /^[^,]{3,18}, [^,&]{3,18} & [^,&]{3,18}$/;

/**
 * A section with two or more sentences and no item is a list of dishes written as sentences: the name ends at the first
 * comma, dash or "with".
 */
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

/** The gap below which a line goes on with the one above it, for each block of paper where blank space parts the sentences. */
function closeGaps(lines: readonly Unit[]): ReadonlyMap<number, number> {
  const below = lines.slice(1).filter(({ sameLine }) => !sameLine);
  const close = new Map<number, number>();
  for (const [block, ofBlock] of grouped(below, (line) => line.block)) {
    const limit = WIDER * ofBlock.reduce((least, { gap }) => Math.min(least, gap), Number.POSITIVE_INFINITY);
    if (ofBlock.filter(({ gap }) => gap > limit).length >= FEWEST_WIDE) close.set(block, limit);
  }
  return close;
}

/** Long sentences, or such as speak to the guest or of the house. */
function tellsStory({ name }: OpenSection, sentences: readonly string[]): boolean {
  if (name && (isSectionWord(name) || endsInSectionWord(name))) return false;
  const length = sentences.reduce((sum, text) => sum + text.length, 0) / sentences.length;
  const spoken = sentences.filter((text) => SPEAKS.test(text)).length;
  return length > STORY || (length > LONG && spoken >= sentences.length / 3);
}

/** Where the name ends; not within brackets. */
function nameEnd(text: string): number {
  if (SERIES.test(text)) return text.length;
  const border = text.length > LONG ? /,\s|\swith\s|\s[–-]\s/g : /,\s|\s[–-]\s/g;
  for (const match of text.matchAll(border)) {
    const before = text.slice(0, match.index);
    if (match.index > 3 && before.split('(').length <= before.split(')').length) return match.index;
  }
  return text.length;
}
