import test from 'ava';
import { type Circuit, CircuitOpenError, createCircuit, type Outcome, RETRY_MS } from '../../src/lib/circuit.ts';

/** A circuit whose work shows what its error says, with a clock that stands until it is moved. */
function started() {
  const seen = { ms: 0, opened: 0, closed: 0 };
  const circuit = createCircuit({
    judge: (error) => (error as Error).message as Outcome,
    onOpen: () => void seen.opened++,
    onClose: () => void seen.closed++,
    now: () => seen.ms,
  });
  return { circuit, seen };
}

/** Runs work with these outcomes one after the other; the number of those that were not tried. */
async function show(circuit: Circuit, outcomes: readonly Outcome[]): Promise<number> {
  let refused = 0;
  for (const outcome of outcomes) {
    const work = async () => {
      if (outcome !== 'answered') throw new Error(outcome);
    };
    await circuit.run(work).catch((error) => {
      if (error instanceof CircuitOpenError) refused += 1;
    });
  }
  return refused;
}

/** How many of an outcome in a row open a circuit. */
const MOST = [
  ['failed', 3],
  ['late', 10],
] as const;

const times = (count: number, outcome: Outcome): Outcome[] => Array.from({ length: count }, () => outcome);

test('three failures or ten late answers in a row open a circuit, and no fewer', async (t) => {
  for (const [outcome, most] of MOST) {
    const { circuit, seen } = started();
    t.is(await show(circuit, times(most - 1, outcome)), 0);
    t.is(seen.opened, 0, outcome);
    t.is(await show(circuit, [outcome, 'answered', 'answered']), 2);
    t.is(seen.opened, 1, outcome);
  }
});

test('an answer begins the count anew, of both', async (t) => {
  for (const [outcome, most] of MOST) {
    const { circuit, seen } = started();
    await show(circuit, [...times(most - 1, outcome), 'answered', ...times(most - 1, outcome)]);
    t.is(seen.opened, 0, outcome);
    await show(circuit, [outcome]);
    t.is(seen.opened, 1, outcome);
  }
});

test('work that was given up counts for nothing', async (t) => {
  const { circuit, seen } = started();
  await show(circuit, [...times(2, 'failed'), ...times(20, 'unknown')]);
  t.is(seen.opened, 0);
  await show(circuit, ['failed']);
  t.is(seen.opened, 1);
});

test('an open circuit lets one piece of work try a second, and an answer closes it', async (t) => {
  const { circuit, seen } = started();
  await show(circuit, times(3, 'failed'));
  seen.ms = RETRY_MS - 1;
  t.is(await show(circuit, ['answered']), 1);
  seen.ms = RETRY_MS;
  t.is(await show(circuit, ['failed', 'answered']), 1);
  t.deepEqual([seen.opened, seen.closed], [1, 0]);
  seen.ms = 2 * RETRY_MS;
  t.is(await show(circuit, ['answered', 'failed', 'answered']), 0);
  t.deepEqual([seen.opened, seen.closed], [1, 1]);
});
