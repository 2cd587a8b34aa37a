import { createPublicKey, verify } from 'node:crypto';
import type { z } from 'zod';
import { InputFailure } from '../src/domain/errors.ts';
import {
  type ExportKeySet,
  type ExportManifest,
  exportKeySetSchema,
  exportManifestSchema,
} from '../src/domain/export-manifest.ts';
import { canonicalJson } from '../src/lib/canonical-json.ts';
import { thumbprint } from '../src/lib/sealed-key.ts';

/**
 * Reads a manifest and checks its signature.
 * @param text as it was served
 * @param keySet the text of keys.json
 * @param trusted id of the only key to believe; any key of the set by default
 * @throws InputFailure that says what is wrong
 */
export function verifyManifest(text: string, keySet: string, trusted?: string): ExportManifest {
  const manifest = parsed(text, exportManifestSchema, 'manifest.json');
  const { keys } = parsed(keySet, exportKeySetSchema, 'keys.json');
  const { signature, ...unsigned } = manifest;
  if (trusted !== undefined && signature.keyId !== trusted) {
    throw new InputFailure(`manifest.json is signed with the key ${signature.keyId}, and not with ${trusted}`);
  }
  const key = keys.find(({ kid }) => kid === signature.keyId);
  if (!key) throw new InputFailure(`keys.json lacks the key ${signature.keyId} that signed manifest.json`);
  if (!isSigned(unsigned, signature.value, key)) {
    throw new InputFailure(`the signature of manifest.json is wrong: it or its key ${key.kid} was changed`);
  }
  return manifest;
}

function parsed<T>(text: string, schema: z.ZodType<T>, name: string): T {
  const read = schema.safeParse(json(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new InputFailure(
    `${name} is not what an export has: ${issue?.path.join('.') || 'it'}: ${issue?.message ?? ''}`,
  );
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A key goes by its thumbprint, so that an id that was trusted once cannot be given to another key. */
function isSigned(unsigned: object, value: string, { kty, crv, x, kid }: ExportKeySet['keys'][number]): boolean {
  if (thumbprint({ kty, crv, x }) !== kid) return false;
  try {
    const key = createPublicKey({ key: { kty, crv, x }, format: 'jwk' });
    return verify(null, Buffer.from(canonicalJson(unsigned)), key, Buffer.from(value, 'base64url'));
  } catch {
    return false;
  }
}
