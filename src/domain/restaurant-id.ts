import { createHash } from 'node:crypto';
import { foldText } from '@menu-data-service/menu-model/fold-text';

/** Namespace of restaurant ids. It must never change, or a new import would duplicate every restaurant. */
const NAMESPACE = Buffer.from('6f2f8f0e4d3b5a0c9c3e2b7d1a8e4c55', 'hex');

/** Name-based GUID (RFC 9562, version 5) of folded name and postcode, so that importing a restaurant twice creates it once. */
export function restaurantId(name: string, postcode: string): string {
  const hash = createHash('sha1')
    .update(NAMESPACE)
    .update(`${foldText(name)}\n${foldText(postcode).replaceAll(' ', '')}`)
    .digest();
  const bytes = hash.subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
