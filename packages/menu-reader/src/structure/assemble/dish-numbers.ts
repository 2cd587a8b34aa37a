export const DISH_NUMBER = /^[A-Z]?(\d{1,3})[a-z]?(?:[.):]?\s+|\s*[-–—]\s*)(?=\p{L})/u;

/** True where a document numbers its dishes: over 30 % of the names begin with a number, and the numbers rise. */
export function numbersDishes(names: readonly string[]): boolean {
  const numbers = names.flatMap((name) => {
    const number = DISH_NUMBER.exec(name)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
  const rising = numbers.filter((number, i) => i > 0 && number > (numbers[i - 1] ?? 0)).length;
  return numbers.length > 3 && numbers.length > 0.3 * names.length && rising > 0.6 * numbers.length;
}
