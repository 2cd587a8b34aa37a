import { join } from 'node:path';
import { withOwnServer } from '../../test/support/own-server.ts';
import { runMenus } from '../../test/support/run-menus.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { ALL_POSTCODES, writeEstablishments, writePostcodes, writeRestaurants } from './imports/written-files.ts';

// Takes in a hygiene file of many establishments, some of which are known, again, and a newer one; then a directory of postcodes, twice.
// Prints what each import did, its time, processor time and memory at most.
// Usage: npm run lab torture/imports [-- ESTABLISHMENTS [POSTCODES]]

const establishments = Number(process.argv[2] ?? 100_000);
const postcodes = Number(process.argv[3] ?? ALL_POSTCODES);

/** Resource usage of a process, reported at its end. */
const REPORT_USAGE = encodeURIComponent(
  `process.on('exit', () => console.error('USED', JSON.stringify(process.resourceUsage())))`,
);

await withOwnServer(async ({ t, url }) => {
  const folder = await temporaryFolder(t, 'imports');
  const file = (name: string) => join(folder, name);
  await writeRestaurants(file('known.csv'), establishments);
  await writeEstablishments(file('FHRS.xml'), establishments);
  await writeEstablishments(file('FHRS-newer.xml'), establishments, true);
  await writePostcodes(file('postcodes.csv'), postcodes);

  const menus = async (...args: readonly string[]) => {
    const begun = performance.now();
    const { code, stdout, stderr } = await runMenus(args, {
      env: { DATABASE_URL: url, NODE_OPTIONS: `--import=data:text/javascript,${REPORT_USAGE}` },
    });
    const [, used = '{}'] = /USED (.*)/.exec(stderr) ?? [];
    const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(used) as NodeJS.ResourceUsage;
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const processor = ((userCPUTime + systemCPUTime) / 1e6).toFixed(1);
    console.log(
      `${args.join(' ').replaceAll(`${folder}/`, '')}: ${seconds} s, ${processor} s of processor, ${(maxRSS / 1024).toFixed(0)} MB, code ${code}`,
    );
    console.log(`  ${(stdout || stderr).trim().split('\n').at(-1)}`);
  };
  await menus('restaurants', 'import', file('known.csv'), '--json');
  await menus('restaurants', 'import', file('FHRS.xml'));
  await menus('restaurants', 'import', file('FHRS.xml'));
  await menus('restaurants', 'import', file('FHRS-newer.xml'));
  await menus('postcodes', 'import', file('postcodes.csv'));
  await menus('postcodes', 'import', file('postcodes.csv'));
});
