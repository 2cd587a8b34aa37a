import { wordListLines } from '../../vocabulary/load-forms.ts';

export interface Currency {
  readonly name: string;
  /** True where one and a half is 1.500. */
  readonly hasThousandParts: boolean;
  readonly sign: RegExp;
}

const CURRENCIES = wordListLines('currencies').map((line) => {
  const [name = '', signsBefore = '', signsBehind = '', parts] = line.split(' | ');
  const [before, behind] = [signsBefore, signsBehind].map((signs) => signs.replaceAll(' ', '|'));
  const sign = new RegExp(`^(?:${before}|${behind})$`, 'u');
  return { name, before, behind, sign, hasThousandParts: parts === '1000' };
});

/** Signs and codes of currencies, before an amount and behind it, for use inside a regular expression; ¤ is the generic sign. */
export const SIGN_BEFORE = String.raw`(?:(?<![\p{L}\d])(?=\p{L})|(?=\p{Sc}))(?:¤|${CURRENCIES.map(({ before }) => before).join('|')})`;
export const SIGN_BEHIND = String.raw`(?:${CURRENCIES.map(({ behind }) => behind).join('|')})(?![\p{L}\d])`;

export const POUNDS = 'pounds';

export function currencyOf(sign: string): Currency | undefined {
  return CURRENCIES.find((currency) => currency.sign.test(sign.trim()));
}

/** Currency of a sign, a code or a name: "€", "EUR", "euro", "Euros"; undefined for none. */
export function currencyNamed(words: string): Currency | undefined {
  const names = [words.toLowerCase(), `${words.toLowerCase()}s`];
  const named = CURRENCIES.find(({ name }) => names.includes(name));
  return currencyOf(words) ?? currencyOf(words.toUpperCase()) ?? named;
}
