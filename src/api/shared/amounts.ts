const POUNDS = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const NUMBER = new Intl.NumberFormat('en-GB');

export function pounds(amount: number): string {
  return Number.isInteger(amount) ? `£${NUMBER.format(amount)}` : POUNDS.format(amount);
}

export function price(amount: number): string {
  return amount === 0 ? 'Price not given' : POUNDS.format(amount);
}

export function count(value: number): string {
  return NUMBER.format(value);
}

export function quantity(value: number, one: string, many = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`;
}
