import type { RouterContext } from '@koa/router';
import type { Context } from 'koa';
import { z } from 'zod';
import { ServiceError } from '../../domain/errors.ts';
import {
  EXPORT_COLUMNS,
  EXPORT_FILES,
  EXPORT_TABLES,
  type ExportFile,
  type ExportScope,
  type ExportTable,
  type ExportType,
} from '../../domain/export-tables.ts';
import { contentTag } from '../../http/content-tag.ts';
import { requestState } from '../../http/request-state.ts';
import { sendFile } from '../../http/send-file.ts';
import { sendTagged } from '../../http/send-tagged.ts';
import { codingFor } from '../../http/send-text.ts';
import { setHeaders } from '../../http/set-headers.ts';
import type { PreparedExport } from '../../ports/prepared-exports.ts';
import type { ApiDeps, FromDatabase } from '../shared/api-deps.ts';
import { flagParameter } from '../shared/parameter.ts';
import { parseQuery } from '../shared/parse-query.ts';
import { dateTimeSchema } from '../shared/values.ts';

export const exportQuerySchema = z.object({
  allVersions: flagParameter(
    'Every version of every menu, withdrawn ones too, instead of the active menus. Restaurants are the same in both.',
  ).optional(),
});

const OF_TYPE: Readonly<Record<ExportType, z.ZodType>> = {
  text: z.string(),
  integer: z.int(),
  double: z.number(),
  price: z.number(),
  boolean: z.boolean(),
  'date-time': dateTimeSchema,
  texts: z.array(z.string()),
  integers: z.array(z.int()),
};

function rowSchema(table: ExportTable, id: string): z.ZodType {
  const columns = EXPORT_COLUMNS[table].map(({ name, type, nullable }) => [
    name,
    nullable ? OF_TYPE[type].nullable() : OF_TYPE[type],
  ]);
  const description = `A line of ${table}.ndjson; null where unknown.`;
  return z.strictObject(Object.fromEntries(columns)).meta({ id, description });
}

const ROW_NAMES = { restaurants: 'RestaurantRow', menus: 'MenuRow', items: 'ItemRow' } as const;

export const exportRowSchema = z.union(EXPORT_TABLES.map((table) => rowSchema(table, ROW_NAMES[table])));

/** An export that was awaited in vain takes long, and clients that retry soon wait again. */
const RETRY_SECONDS = 3;
const RETRY_LATER_SECONDS = 60;

/**
 * Waits for the latest export. Null while it is being made for the first time: then the answer is 202 with the address to retry, and
 * without a body, which a download would save under the name of the file.
 * @throws ServiceError 404 `exports_off`, 503 `preparation_failed`
 */
async function latestExport(
  ctx: Context,
  { exports: made, logger, baseUrl }: Pick<ApiDeps, 'exports' | 'logger' | 'baseUrl'>,
  scope: ExportScope,
): Promise<PreparedExport | null> {
  if (made === null) throw new ServiceError(404, 'exports_off', 'This service makes no exports.');
  const from = performance.now();
  const found = await made.latest(scope).catch((err: unknown) => {
    logger.error({ err }, 'what was asked for cannot be made');
    const headers = { 'Retry-After': String(RETRY_LATER_SECONDS) };
    throw new ServiceError(503, 'preparation_failed', 'The export cannot be made at the moment.', { headers });
  });
  requestState(ctx).waitedMs = performance.now() - from;
  if (found !== null) return found;
  ctx.status = 202;
  setHeaders(ctx, {
    Location: `${baseUrl}${ctx.originalUrl}`,
    'Retry-After': String(RETRY_SECONDS),
    'Cache-Control': 'no-store',
  });
  ctx.body = '';
  return null;
}

/** GET /v1/export/{file}: a file of the latest export. Its format is in the address, so Accept is ignored. */
export function exportFileRoute(deps: FromDatabase<'exports' | 'baseUrl' | 'logger'>) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query } = parseQuery(exportQuerySchema, ctx);
    const file = fileNamed(ctx.params.file ?? '');
    const prepared = await latestExport(ctx, deps, query.allVersions ? 'all' : 'current');
    if (prepared === null) return;
    const coding = codingFor(ctx);
    const coded = prepared.file(file.name, coding);
    const found = coded ?? prepared.file(file.name, 'identity');
    if (!found) throw new Error(`the export lacks ${file.name}`);
    const manifest = `${deps.baseUrl}/v1/export/manifest.json${query.allVersions ? '?allVersions=true' : ''}`;
    deps.data.revalidate(ctx, [`<${manifest}>; rel="describedby"`, deps.data.helpLink]);
    await sendFile(ctx, {
      ...found,
      ...{ name: file.name, mediaType: file.mediaType, lastModified: prepared.takenAt },
      coding: coded ? coding : 'identity',
    });
  };
}

function fileNamed(name: string): ExportFile {
  const known = EXPORT_FILES.find((file) => file.name === name);
  if (known) return known;
  const names = EXPORT_FILES.map((file) => file.name).join(', ');
  throw new ServiceError(404, 'export_not_found', `There is no export "${name.slice(0, 40)}". There are ${names}.`);
}

export function exportManifestRoute(deps: FromDatabase<'exports' | 'baseUrl' | 'logger'>) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query } = parseQuery(exportQuerySchema, ctx);
    const prepared = await latestExport(ctx, deps, query.allVersions ? 'all' : 'current');
    if (prepared === null) return;
    deps.data.revalidate(ctx);
    await sendTagged(ctx, contentTag(prepared.manifest), () => prepared.manifest);
  };
}
