import { z } from 'zod';
import { EXPORT_SCOPES } from './export-tables.ts';

export const exportManifestSchema = z
  .strictObject({
    format: z.literal('menus-export-2'),
    scope: z
      .enum(EXPORT_SCOPES)
      .meta({ description: 'current: the active menus; all: every version of every menu, withdrawn ones too.' }),
    takenAt: z
      .string()
      .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
      .meta({
        description: 'Moment of the snapshot of which all files were made.',
        example: '2026-11-21T08:00:15.123456Z',
      }),
    files: z.array(
      z.strictObject({
        name: z.string().regex(/^[a-z]+\.[a-z]+$/),
        mediaType: z.string(),
        bytes: z.int().min(0),
        sha256: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .meta({ description: 'Of the file without content coding, in lower-case hex.' }),
        rows: z.int().min(0),
      }),
    ),
  })
  .meta({ id: 'ExportManifest' });

export type ExportManifest = z.output<typeof exportManifestSchema>;
