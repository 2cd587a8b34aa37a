/** After this time without a search what was measured counts for a third: one that was slow is tried again. */
const FORGOTTEN_MS = 10_000;
/** Weight of the latest search. */
const LATEST = 0.3;
/** What a failure counts as, in milliseconds, however soon it came. */
const FAILURE_MS = 1000;
/** Nothing is known of an engine that was not searched yet. */
const UNKNOWN_MS = 1;

/** What one more search is expected to cost at an engine. */
export interface ExpectedCost {
  /** Milliseconds of the searches of late, each of those in progress counted as one to wait for. */
  now(): number;
  /** Notes that a search begins; to be called with whether it was answered when it ends. */
  begin(): (answered: boolean) => void;
}

/** An average of response times that forgets, weighed with the load, as balancers use it with two random choices. */
export function createExpectedCost(clock: () => number = () => performance.now()): ExpectedCost {
  let ms = UNKNOWN_MS;
  let at = clock();
  let inProgress = 0;

  const average = () => Math.max(UNKNOWN_MS, ms * Math.exp((at - clock()) / FORGOTTEN_MS));
  return {
    now: () => average() * (inProgress + 1),
    begin() {
      const began = clock();
      inProgress += 1;
      return (answered) => {
        inProgress -= 1;
        const took = answered ? clock() - began : FAILURE_MS;
        ms = average() * (1 - LATEST) + took * LATEST;
        at = clock();
      };
    },
  };
}
