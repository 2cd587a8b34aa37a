const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const NUMBER = new Intl.NumberFormat('en-GB');

/** Pounds as people write them; a whole number of pounds without pence. */
export function pounds(amount: number): string {
  return Number.isInteger(amount) ? `£${NUMBER.format(amount)}` : POUNDS.format(amount);
}

/** The price of an item, of which 0 means that none is known. */
export function price(amount: number): string {
  return amount === 0 ? 'Price not given' : POUNDS.format(amount);
}

/** A whole number with its thousands apart. */
export function count(value: number): string {
  return NUMBER.format(value);
}

/** "1 dish", "2 dishes". */
export function counted(value: number, one: string, many = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`;
}
