import { DEPENDENCIES, startBehindProxies } from '../../test/support/faults/service-behind-proxies.ts';
import { TROUBLES, trials } from '../../test/support/faults/trials.ts';
import { withOwnServer } from '../../test/support/own-server.ts';
import { startTestEngine } from '../../test/support/test-engine/start-test-engine.ts';

// Lets each dependency fail in every way while all endpoints are asked, and prints what they answered.
// Usage: npm run lab torture/faults; with TEST_MEILI_URL and TEST_MEILI_KEY over a real engine.

const LIMITS = { requests: 4, answerMs: 10_000, recoveryMs: 60_000 };

function counted(answers: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return [...counts].map(([answer, count]) => `${count} x ${answer}`).join(', ');
}

const ms = (value: number) => `${Math.round(value)} ms`;

await withOwnServer(async ({ t, db, url }) => {
  const { TEST_MEILI_URL, TEST_MEILI_KEY: key = 'any' } = process.env;
  const engine = { url: TEST_MEILI_URL ?? (await startTestEngine(t)).url, key };
  const service = await startBehindProxies(t, { db, url, engine });
  console.log('| dependency | fault | answers | slowest | well again after |\n|---|---|---|---|---|');
  for (const dependency of DEPENDENCIES) {
    for await (const trial of trials(t, service, dependency, TROUBLES[dependency], LIMITS)) {
      const answers = counted([...trial.answers.values()].flat());
      console.log(`| ${dependency} | ${trial.fault} | ${answers} | ${ms(trial.slowestMs)} | ${ms(trial.recoveryMs)} |`);
      for (const wrong of trial.wrong) console.log(`  WRONG ${wrong}`);
      if (trial.wrong.length > 0) process.exitCode = 1;
    }
  }
});
