import { itemsOf } from '../../draft-menu.ts';
import { isCapitals, wordCount } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import { agreement } from './agreement.ts';
import { type DocumentToReview, pictured } from './document-to-review.ts';
import { type Feature, featuresOf } from './feature.ts';
import { mixed, share } from './shares.ts';
import { barrenHeadings, itemStylesElsewhere, mixedStyles, styleSpread } from './style-mixture.ts';

/** Texts longer than this many words are no usual headings. */
const LONG_HEADING = 5;
/** Descriptions of so few words may be names. */
const NAME_WORDS = 4;

const sectionsOf = ({ menus }: DocumentToReview) => menus.flatMap(({ sections }) => sections);
const textsOf = ({ units }: DocumentToReview): Unit[] => units.filter(({ text }) => text);

/** So that the last hundredths of agreement, which say most, count most. */
const disagreement = (agreed: number): number => Math.log(1.02 - Math.min(1, agreed));

/** What the doubt of a document is reckoned from; the order is that of the weights. */
export const DOCUMENT_FEATURES: readonly Feature<DocumentToReview>[] = featuresOf<DocumentToReview>({
  pictured,
  'mixed pricing': ({ menus }) => mixed(itemsOf(menus), ({ price }) => price > 0),
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
  'mixed descriptions': ({ menus }) => mixed(itemsOf(menus), ({ description }) => description !== null),
  'mixed capitals': ({ menus }) => mixed(itemsOf(menus), ({ name }) => isCapitals(name)),
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
