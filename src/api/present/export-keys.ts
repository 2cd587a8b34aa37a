import type { ExportKeySet } from '../../domain/export-manifest.ts';
import type { ExportKey } from '../../ports/export-manifests.ts';

/** The keys as they are published. */
export function presentExportKeys(keys: readonly Pick<ExportKey, 'kid' | 'publicJwk'>[]): ExportKeySet {
  return {
    keys: keys.map(({ kid, publicJwk }) => {
      return { kty: 'OKP', crv: 'Ed25519', x: publicJwk.x ?? '', kid, alg: 'Ed25519', use: 'sig' };
    }),
  };
}
