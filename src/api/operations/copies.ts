import { z } from 'zod';
import { exportKeySetSchema, exportManifestSchema } from '../../domain/export-manifest.ts';
import { ATOM_TYPE } from '../../lib/atom.ts';
import { changePageSchema, changesQuerySchema } from '../schemas/changes.ts';
import { exportFileQuerySchema, exportManifestQuerySchema, exportRowSchema } from '../schemas/exports.ts';
import type { Operation } from './operation.ts';

/** For who keeps a copy of the data: what changes, and all of it as files. */
export const COPIES: readonly Operation[] = [
  {
    id: 'listChanges',
    tag: 'Changes',
    path: '/v1/changes',
    summary: 'Follow what changes',
    description:
      'Everything that happens to restaurants, menus and their items, each once and in order. Go on with `next` of the answer as `after`; with `wait` an answer comes as soon as there is something new. Without `after` it begins at the beginning, and whoever applies all changes from there has all that is there now. Changes are kept for 90 days; an older cursor is answered with 410. As an Atom feed it has the newest changes first.',
    query: changesQuerySchema,
    exampleQuery: 'limit=3',
    response: changePageSchema,
    otherMedia: { [ATOM_TYPE]: z.string() },
    failures: { 410: 'The cursor is too old, or of another feed; begin anew without it.' },
  },
  {
    id: 'downloadExport',
    tag: 'Bulk data',
    path: '/v1/export/{file}',
    summary: 'Download everything',
    description:
      'All restaurants, menus or items as newline-delimited JSON, CSV or Parquet, from one snapshot of the database; the fields have the names and values of the other operations. A cut download goes on with Range and If-Range; Repr-Digest is of the bytes as they are sent. A request that comes while the first export is made waits for it, and after 25 s the answer is 202 without a body.',
    pathId: 'exportFile',
    query: exportFileQuerySchema,
    response: z.string(),
    only: true,
    prepared: true,
    otherMedia: {
      'application/x-ndjson': exportRowSchema,
      'text/csv': z.string().meta({ description: 'RFC 4180 with the names of the columns.' }),
      'application/vnd.apache.parquet': z.string().meta({ override: { type: 'string', format: 'binary' } }),
    },
  },
  {
    id: 'getExportManifest',
    tag: 'Bulk data',
    path: '/v1/export/manifest.json',
    summary: 'Check an export',
    description:
      'Names, sizes, rows and SHA-256 of the files of the latest export, signed with Ed25519. Each manifest names the one before by its hash. `menus export verify` checks all of it.',
    query: exportManifestQuerySchema,
    response: exportManifestSchema,
    mayBeOff: true,
    prepared: true,
  },
  {
    id: 'getExportKeys',
    tag: 'Bulk data',
    path: '/v1/export/keys.json',
    summary: 'Read the keys of exports',
    description: 'The public keys that signed manifests, as a JWK set; the first one signs now.',
    response: exportKeySetSchema,
    mayBeOff: true,
  },
];
