import type { DraftMenu } from '@menu-data-service/menu-model/draft-menu';
import { grouped } from '@menu-data-service/menu-model/grouped';
import { isSizeLabel } from '../price/size-label.ts';
import type { TreeElement } from '../segments/html-origin.ts';
import { isBold } from '../segments/style-key.ts';
import type { Step } from '../step.ts';
import { isNotePhrase } from '../text/note-phrases.ts';
import type { Unit } from '../units/unit.ts';
import { foldRepeats } from './fold-repeats.ts';
import { markRecords } from './records.ts';
import { ancestors } from './tree.ts';
import type { VisualLine } from './visual-line.ts';

/** Moves prices of cards to the name in their record: cards may show the price before or after everything else. */
function settleCardPrices(units: readonly Unit[]): Unit[] {
  const inRecords = units.filter(({ record }) => record);
  const moved = new Set<Unit>();
  for (const members of grouped(inRecords, ({ record }) => record?.record).values()) {
    settleTailPrice(members);
    const lone = members.filter((unit) => unit.place === 'alone');
    const name = nameOf(members);
    const [first] = members;
    if (!lone.length || !name || members.some((unit) => unit.text && unit.prices.length)) continue;
    if (first?.place !== 'alone' && !(name === first && name.html?.heading)) continue;
    name.prices.push(...lone.flatMap((unit) => unit.prices));
    name.codes.push(...lone.flatMap((unit) => unit.codes));
    name.place = members.indexOf(name) < members.indexOf(lone[0] as Unit) ? 'cell' : 'cellBefore';
    for (const unit of lone) moved.add(unit);
  }
  return units.filter((unit) => !moved.has(unit));
}

/** The price at the end of the lighter lines of a record belongs to the name over them. */
function settleTailPrice(members: readonly Unit[]): void {
  const [name, ...others] = members.filter((unit) => unit.text);
  const priced = members.filter((unit) => unit.prices.length);
  const [only] = priced;
  if (!name || !only || !others.includes(only) || priced.some((unit) => unit.line !== only.line)) return;
  if (only.line === name.line || !isBold(name.weight) || isBold(only.weight) || only.html?.heading) return;
  for (const unit of priced) {
    name.prices.push(...unit.prices);
    unit.prices = [];
    unit.place = null;
  }
  name.place = 'cell';
}

const nameOf = (members: readonly Unit[]): Unit | undefined =>
  members.find((unit) => unit.text && (unit.html?.hint === 'name' || (unit.html?.heading ?? 0) > 0)) ??
  members.find((unit) => unit.text);

const MIN = 8;

const HEADING_LINES = 3;
const MAX_HEADING_LENGTH = 40;

const isShort = (text: string): boolean => text.length <= MAX_HEADING_LENGTH && !/,|[.!?:]$/.test(text);

/** Units of the part of a page that holds its prices, and main headings and notes outside: the rest is about the house. */
function menuPart(units: readonly Unit[]): readonly Unit[] {
  const priced = units.flatMap((unit) => (unit.prices.length && unit.html ? [unit.html.element] : []));
  const part = priced.length >= MIN ? commonAncestor(priced) : null;
  if (!part?.parent) return units;
  const isInside = ({ html }: Unit): boolean =>
    !html || html.element === part || ancestors(html.element).includes(part);
  const headings = new Set(
    units
      .slice(0, Math.max(0, units.findIndex(isInside)))
      .filter((unit) => isShort(unit.text) && !isNotePhrase(unit.text))
      .slice(-HEADING_LINES),
  );
  return units.filter((unit) => {
    const level = unit.html?.heading ?? 0;
    return level === 1 || level === 2 || isNotePhrase(unit.text) || isInside(unit) || headings.has(unit);
  });
}

function commonAncestor(elements: readonly TreeElement[]): TreeElement | null {
  const [first, ...others] = elements.map((element) => [element, ...ancestors(element)]);
  const shared = others.map((line) => new Set(line));
  return first?.find((element) => shared.every((line) => line.has(element))) ?? null;
}

/** Removes heads of price columns: "Price", or several in consecutive elements, "Hot", "Iced". */
const withoutColumnHeads = (lines: readonly VisualLine[]): VisualLine[] =>
  lines.filter(
    (line, i) => !/^prices?$/i.test(textOf(line)) && !(isHead(line) && (isHead(lines[i - 1]) || isHead(lines[i + 1]))),
  );

function isHead(line: VisualLine | undefined): boolean {
  const text = textOf(line);
  return isSizeLabel(text) || /^(?:hot|cold|iced?)$/i.test(text);
}

const textOf = (line: VisualLine | undefined): string =>
  line?.cells.length === 1
    ? (line.cells[0] ?? [])
        .map((run) => run.text)
        .join('')
        .trim()
    : '';

export const LINE_STEPS: readonly Step<readonly VisualLine[][]>[] = [
  { name: 'heads of price columns', run: (blocks) => blocks.map(withoutColumnHeads) },
];

export const WEB_UNIT_STEPS: readonly Step<readonly Unit[]>[] = [
  { name: 'part with the menu', run: menuPart },
  { name: 'records', run: markRecords },
  { name: 'prices of cards', run: settleCardPrices },
];

export const WEB_MENU_STEPS: readonly Step<readonly DraftMenu[]>[] = [{ name: 'folded repeats', run: foldRepeats }];
