import { frequencies } from '../../frequencies.ts';
import type { DocumentToReview } from './document-to-review.ts';

type Labelled = Pick<DocumentToReview, 'units' | 'roles'>;

const stylesOfNames = ({ units, roles }: Labelled): string[] =>
  units.flatMap(({ text, styleKey }, i) => (text && roles[i] === 'item' ? [styleKey] : []));

/** Share of names that are not in the look of most names; 1 where there is no name. */
export function styleSpread(document: Labelled): number {
  const styles = stylesOfNames(document);
  const [main] = frequencies(styles);
  return main ? 1 - main[1] / styles.length : 1;
}

/** Share of texts whose role is not that of most texts of their look. */
export function mixedStyles({ units, roles }: Labelled): number {
  const byStyle = new Map<string, string[]>();
  units.forEach(({ text, styleKey }, i) => {
    if (text) byStyle.set(styleKey, [...(byStyle.get(styleKey) ?? []), roles[i] ?? '']);
  });
  const all = [...byStyle.values()];
  const texts = all.reduce((sum, own) => sum + own.length, 0);
  const main = all.reduce((sum, own) => sum + (frequencies(own)[0]?.[1] ?? 0), 0);
  return texts ? 1 - main / texts : 0;
}

/** Share of those texts in the look of most names that are no names; 1 where there is no name. */
export function itemStylesElsewhere(document: Labelled): number {
  const [main] = frequencies(stylesOfNames(document));
  if (!main) return 1;
  const alike = document.units.filter(({ text, styleKey }) => text && styleKey === main[0]).length;
  return 1 - main[1] / alike;
}

/** Share of headings with no dish before the next one. */
export function barrenHeadings({ roles }: Labelled): number {
  const outline = roles.filter((role) => role === 'heading' || role === 'item');
  const headings = outline.filter((role) => role === 'heading').length;
  const barren = outline.filter((role, i) => role === 'heading' && outline[i + 1] !== 'item').length;
  return headings ? barren / headings : 0;
}
