import { isCapitals, wordCount } from '../text/text-shape.ts';
import type { Unit } from '../units/unit.ts';
import { agreement } from './agreement.ts';
import { type DocumentToReview, itemsOf, pictured } from './document-to-review.ts';
import type { Feature } from './feature.ts';
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
export const DOCUMENT_FEATURES: readonly Feature<DocumentToReview>[] = [
  { name: 'pictured', says: 'Share of pages read from pictures.', of: pictured },
  {
    name: 'mixed pricing',
    says: 'Some dishes have prices and some have none.',
    of: ({ menus }) => mixed(itemsOf(menus), ({ price }) => price > 0),
  },
  { name: 'odd names', says: 'Share of names unlike names.', of: ({ coherence }) => coherence.oddNames },
  {
    name: 'stray descriptions',
    says: 'Descriptions that stand closer to the next dish.',
    of: ({ coherence }) => coherence.strayDescriptions,
  },
  { name: 'margin', says: 'How clearly roles won, on average.', of: ({ coherence }) => coherence.margin },
  { name: 'small margins', says: 'Share of roles that won by little.', of: ({ coherence }) => coherence.smallMargins },
  {
    name: 'disagreement',
    says: 'How far the ways to read the document differ in dishes and prices.',
    of: ({ menus, ways }) => disagreement(agreement(menus, ways)),
  },
  {
    name: 'most disagreement',
    says: 'The same for the way that differs most.',
    of: ({ menus, ways }) => disagreement(Math.min(...ways.map((way) => agreement(menus, [way])))),
  },
  {
    name: 'dishes of texts',
    says: 'Dishes for each piece of text.',
    of: (document) => itemsOf(document.menus).length / Math.max(1, textsOf(document).length),
  },
  { name: 'styles of dishes', says: 'Share of names not in the look of most names.', of: styleSpread },
  { name: 'mixed styles', says: 'Share of texts whose role is not that of most texts of their look.', of: mixedStyles },
  { name: 'dish styles elsewhere', says: 'Texts that look like names and are none.', of: itemStylesElsewhere },
  {
    name: 'name-like descriptions',
    says: 'Short descriptions without a comma, for each dish.',
    of: ({ menus, units, roles }) =>
      units.filter((unit, i) => roles[i] === 'description' && isLikeName(unit)).length /
      Math.max(1, itemsOf(menus).length),
  },
  {
    name: 'mixed descriptions',
    says: 'Some dishes have descriptions and some have none.',
    of: ({ menus }) => mixed(itemsOf(menus), ({ description }) => description !== null),
  },
  {
    name: 'mixed capitals',
    says: 'Some names are set in capitals and some are not.',
    of: ({ menus }) => mixed(itemsOf(menus), ({ name }) => isCapitals(name)),
  },
  {
    name: 'repeated names',
    says: 'Share of names that another dish has too.',
    of: ({ menus }) => {
      const names = itemsOf(menus).map(({ name }) => name.toLowerCase());
      return 1 - new Set(names).size / Math.max(1, names.length);
    },
  },
  {
    name: 'names of one word',
    says: 'Share of names of one word.',
    of: ({ menus }) => share(itemsOf(menus), ({ name }) => wordCount(name) === 1),
  },
  { name: 'barren headings', says: 'Share of headings without a dish.', of: barrenHeadings },
  {
    name: 'dishes a section',
    says: 'Dishes for each section.',
    of: (document) => Math.log(1 + itemsOf(document.menus).length / Math.max(1, sectionsOf(document).length)),
  },
  {
    name: 'long headings',
    says: 'Share of sections whose heading has many words.',
    of: (document) => share(sectionsOf(document), ({ name }) => wordCount(name) > LONG_HEADING),
  },
  {
    name: 'prices in text',
    says: 'Share of texts with a price in the middle.',
    of: ({ units }) => share(units, ({ place }) => place === 'inline'),
  },
  {
    name: 'blocks',
    says: 'Parts that a page was cut into.',
    of: ({ units, pages }) => Math.log(1 + new Set(units.map(({ block }) => block)).size / Math.max(1, pages.length)),
  },
];

const isLikeName = ({ text }: Unit): boolean =>
  /^\p{Lu}/u.test(text) && wordCount(text) <= NAME_WORDS && !/[,.]/.test(text);
