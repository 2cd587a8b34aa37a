import { itemsOf } from '@menu-data-service/menu-model/draft-menu';
import { frequencies } from '../../frequencies.ts';
import { isCapitals, wordCount } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import { agreement } from './agreement.ts';
import { type DocumentToReview, ocrPageShare } from './document-to-review.ts';
import { type Feature, featuresOf } from './feature.ts';
import { evenness, share } from './shares.ts';

type Labelled = Pick<DocumentToReview, 'units' | 'roles'>;

const stylesOfNames = ({ units, roles }: Labelled): string[] =>
  units.flatMap(({ text, styleKey }, i) => (text && roles[i] === 'item' ? [styleKey] : []));

function styleSpread(document: Labelled): number {
  const styles = stylesOfNames(document);
  const [main] = frequencies(styles);
  return main ? 1 - main[1] / styles.length : 1;
}

function mixedStyles({ units, roles }: Labelled): number {
  const byStyle = new Map<string, string[]>();
  units.forEach(({ text, styleKey }, i) => {
    if (text) byStyle.set(styleKey, [...(byStyle.get(styleKey) ?? []), roles[i] ?? '']);
  });
  const all = [...byStyle.values()];
  const texts = all.reduce((sum, own) => sum + own.length, 0);
  const main = all.reduce((sum, own) => sum + (frequencies(own)[0]?.[1] ?? 0), 0);
  return texts ? 1 - main / texts : 0;
}

/** Share of the texts in the look of most names that are not names; 1 without names. */
function itemStylesElsewhere(document: Labelled): number {
  const [main] = frequencies(stylesOfNames(document));
  if (!main) return 1;
  const alike = document.units.filter(({ text, styleKey }) => text && styleKey === main[0]).length;
  return 1 - main[1] / alike;
}

function barrenHeadings({ roles }: Labelled): number {
  const outline = roles.filter((role) => role === 'heading' || role === 'item');
  const headings = outline.filter((role) => role === 'heading').length;
  const barren = outline.filter((role, i) => role === 'heading' && outline[i + 1] !== 'item').length;
  return headings ? barren / headings : 0;
}

/** Longer texts, in words, are unusual as headings. */
const LONG_HEADING = 5;
const NAME_WORDS = 4;

const sectionsOf = ({ menus }: DocumentToReview) => menus.flatMap(({ sections }) => sections);
const textsOf = ({ units }: DocumentToReview): Unit[] => units.filter(({ text }) => text);

/** Logarithm, so that the last hundredths of agreement, which say most, count most. */
const disagreement = (agreed: number): number => Math.log(1.02 - Math.min(1, agreed));

/** Features of the doubt of a document; their order is that of the weights. */
export const DOCUMENT_FEATURES: readonly Feature<DocumentToReview>[] = featuresOf<DocumentToReview>({
  pictured: ocrPageShare,
  'mixed pricing': ({ menus }) => evenness(itemsOf(menus), ({ price }) => price > 0),
  'odd names': ({ coherence }) => coherence.oddNames,
  'stray descriptions': ({ coherence }) => coherence.strayDescriptions,
  margin: ({ coherence }) => coherence.margin,
  'small margins': ({ coherence }) => coherence.smallMargins,
  disagreement: ({ menus, ways }) => disagreement(agreement(menus, ways)),
  'most disagreement': ({ menus, ways }) => disagreement(Math.min(...ways.map((way) => agreement(menus, [way])))),
  'dishes of texts': (document) => itemsOf(document.menus).length / Math.max(1, textsOf(document).length),
  'styles of dishes': styleSpread,
  'mixed styles': mixedStyles,
  'dish styles elsewhere': itemStylesElsewhere,
  'name-like descriptions': ({ menus, units, roles }) =>
    units.filter((unit, i) => roles[i] === 'description' && isLikeName(unit)).length /
    Math.max(1, itemsOf(menus).length),
  'mixed descriptions': ({ menus }) => evenness(itemsOf(menus), ({ description }) => description !== null),
  'mixed capitals': ({ menus }) => evenness(itemsOf(menus), ({ name }) => isCapitals(name)),
  'repeated names': ({ menus }) => {
    const names = itemsOf(menus).map(({ name }) => name.toLowerCase());
    return 1 - new Set(names).size / Math.max(1, names.length);
  },
  'names of one word': ({ menus }) => share(itemsOf(menus), ({ name }) => wordCount(name) === 1),
  'barren headings': barrenHeadings,
  'dishes a section': (document) =>
    Math.log(1 + itemsOf(document.menus).length / Math.max(1, sectionsOf(document).length)),
  'long headings': (document) => share(sectionsOf(document), ({ name }) => wordCount(name) > LONG_HEADING),
  'prices in text': ({ units }) => share(units, ({ place }) => place === 'inline'),
  blocks: ({ units, pages }) => Math.log(1 + new Set(units.map(({ block }) => block)).size / Math.max(1, pages.length)),
});

const isLikeName = ({ text }: Unit): boolean =>
  /^\p{Lu}/u.test(text) && wordCount(text) <= NAME_WORDS && !/[,.]/.test(text);
