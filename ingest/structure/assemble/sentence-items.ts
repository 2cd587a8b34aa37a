import { isAddition, isNotePhrase } from '../roles/note-phrases.ts';
import { endsOpen, startsLower } from '../text/text-shape.ts';
import { type OpenItem, type OpenSection, openItem } from './open-menu.ts';

/**
 * A section with two or more sentences and no item is a list of dishes written as sentences: the name ends at the first
 * comma, dash or "with".
 */
export function itemsFromSentences(section: OpenSection): OpenItem[] {
  const loose = section.loose.filter(
    (unit) => !isNotePhrase(unit.text) && !isAddition(unit.text) && unit.text.length > 5,
  );
  const sentences: { text: string; item: OpenItem }[] = [];
  loose.forEach((unit, i) => {
    const last = sentences.at(-1);
    const goesOn = unit.sameLine || startsLower(unit.text) || endsOpen(loose[i - 1]?.text ?? '');
    if (last && goesOn) {
      last.text += ` ${unit.text}`;
      last.item.units.push(unit);
    } else sentences.push({ text: unit.text, item: openItem('', unit, 0) });
  });
  if (sentences.length < 2) return [];
  return sentences.map(({ text, item }) => {
    const end = nameEnd(text);
    const rest = text.slice(end).replace(/^[\s,–-]+/, '');
    return { ...item, rawName: text.slice(0, end), description: rest ? [rest] : [] };
  });
}

/** Where the name ends; not within brackets. */
function nameEnd(text: string): number {
  for (const border of text.matchAll(/,\s|\swith\s|\s[–-]\s/g)) {
    const before = text.slice(0, border.index);
    if (border.index > 3 && before.split('(').length <= before.split(')').length) return border.index;
  }
  return text.length;
}
