/** A section with fewer prices has no usual price. */
const FEWEST_PRICES = 4;
/** Times the median of its section, or that part of it. */
const UNLIKE = 6;
/** Pounds; a sauce for 50p among mains is nothing to look at. */
const LEAST_DIFFERENCE = 10;

/**
 * What is odd about the prices of one section: for each item a text such as "£169.00, where £11.00 is usual", or null.
 * @param items in order; a price of 0 is no price
 */
export function priceOutliers(items: readonly { readonly price: number }[]): readonly (string | null)[] {
  const prices = items.flatMap(({ price }) => (price > 0 ? [price] : [])).sort((a, b) => a - b);
  const usual = prices.length < FEWEST_PRICES ? undefined : prices[Math.floor(prices.length / 2)];
  return items.map(({ price }) => {
    if (usual === undefined || price === 0 || Math.abs(price - usual) < LEAST_DIFFERENCE) return null;
    if (price < UNLIKE * usual && price * UNLIKE > usual) return null;
    return `£${price.toFixed(2)}, where £${usual.toFixed(2)} is usual`;
  });
}
