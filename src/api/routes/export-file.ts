import type { RouterContext } from '@koa/router';
import { ServiceError } from '../../domain/errors.ts';
import { EXPORT_FILES, type ExportFile } from '../../domain/export-tables.ts';
import { sendFile } from '../../http/send-file.ts';
import { codingFor } from '../../http/send-text.ts';
import type { FromDatabase } from '../api-deps.ts';
import { latestExport } from '../latest-export.ts';
import { parseQuery } from '../parse-query.ts';
import { EXPORT_NAMES, exportFileQuerySchema } from '../schemas/exports.ts';

/** GET /v1/export/{file}: a file of the latest export. Its format is in the address, so Accept is not asked. */
export function exportFileRoute(deps: FromDatabase<'exports' | 'baseUrl' | 'logger'>) {
  return async (ctx: RouterContext): Promise<void> => {
    const { query } = parseQuery(exportFileQuerySchema, ctx);
    const file = fileNamed(ctx.params.file ?? '', query.bom ?? false);
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

function fileNamed(name: string, bom: boolean): ExportFile {
  const known = EXPORT_FILES.find((file) => file.name === name && !file.bom);
  if (!known) {
    const names = EXPORT_NAMES.join(', ');
    throw new ServiceError(404, 'export_not_found', `There is no export "${name.slice(0, 40)}". There are ${names}.`);
  }
  if (!bom) return known;
  const marked = EXPORT_FILES.find((file) => file.table === known.table && file.format === known.format && file.bom);
  if (marked) return marked;
  const detail = `bom: only CSV can begin with a byte order mark, and this is ${known.format}`;
  throw new ServiceError(400, 'invalid_parameter', detail, { errors: [{ parameter: 'bom', detail }] });
}
