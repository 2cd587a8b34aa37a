import test from 'ava';
import fc from 'fast-check';
import robotsParser from 'robots-parser';
import { readRobots } from '../../../src/ingest/sources/robots.ts';

/** Its types wrongly describe an ES module. */
const peer = robotsParser as unknown as (
  url: string,
  text: string,
) => {
  isAllowed(url: string, userAgent: string): boolean | undefined;
  getCrawlDelay(userAgent: string): number | undefined;
  getSitemaps(): string[];
};

const SITE = 'http://www.the-crown.example/';
const AGENT = 'Menus/0.1 (reads menus)';
const pieces = (...of: string[]) => fc.array(fc.constantFrom(...of), { maxLength: 6 }).map((parts) => parts.join(''));
const line = fc.oneof(
  fc.constantFrom(
    'User-agent: *',
    'user-agent: menus',
    'User-Agent: other',
    'Crawl-delay: 3',
    'Sitemap: /map',
    'x',
    '',
  ),
  fc
    .tuple(fc.constantFrom('Allow', 'Disallow', 'disallow '), pieces('/', 'a', 'b', '*', '$', '%2f', 'é'))
    .map(([field, path]) => `${field}: ${path}`),
);

test('reads rules like another reader of robots.txt', async (t) => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 12 }), pieces('/', 'a', 'b', '$', '%2f', 'é'), async (lines, path) => {
      const text = lines.join('\n');
      const [rules, other] = [readRobots(text, AGENT), peer(`${SITE}robots.txt`, text)];
      t.is(await rules.isAllowed(SITE + path), other.isAllowed(SITE + path, AGENT) ?? true, `${text}\n${path}`);
      t.is(rules.delaySeconds, other.getCrawlDelay(AGENT));
      t.deepEqual(rules.sitemaps, other.getSitemaps());
    }),
    { seed: 44, numRuns: 1000 },
  );
});

test('reads a file of 500 kB to its end, and a line up to 2,000 letters', async (t) => {
  const about = 'User-agent: *\n';
  const filling = 'Disallow: /*x*y*z\n'.repeat(500_000 / 18);
  const rules = readRobots(`${about}${filling}Disallow: /a`, AGENT);
  t.false(await rules.isAllowed(`${SITE}a`));
  t.true(await rules.isAllowed(`${SITE}bistro`));
  const long = readRobots(`${about}Disallow: /${'c'.repeat(2000)}\nDisallow: /d`, AGENT);
  t.true(await long.isAllowed(`${SITE}${'c'.repeat(2001)}`));
  t.false(await long.isAllowed(`${SITE}d`));
});
