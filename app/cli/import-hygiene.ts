import { InputFailure } from '../../src/domain/errors.ts';
import { establishments } from '../../src/ingest/hygiene/establishments.ts';
import { hygieneRow, USUAL_KINDS } from '../../src/ingest/hygiene/hygiene-row.ts';
import { chunk } from '../../src/lib/chunk.ts';
import type { OutsideOutcome, OutsideRestaurant } from '../../src/ports/outside-store.ts';
import type { CommandIo } from './terminal/command-io.ts';
import { EXIT, type ExitCode } from './terminal/exit-codes.ts';
import { withProgress } from './terminal/progress.ts';
import { reportEvery } from './terminal/report-every.ts';
import { withStores } from './with-stores.ts';

export interface HygieneOptions {
  readonly kind?: readonly string[];
  readonly skipWrong?: boolean;
  readonly json?: boolean;
}

const BATCH_SIZE = 1000;
const REPORT_EVERY = 10_000;
const MAX_NAMED = 20;

/** Summary of a file, checked before any of it is stored. */
interface Checked {
  readonly right: number;
  readonly wrong: number;
  readonly named: readonly string[];
}

/** `menus restaurants import` of a file of the Food Hygiene Rating Scheme; idempotent, so rerun it after an interruption. */
export async function importHygiene(file: string, options: HygieneOptions, io: CommandIo): Promise<ExitCode> {
  const kinds = options.kind ?? USUAL_KINDS;
  return withStores(async ({ outside }) => {
    const counts = await withProgress('Reading establishments', io, async (progress) => {
      const checked = await check(file, kinds);
      const { right, wrong } = checked;
      if (wrong > 0) nameWrong(file, checked, options, io);
      const found: Record<OutsideOutcome | 'wrong', number> = {
        ...{ created: 0, updated: 0, unchanged: 0, recognised: 0, doubt: 0, repeated: 0, wrong },
      };
      const rows = chunk(rightRows(file, kinds), BATCH_SIZE);
      for await (const batch of reportEvery(REPORT_EVERY, rows, (many) => progress.report(`${many} of ${right}`))) {
        io.signal.throwIfAborted();
        for (const outcome of await outside.takeIn(batch)) found[outcome] += 1;
      }
      return found;
    });
    if (options.json) io.out(JSON.stringify(counts));
    else
      io.out(
        Object.entries(counts)
          .flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : []))
          .join(', '),
      );
    if (counts.doubt > 0) io.say('Doubts are on the worklist: `menus review list`; then import the file again.');
    return counts.doubt > 0 ? EXIT.review : EXIT.done;
  });
}

/** @throws InputFailure unless they are to be skipped */
function nameWrong(file: string, { right, wrong, named }: Checked, options: HygieneOptions, io: CommandIo): void {
  const lines = [...named, ...(wrong > named.length ? [`  and ${wrong - named.length} more`] : [])].join('\n');
  if (!options.skipWrong)
    throw new InputFailure(
      `${file}: nothing was imported\n${lines}\n${right} rows are right: --skip-wrong imports them`,
    );
  io.say(`left out:\n${lines}`);
}

/** @throws InputFailure where the file has nothing of these kinds */
async function check(file: string, kinds: readonly string[]): Promise<Checked> {
  const named: string[] = [];
  const seen = new Set<string>();
  let [right, wrong] = [0, 0];
  for await (const one of establishments(file)) {
    seen.add(one.fields.BusinessType ?? '');
    if (!isOf(kinds, one.fields.BusinessType)) continue;
    const row = hygieneRow(one);
    if (typeof row !== 'string') right++;
    else if (++wrong <= MAX_NAMED) named.push(`  line ${one.line}: ${row}`);
  }
  if (right + wrong > 0) return { right, wrong, named };
  const kindsThere = [...seen].filter(Boolean).toSorted().join(', ');
  throw new InputFailure(
    kindsThere === ''
      ? `${file}: holds no establishments; expected a file of ratings.food.gov.uk/open-data`
      : `${file}: has no business of the kind ${kinds.join(' or ')}; it has ${kindsThere}`,
  );
}

async function* rightRows(file: string, kinds: readonly string[]): AsyncGenerator<OutsideRestaurant> {
  for await (const one of establishments(file)) {
    const row = isOf(kinds, one.fields.BusinessType) ? hygieneRow(one) : '';
    if (typeof row !== 'string') yield row;
  }
}

const isOf = (kinds: readonly string[], kind = ''): boolean =>
  kinds.some((wanted) => kind.toLowerCase().includes(wanted.toLowerCase()));
