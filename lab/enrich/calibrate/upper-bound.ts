/** Upper end of the one-sided 95 % Clopper-Pearson interval for `hits` in `rows`: 0 of 150 may still be 2 %. 1 without rows. */
export function upperBound(hits: number, rows: number): number {
  if (hits >= rows) return 1;
  let [low, high] = [hits / rows, 1];
  // the share at which so few hits would be seen in one sample of twenty
  for (let i = 0; i < 60; i += 1) {
    const share = (low + high) / 2;
    if (atMost(hits, rows, share) > 0.05) low = share;
    else high = share;
  }
  return high;
}

/** Probability of at most `hits` in `rows` at a share between 0 and 1. */
function atMost(hits: number, rows: number, share: number): number {
  let log = rows * Math.log1p(-share);
  let sum = Math.exp(log);
  for (let k = 1; k <= hits; k += 1) {
    log += Math.log((rows - k + 1) / k) + Math.log(share) - Math.log1p(-share);
    sum += Math.exp(log);
  }
  return sum;
}
