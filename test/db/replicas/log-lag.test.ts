import test from 'ava';
import { createLogLag } from '../../../src/db/replicas/log-lag.ts';

test('a replica is behind since the primary wrote the first of what it lacks', (t) => {
  let ms = 0;
  const lag = createLogLag(() => ms);
  t.is(lag.secondsBehind(100), 0);
  for (const bytes of [100, 200, 200, 300]) {
    lag.sample(bytes);
    ms += 1000;
  }
  t.is(lag.secondsBehind(300), 0);
  t.is(lag.secondsBehind(250), 1);
  t.is(lag.secondsBehind(150), 3);
  t.is(lag.secondsBehind(50), 4);
});

test('what a primary wrote that is gone is lacked by nobody', (t) => {
  const lag = createLogLag();
  lag.sample(100);
  lag.sample(500);
  lag.sample(200);
  t.is(lag.secondsBehind(200), 0);
});
