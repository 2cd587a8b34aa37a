import { UsageError } from '../../src/domain/errors.ts';
import { findSources, refuseSameAddress } from '../../src/ingest/find-sources.ts';
import { documentsOf, type IngestPlan } from '../../src/ingest/ingest-batch.ts';
import { readManifest } from '../../src/ingest/manifest.ts';
import { isSourceUrl } from '../../src/ingest/source-input.ts';

export interface IngestOptions {
  readonly restaurant?: string;
  readonly sourceUrl?: string;
  readonly replaces?: string;
  readonly keepBoth?: boolean;
  readonly withdraw?: string;
  readonly corrections?: string;
  readonly teach?: string;
  readonly currencyOk?: boolean;
  readonly hold?: boolean;
  readonly publish?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
  readonly explain?: boolean;
}

/** Parses the command line of `menus ingest`. @throws UsageError that names a missing argument and its form */
export async function planIngest(sources: readonly string[], options: IngestOptions): Promise<IngestPlan> {
  refuseEmpty(sources, options);
  if (options.hold && options.publish)
    throw new UsageError('--hold and --publish exclude each other; leave one of them out');
  checkSourceUrl(options.sourceUrl);
  const manifests = sources.filter(isManifest);
  const rest = sources.filter((source) => !isManifest(source));
  if (manifests.length > 0 && (options.sourceUrl || options.replaces)) {
    throw new UsageError('--source-url and --replaces apply to one document; a manifest names its own');
  }
  if (rest.length === 0 && options.restaurant !== undefined) {
    throw new UsageError('--restaurant names the owner of single documents; a manifest names its restaurants itself');
  }
  if (rest.length > 0 && options.restaurant === undefined && !options.dryRun && !options.explain) {
    throw new UsageError(
      'say whose menu it is: --restaurant with an id or a name (`menus restaurants list` shows them, `menus restaurants add` makes one), or use a manifest; --dry-run only shows what would be understood',
    );
  }
  const restaurants = (await Promise.all(manifests.map(readManifest))).flat();
  const plan = { restaurants, documents: await findSources(rest, options) };
  if (!options.dryRun) refuseSameAddress(plan.documents);
  refuseSeveral(plan, options);
  return plan;
}

function refuseEmpty(sources: readonly string[], options: IngestOptions): void {
  if (sources.length === 0) {
    throw new UsageError(
      'name at least one source: a PDF, HTML or image file, a folder, an http(s) address or a manifest.json (menus ingest -h shows examples)',
    );
  }
  if (sources.some((source) => source.trim() === '')) throw new UsageError('one of the sources is an empty name');
  for (const [option, value] of [
    ['--restaurant', options.restaurant],
    ['--source-url', options.sourceUrl],
    ['--corrections', options.corrections],
  ]) {
    if (value?.trim() === '') throw new UsageError(`${option} is empty`);
  }
}

function checkSourceUrl(sourceUrl: string | undefined): void {
  if (sourceUrl === undefined || isSourceUrl(sourceUrl)) return;
  throw new UsageError(
    `--source-url takes an address such as https://www.the-crown.example/menu; "${sourceUrl}" is not one`,
  );
}

const isManifest = (source: string) => /\.json$/i.test(source) && !/^https?:\/\//i.test(source);

/** Rejects several documents with options for one. Versions of one source in a manifest are one document. */
function refuseSeveral(plan: IngestPlan, { replaces, corrections }: IngestOptions): void {
  const sources = new Set(documentsOf(plan).map(({ restaurant, sourceUrl }) => `${restaurant} ${sourceUrl}`));
  const option = replaces === undefined ? (corrections === undefined ? undefined : '--corrections') : '--replaces';
  if (option === undefined || sources.size === 1) return;
  throw new UsageError(`${option} applies to one document, and ${sources.size} were given; ingest them one at a time`);
}
