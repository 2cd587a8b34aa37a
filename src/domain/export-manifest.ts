import { z } from 'zod';
import { EXPORT_SCOPES } from './export-tables.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What an export consists of, signed. The name of the format is in it, so that a later one cannot be taken for this. */
export const exportManifestSchema = z
  .strictObject({
    format: z.literal('menus-export-1'),
    scope: z
      .enum(EXPORT_SCOPES)
      .meta({ description: 'current: the active menus; all: every version of every menu, withdrawn ones too.' }),
    number: z.int().min(1).meta({ description: 'Goes up by one with each export of the scope whose files differ.' }),
    takenAt: z
      .string()
      .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
      .meta({
        description: 'Moment of the snapshot of which all files were made.',
        example: '2026-11-21T08:00:15.123456Z',
      }),
    previous: z
      .strictObject({ number: z.int().min(1), sha256 })
      .nullable()
      .meta({ description: 'The manifest before, by the SHA-256 of its bytes as they were served.' }),
    files: z
      .array(
        z.strictObject({
          name: z.string().regex(/^[a-z-]+\.[a-z]+$/),
          mediaType: z.string(),
          bytes: z.int().min(0),
          sha256: sha256.meta({ description: 'Of the file without content coding, in lower-case hex.' }),
          rows: z.int().min(0),
        }),
      )
      .meta({ description: 'The -bom.csv files are what bom=true asks for.' }),
    signature: z
      .strictObject({
        algorithm: z.literal('Ed25519'),
        keyId: z.string().meta({ description: 'RFC 7638 thumbprint of the key, which is in /v1/export/keys.json.' }),
        value: z
          .string()
          .regex(/^[A-Za-z0-9_-]{86}$/)
          .meta({ description: 'base64url' }),
      })
      .meta({ description: 'Ed25519 (RFC 8032) over the manifest without this member in canonical form (RFC 8785).' }),
  })
  .meta({ id: 'ExportManifest' });

export type ExportManifest = z.output<typeof exportManifestSchema>;
export type ExportedFile = ExportManifest['files'][number];

/** Public keys as a set (RFC 7517, RFC 8037). */
export const exportKeySetSchema = z
  .strictObject({
    keys: z.array(
      z.strictObject({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string(),
        kid: z.string(),
        alg: z.literal('Ed25519'),
        use: z.literal('sig'),
      }),
    ),
  })
  .meta({ id: 'ExportKeySet' });

export type ExportKeySet = z.output<typeof exportKeySetSchema>;
