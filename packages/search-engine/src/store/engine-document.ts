/** Document as given: any fields, of which `id` is the primary key. */
export type EngineDocument = Readonly<Record<string, unknown>>;

export type Scalar = string | number | boolean;

export function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
