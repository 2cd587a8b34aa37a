import test from 'ava';
import { createWakeUp } from '../../indexer/wake-up.ts';

const AN_HOUR = 3_600_000;

test('a ring ends the current wait, or else the next one and no more', async (t) => {
  const bell = createWakeUp();
  const { signal } = new AbortController();
  const wait = bell.wait(AN_HOUR, signal);
  bell.ring();
  await wait;
  bell.ring();
  await bell.wait(AN_HOUR, signal);
  let ended = false;
  const third = bell.wait(AN_HOUR, signal).then(() => {
    ended = true;
  });
  await new Promise(setImmediate);
  t.false(ended);
  bell.ring();
  await third;
});

test('a signal ends the wait, even one aborted before', async (t) => {
  const bell = createWakeUp();
  const controller = new AbortController();
  const wait = bell.wait(AN_HOUR, controller.signal);
  controller.abort();
  await wait;
  await bell.wait(AN_HOUR, controller.signal);
  t.pass();
});
