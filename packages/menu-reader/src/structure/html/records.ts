import { grouped } from '@menu-data-service/menu-model/grouped';
import { frequencies } from '../../frequencies.ts';
import type { TreeElement } from '../segments/html-origin.ts';
import type { Unit } from '../units/unit.ts';

interface Member {
  readonly element: TreeElement;
  readonly indices: readonly number[];
  readonly texts: number;
  readonly lines: number;
  readonly prices: number;
  readonly hasHeading: boolean;
  readonly shape: readonly string[];
}

interface Group {
  readonly depth: number;
  readonly members: readonly Member[];
}

/**
 * Marks units in repeated subtrees with their place: where 3 or more elements of one path hold one price each (or, on pages without prices,
 * have one inner shape), each is the record of one dish.
 */
export function markRecords(units: readonly Unit[]): readonly Unit[] {
  const all = elementGroups(units);
  const groups = all.filter((group) => group.members.length >= MIN);
  const priced = units.filter((unit) => unit.prices.length).length;
  let next = 0;
  const mark = (member: Member): void => {
    if (member.prices > 1 || member.texts < 1 || member.texts > 8 || member.lines > 7) return;
    if (member.indices.some((i) => units[i]?.record)) return;
    next++;
    let position = 0;
    for (const i of member.indices) {
      const unit = units[i];
      if (unit) unit.record = { record: next, position: unit.text ? position++ : -1 };
    }
  };
  if (priced >= 4) {
    const accepted = pricedGroups(groups).flatMap(acceptable);
    for (const member of accepted) mark(member);
    for (const member of likeRecords(all, accepted)) mark(member);
  }
  const marked = units.filter((unit) => unit.record).length;
  if (marked < 0.3 * units.length && priced < 0.1 * units.length) {
    for (const members of shapedGroups(groups)) for (const member of members) mark(member);
  }
  return units;
}

const MIN = 3;

function likeRecords(groups: readonly Group[], records: readonly Member[]): Member[] {
  const signatures = new Set(records.map(({ element }) => element.signature).filter((name) => name.includes('.')));
  return groups.flatMap(({ members }) =>
    members.filter((member) => isRecord(member) && signatures.has(member.element.signature)),
  );
}

function elementGroups(units: readonly Unit[]): Group[] {
  const inside = new Map<TreeElement, number[]>();
  units.forEach((unit, i) => {
    for (let element = unit.html?.element ?? null; element && element.tag !== 'body'; element = element.parent) {
      const indices = inside.get(element) ?? [];
      inside.set(element, indices);
      indices.push(i);
    }
  });
  const byPath = grouped(inside, ([{ path }]) => path.join('>'));
  return [...byPath.values()].map((entries) => ({
    depth: entries[0]?.[0].depth ?? 0,
    members: entries.map(([element, indices]) => memberOf(element, indices, units)),
  }));
}

function memberOf(element: TreeElement, indices: readonly number[], units: readonly Unit[]): Member {
  const own = indices.flatMap((i) => units[i] ?? []);
  const texts = own.filter((unit) => unit.text);
  const keys = texts.map((unit) => unit.styleKey);
  return {
    element,
    indices,
    texts: texts.length,
    lines: new Set(own.map((unit) => unit.line)).size,
    prices: priceGroups(own),
    hasHeading: texts.some((unit) => (unit.html?.heading ?? 0) > 0 && (unit.html?.heading ?? 9) <= 2),
    shape: keys.filter((key, i) => key !== keys[i - 1]),
  };
}

/** Longer texts between the prices of a line are names. */
const SIZE_LENGTH = 6;

/** Counts prices; consecutive lines of lone prices count once, as do prices of sizes on one line. */
function priceGroups(units: readonly Unit[]): number {
  return units.filter((unit, i) => {
    if (!unit.prices.length && unit.place !== 'alone') return false;
    const before = units[i - 1];
    if (unit.sameLine && before?.prices.length && unit.text.length <= SIZE_LENGTH) return false;
    return !(unit.place === 'alone' && before?.place === 'alone');
  }).length;
}

const share = (group: Group, test: (member: Member) => boolean): number =>
  group.members.filter(test).length / group.members.length;

const isRecord = (member: Member): boolean =>
  member.prices === 1 && member.texts >= 1 && member.lines <= 6 && member.texts <= 8;

function pricedGroups(groups: readonly Group[]): Group[] {
  return groups
    .filter(
      (group) =>
        share(group, isRecord) >= 0.6 &&
        share(group, (member) => member.prices > 1) <= 0.15 &&
        group.members.filter((member) => member.prices === 1).length >= 3,
    )
    .sort((a, b) => a.depth - b.depth);
}

function acceptable(group: Group): Member[] {
  const mostly = share(group, isRecord) >= 0.8;
  const beginsLikePriced = (member: Member): boolean =>
    group.members.filter((other) => other.prices === 1 && other.shape[0] === member.shape[0]).length >= 2;
  return group.members.filter(
    (member) =>
      member.prices === 1 ||
      (member.prices === 0 && member.texts >= 1 && mostly && !member.hasHeading && beginsLikePriced(member)),
  );
}

function shapedGroups(groups: readonly Group[]): Member[][] {
  return groups
    .map((group) => {
      const [shape = '', count = 0] = frequencies(group.members.map((member) => member.shape.join('+')))[0] ?? [];
      const parts = shape.split('+');
      const members = group.members.filter((member) => member.shape[0] === parts[0] && member.lines <= 6);
      return { members, count, parts: parts.length, share: count / group.members.length };
    })
    .filter((group) => group.parts >= 2 && group.parts <= 4 && group.count >= 4 && group.share >= 0.5)
    .sort((a, b) => b.count * b.parts - a.count * a.parts)
    .map((group) => group.members);
}
