import { type PriceToken, priceTokens } from './price-token.ts';

/** Longer words before a price are more than the name of a size or filling. */
const LABEL_LENGTH = 24;
const LABEL_WORDS = 3;
const FILLING =
  /^(?:(?:king |tiger |jumbo |mixed |fresh |grilled |extra |with |add )?(?:veg(?:etables?|gie|etarian)?|vegan|chicken|beef|lamb|pork|duck|prawns?|fish|seafood|tofu|paneer|mixed|meat|keema|cheese|plain|egg|salmon|steak|mushrooms?|halloumi|turkey|ham)|third|two[- ]thirds?|half|full|pint|schooner|bottle|glass|carafe|small|medium|large|regular|single|double|starter|main|adult|child(?:ren)?|kids?|\d+(?:\.\d+)?\s?(?:ml|cl|oz|g|inch|in|"|”|pcs?|pieces?))$/i;

/** "Chicken 9.95 | Beef 10.95": prices of one dish, each behind its label; null where the text says anything else. */
export function labelledPrices(text: string): PriceToken[] | null {
  const found = priceTokens(text).filter((token) => token.form !== 'integer');
  const last = found.at(-1);
  if (!last || /\p{L}/u.test(text.slice(last.end))) return null;
  const labels = found.map((token, i) =>
    text.slice(found[i - 1]?.end ?? 0, token.start).replace(/^[\s|/\\,;:+&(–—•·-]+|[\s|/\\,;:(–—•·-]+$/g, ''),
  );
  const short = labels.every((label) => label.length <= LABEL_LENGTH && label.split(/\s+/).length <= LABEL_WORDS);
  return short ? found.map((token, i) => ({ ...token, label: labels[i] || token.label })) : null;
}

/** Such prices in any place, where there are several and every label is a usual filling or size. */
export function variantPrices(text: string): PriceToken[] | null {
  const found = labelledPrices(text.trim());
  return found && found.length > 1 && found.every(({ label }) => label && FILLING.test(label)) ? found : null;
}
