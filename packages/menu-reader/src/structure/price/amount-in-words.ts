import { POUNDS } from './currencies.ts';

/** Formats an amount for notes and drawings: "£4.50", "4.50 euros"; the number alone where its currency is unknown. */
export function amountInWords(value: number, currency: string | null): string {
  const amount = value.toFixed(2);
  if (currency === POUNDS) return `£${amount}`;
  return currency === null ? amount : `${amount} ${currency}`;
}
