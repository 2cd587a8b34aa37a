import { itemFilterOf } from '../../../src/api/items/item-query.ts';
import { findRelaxations } from '../../../src/api/items/relaxations/find-relaxations.ts';
import type { ItemDocument, MenuDocuments } from '../../../src/ports/search/documents.ts';
import type { ItemPage } from '../../../src/ports/search/pages.ts';
import { ALLERGEN_CERTAINTIES } from '../../../src/ports/search/queries.ts';
import type { SearchReader } from '../../../src/ports/search-index.ts';
import type { CardQuestion } from './card.ts';
import { breaksCondition, understoodConditions } from './card-conditions.ts';
import { dataOf, type Judgement } from './judge.ts';
import { plain } from './wanted.ts';

const LIMIT = 1000;
const SEEN = 10;

type Data = ReturnType<typeof dataOf>;

function has(text: string, words: string): boolean {
  return plain(words)
    .trim()
    .split(' ')
    .every((word) => plain(text).includes(` ${word}`));
}

/** True if one of the card's names stands in the name of the dish or, after "~", in any of its texts. */
function isOneOf(hit: ItemDocument, menu: MenuDocuments, first: readonly string[]): boolean {
  const { item, sectionName, menuName, restaurantName } = hit;
  const texts = [item.name, item.description, sectionName, menuName, restaurantName, menu.cuisine].join(' / ');
  return first.some((name) => (name.startsWith('~') ? has(texts, name.slice(1)) : has(item.name, name)));
}

/** Dishes of the data that match a line of the card. */
export function meant({ first, conditions }: CardQuestion, { items, menus }: Data): readonly ItemDocument[] {
  const required = conditions.filter(({ isOptional }) => !isOptional);
  return items.filter((hit) => {
    const menu = menus.get(hit.menuId) as MenuDocuments;
    return (
      (first.length === 0 || isOneOf(hit, menu, first)) &&
      !required.some(({ token }) => breaksCondition(hit, menu, token))
    );
  });
}

function misunderstood({ conditions, ignored }: CardQuestion, page: ItemPage): string {
  const found = understoodConditions(page);
  const missed = conditions.find(({ isOptional, token }) => !isOptional && !found.some((one) => one.is(token)));
  if (missed !== undefined) return `not understood: ${missed.token}`;
  const strange = found.find((one) => !conditions.some(({ token }) => one.is(token)));
  if (strange !== undefined) return `understood: ${strange.shown}`;
  const { text, ...rest } = page.understood;
  const told = plain(JSON.stringify(rest));
  const searched = ignored.find((word) => has(text, word) || !told.includes(plain(word)));
  return searched === undefined ? '' : `not ignored: ${searched}`;
}

/**
 * Judges an answer by a line of the card: no hit breaks a condition; exactly the card's conditions are understood; the first hit is an
 * expected one; without any, the answer leads on.
 * @param leads faults of the relaxations of an empty answer
 * @param pages from the most to the least certain answer about allergens; one without exclusions
 */
export function judgeByCard(question: CardQuestion, pages: readonly ItemPage[], leads: string, data: Data): Judgement {
  const verdict = (why: string): Judgement => ({
    query: question,
    right: why === '',
    breach: why.startsWith('breaks'),
    why,
  });
  const menuOf = (hit: ItemDocument): MenuDocuments => data.menus.get(hit.menuId) as MenuDocuments;
  const [stated] = pages;
  const page = pages.find(({ total }) => total > 0) ?? stated;
  if (page === undefined) return verdict('not asked');
  for (const { token, isOptional } of question.conditions) {
    const broken = isOptional ? undefined : page.hits.find((hit) => breaksCondition(hit, menuOf(hit), token));
    if (broken !== undefined) return verdict(`breaks ${token}: ${broken.item.name}`);
  }
  const wrong = misunderstood(question, page);
  if (wrong !== '') return verdict(wrong);
  const [first] = page.hits;
  if (first === undefined) return verdict(leads);
  if (question.first.length > 0 && !isOneOf(first, menuOf(first), question.first)) {
    return verdict(`first: ${first.item.name}`);
  }
  const unwanted = page.hits.slice(0, SEEN).find(({ item }) => question.not.some((word) => has(item.name, word)));
  return verdict(unwanted === undefined ? '' : `among the first: ${unwanted.item.name}`);
}

/** Faults of an empty answer: no relaxation to an expected dish although the data have none, or missed dishes. */
async function relaxationFaults(
  index: AskedIndex,
  question: CardQuestion,
  page: ItemPage,
  data: Data,
): Promise<string> {
  const reader = { search: { ...index, generation: () => null }, activeMenus: { leftovers: () => [] } };
  const found = await findRelaxations(reader, { search: question.typed, allergenCertainty: 'any' }, page);
  if (found.length === 0) return 'nothing found, and no relaxation';
  const mayBeNarrower = question.conditions.some(({ isOptional }) => isOptional);
  if (!question.isMissing && !mayBeNarrower) return 'nothing found';
  for (const { asked } of found) {
    const { search = null, understand, sort: _, ...filter } = asked;
    const { hits } = await index.searchItems({
      ...{ search, understand, filter: itemFilterOf(filter), limit: SEEN, offset: 0, withoutMenus: [] },
    });
    const isMeant = (hit: ItemDocument): boolean =>
      question.first.length === 0 || isOneOf(hit, data.menus.get(hit.menuId) as MenuDocuments, question.first);
    if (hits.some(isMeant)) return '';
  }
  return `leads on to ${found.map(({ title }) => title).join('; ')}`;
}

type AskedIndex = Pick<SearchReader, 'searchItems' | 'itemFacets' | 'suggest'>;

/** Asks every question of an index with these menus; those about allergens more and more loosely while nothing is found. */
export async function askCard(
  index: AskedIndex,
  menus: readonly MenuDocuments[],
  questions: readonly CardQuestion[],
): Promise<readonly Judgement[]> {
  const data = dataOf(menus);
  const judgements: Judgement[] = [];
  for (const question of questions) {
    const pages: ItemPage[] = [];
    for (const allergenCertainty of ALLERGEN_CERTAINTIES) {
      const page = await index.searchItems({
        ...{ search: question.typed, filter: { allergenCertainty }, limit: LIMIT, offset: 0, withoutMenus: [] },
      });
      pages.push(page);
      if (page.total > 0 || page.understood.excludeAllergens === undefined) break;
    }
    const last = pages.at(-1) as ItemPage;
    const leads = last.total > 0 ? '' : await relaxationFaults(index, question, last, data);
    judgements.push(judgeByCard(question, pages, leads, data));
  }
  return judgements;
}
