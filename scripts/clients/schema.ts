/** The part of JSON Schema 2020-12 that the OpenAPI document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly description?: string;
}

/** The schemas of which a value fits one or more; undefined where there is no choice. */
export function choicesOf({ anyOf, oneOf }: Schema): readonly Schema[] | undefined {
  return anyOf ?? oneOf;
}

/**
 * The fields of an object.
 * @throws TypeError where it may have any
 */
export function fieldsOf({
  properties,
  required = [],
}: Schema): readonly { name: string; schema: Schema; required: boolean }[] {
  if (!properties) throw new TypeError('an object without a schema of its fields');
  return Object.entries(properties).map(([name, schema]) => ({ name, schema, required: required.includes(name) }));
}

/** The component that a reference names. */
export function componentOf(ref: string): string {
  return ref.split('/').at(-1) ?? ref;
}
