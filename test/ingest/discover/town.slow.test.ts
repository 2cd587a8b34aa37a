import test, { type ExecutionContext } from 'ava';
import type { Fetcher } from '../../../src/outbound/create-fetcher.ts';
import { openTown } from '../../support/town/open-town.ts';
import type { Town } from '../../support/town/serve-town.ts';
import { TRAPS, type Trap, townSite } from '../../support/town/town-site.ts';

const AGAIN = 30;

/** A town with a site for each of these traps. */
const trapped = async (t: ExecutionContext, traps: readonly Trap[] = TRAPS) =>
  openTown(t, await Promise.all(traps.map((trap, i) => townSite(i + 1, trap))));

/** Menus in service, and those that wait for a person because they may have been misread. */
async function taken({ stores }: Awaited<ReturnType<typeof trapped>>): Promise<readonly string[]> {
  const held = (await stores.reviews.list()).filter(({ kind }) => kind === 'held');
  const places = [...(await stores.menus.list({})), ...held].map(
    ({ restaurantName, sourceUrl }) => `${restaurantName} ${new URL(sourceUrl).pathname}`,
  );
  return [...new Set(places)].toSorted();
}

/** Missing menus: each site should have one form of each menu. */
const missing = ({ sites }: Town, found: readonly string[]): readonly string[] =>
  sites.flatMap(({ name, menus }) =>
    menus
      .filter((forms) => forms.filter((path) => found.includes(`${name} ${path}`)).length !== 1)
      .map((forms) => `${name} ${forms[0]}`),
  );

test('discovers the menus of a town of websites with traps, each in one form, within the rules', async (t) => {
  t.timeout(240_000);
  const made = await trapped(t);
  const outcomes = await made.discover(AGAIN);
  t.deepEqual(
    outcomes.flatMap((outcome) => ('error' in outcome ? [outcome.error] : [])),
    [],
  );
  const found = await taken(made);
  t.deepEqual(missing(made.town, found), []);
  t.is(found.length, 2 * TRAPS.length, found.join('\n'));
  t.deepEqual(made.town.elsewhere, []);
  t.is(made.town.atOnce(), 1);
  const { asked } = made.town;
  t.is(new Set(asked).size, asked.length, 'nothing is asked for twice');
  t.false(asked.some((address) => address.includes('/secret/')));
  for (const outcome of outcomes) {
    if ('discovery' in outcome)
      t.true(outcome.discovery.visit.requests <= 40, `${outcome.site.name}: ${outcome.discovery.visit.requests}`);
  }
  const why = (name: string, path: string) =>
    outcomes.flatMap((outcome) =>
      'discovery' in outcome && outcome.site.name.includes(name)
        ? outcome.discovery.visit.pages.filter(({ address }) => address.endsWith(path)).map((page) => page.why)
        : [],
    );
  t.regex(why('private', '/menu-inside').join(), /it leads to http:\/\/10\.0\.0\.1\/menu: outside the site/);
  t.regex(why('private', '127.0.0.2/menu.pdf').join(), /not a public address/);
  t.regex(why('robots', '/secret/menu').join(), /robots\.txt/);
  t.regex(why('aside', '/vouchers').join(), /left out: vouchers/);
  t.regex(why('login', '/members/menu').join(), /401/);
});

test('an interrupted discovery resumes with the same result and requests nothing twice', async (t) => {
  t.timeout(240_000);
  const traps = ['none', 'loop', 'changing'] as const;
  const whole = await trapped(t, traps);
  await whole.discover(AGAIN);

  const broken = await trapped(t, traps);
  const { fetchSource, ...others } = broken.town.openFetcher();
  let left = 7;
  const failing: Fetcher = {
    ...others,
    fetchSource: (...request) => {
      left -= 1;
      // as if the process were killed: nothing after it is reported or stored
      return left < 0 ? Promise.reject(new Error('killed')) : fetchSource(...request);
    },
  };
  const killed = await broken.discover(AGAIN, failing);
  t.true(killed.some((outcome) => 'error' in outcome));
  await broken.discover(AGAIN);
  t.deepEqual(await taken(broken), await taken(whole));
  t.is(new Set(broken.town.asked).size, broken.town.asked.length, 'nothing is asked for twice');
  t.deepEqual((await broken.stores.discoveries.toVisit(AGAIN)).length, 0);
});
