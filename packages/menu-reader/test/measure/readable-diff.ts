import { priceMatches, sectionMatches } from './match-items.ts';
import { type DocumentScore, descriptionMatches } from './score-document.ts';
import { similarity } from './similarity.ts';

/** Errors in one document, a line each. */
export function readableDiff({ items, menus }: DocumentScore): string[] {
  const { gold, draft, pairs } = items;
  const paired = new Set(pairs.flatMap((pair) => [pair.gold, pair.draft] as const));
  const missed = gold
    .filter((entry) => !paired.has(entry))
    .map(({ item, section }) => {
      const nearest = draft.reduce<{ name: string; value: number }>(
        (best, other) => {
          const value = similarity(item.name, other.item.name);
          return value > best.value ? { name: other.item.name, value } : best;
        },
        { name: '', value: 0.5 },
      );
      return `missed   ${section.name ?? '-'} > ${item.name}${nearest.name ? `   (nearest: ${nearest.name})` : ''}`;
    });
  const extra = draft
    .filter((entry) => !paired.has(entry))
    .map(({ item, section }) => `extra    ${section} > ${item.name} ${item.price}`);
  const wrong = pairs.flatMap(({ gold: one, draft: other }) => {
    const lines: string[] = [];
    const { item } = one;
    if (!priceMatches(item, other.item.price))
      lines.push(`price    ${item.name}: ${item.price}, found ${other.item.price}`);
    if (one.section.name !== null && !sectionMatches(one.section, other.section)) {
      lines.push(`section  ${item.name}: ${one.section.name}, found ${other.section || '-'}`);
    }
    if (!descriptionMatches(item, other.item.description)) {
      lines.push(`descr.   ${item.name}: ${item.description ?? '-'}, found ${other.item.description ?? '-'}`);
    }
    return lines;
  });
  const misnamed = menus
    .filter((menu) => !menu.right)
    .map(({ name, found }) => `menu     ${name}, found ${found || '-'}`);
  return [...misnamed, ...missed, ...extra, ...wrong];
}
