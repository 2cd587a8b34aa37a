import { linesOf } from '../../vocabulary/load-forms.ts';

export interface Currency {
  /** What people call it: "euros". */
  readonly name: string;
  /** One and a half is 1.500 in it. */
  readonly hasThousandParts: boolean;
  readonly sign: RegExp;
}

const ROWS = linesOf('currencies').map((line) => {
  const [name = '', before = '', behind = '', parts] = line.split(' | ');
  const forms = (column: string): string => column.split(' ').join('|');
  return { name, before: forms(before), behind: forms(behind), hasThousandParts: parts === '1000' };
});
const CURRENCIES: readonly Currency[] = ROWS.map(({ name, before, behind, hasThousandParts }) => ({
  name,
  hasThousandParts,
  sign: new RegExp(`^(?:${before}|${behind})$`, 'u'),
}));

/** Signs and codes of currencies, before an amount and behind it, for use inside a regular expression; ¤ is that of any. */
export const SIGN_BEFORE = String.raw`(?:(?<![\p{L}\d])(?=\p{L})|(?=\p{Sc}))(?:¤|${ROWS.map(({ before }) => before).join('|')})`;
export const SIGN_BEHIND = String.raw`(?:${ROWS.map(({ behind }) => behind).join('|')})(?![\p{L}\d])`;

/** The currency that is served. */
export const POUNDS = 'pounds';

/** The currency of a sign; undefined where the text names none. */
export function currencyOf(sign: string): Currency | undefined {
  return CURRENCIES.find((currency) => currency.sign.test(sign.trim()));
}

/** The currency of a sign, a code or a name: "€", "EUR", "euro", "Euros"; undefined where the text names none. */
export function currencyNamed(words: string): Currency | undefined {
  const names = [words.toLowerCase(), `${words.toLowerCase()}s`];
  const named = CURRENCIES.find(({ name }) => names.includes(name));
  return currencyOf(words) ?? currencyOf(words.toUpperCase()) ?? named;
}
