import { createOpenApi } from '../../src/api/openapi/create-openapi.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { choicesOf, componentOf, type Schema } from './schema.ts';

export interface DescribedParameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface DescribedOperation {
  readonly id: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly DescribedParameter[];
  readonly answer: Schema;
  readonly paged: boolean;
  /** Kind of thing that the `id` of the path names. */
  readonly pathId: 'menu' | 'restaurant' | 'exportFile' | null;
  /** Whether a service may have nothing to answer it with. */
  readonly mayBeOff: boolean;
}

/** What clients and collections are made of. */
export interface DescribedApi {
  readonly operations: readonly DescribedOperation[];
  /** Schemas by name, of those that parameters and answers as JSON are made of. */
  readonly components: Readonly<Record<string, Schema>>;
}

interface Parameter extends Omit<DescribedParameter, 'schema' | 'required' | 'description'> {
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly content?: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;
}

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly get: {
          readonly description: string;
          readonly parameters?: readonly Parameter[];
          readonly responses: { readonly 200: { readonly content: Readonly<Record<string, { schema: Schema }>> } };
        };
      }
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const ADDRESSES = { baseUrl: 'http://localhost:3000', authUrl: 'http://localhost:3001' };

/** The operations that answer JSON, as the OpenAPI document has them; of files in bulk the rows, which clients read one by one. */
export function describeApi(): DescribedApi {
  const document: Document = JSON.parse(JSON.stringify(createOpenApi(ADDRESSES, null)));
  const { schemas } = document.components;
  const withJson = OPERATIONS.filter(({ only = false }) => !only);
  const operations = withJson.flatMap((operation): readonly DescribedOperation[] => {
    const { id, path, tag, summary, paged = false, pathId = null, mayBeOff = false } = operation;
    const described = document.paths[path]?.get;
    const answer = described?.responses[200].content['application/json']?.schema;
    if (!described || !answer) throw new Error(`${path} is not in the OpenAPI document`);
    const parameters = (described.parameters ?? []).map(describeParameter);
    const whole = { id, path, tag, summary, paged, pathId, mayBeOff, description: described.description };
    return operation.selection
      ? withSelection(whole, parameters, answer, operation.selection.id)
      : [{ ...whole, parameters, answer }];
  });
  const ofRows = document.paths['/v1/export/{file}']?.get.responses[200].content['application/x-ndjson']?.schema ?? {};
  const used = operations.flatMap(({ parameters, answer }) => [answer, ...parameters.map(({ schema }) => schema)]);
  const names = new Set<string>();
  for (const schema of [ofRows, ...used]) addNames(schema, schemas, names);
  const components = Object.fromEntries(Object.entries(schemas).filter(([name]) => names.has(name)));
  return { operations, components };
}

/** Where fields can be selected, a method of its own does it, so that each has the type of its answer. */
function withSelection(
  whole: Omit<DescribedOperation, 'parameters' | 'answer'>,
  parameters: readonly DescribedParameter[],
  answer: Schema,
  id: string,
): readonly DescribedOperation[] {
  const [all, selected] = choicesOf(answer) ?? [];
  if (!all || !selected) throw new Error(`${whole.id} has no answer with selected fields`);
  const others = parameters.filter(({ name }) => name !== 'fields');
  const fields = parameters.flatMap((one) =>
    one.name === 'fields' ? [{ ...one, required: true, example: 'id,name,price' }] : [],
  );
  return [
    { ...whole, parameters: others, answer: all },
    {
      ...whole,
      id,
      summary: `${whole.summary}, some fields of each`,
      parameters: [...others, ...fields],
      answer: selected,
    },
  ];
}

/** A parameter that is JSON in itself has its schema one level deeper (OpenAPI 3.1, section 4.8.12.4). */
function describeParameter({ required = false, schema, content, ...rest }: Parameter): DescribedParameter {
  const json = content?.['application/json'];
  const shape = schema ?? json?.schema ?? {};
  const example = rest.example ?? json?.example;
  const description = rest.description ?? shape.description ?? '';
  return { ...rest, required, description, schema: shape, ...(example !== undefined && { example }) };
}

/** Adds the names of all components that a schema is made of. */
function addNames(schema: Schema, schemas: Readonly<Record<string, Schema>>, names: Set<string>): void {
  JSON.stringify(schema, (key: string, value: unknown) => {
    if (key !== '$ref' || typeof value !== 'string') return value;
    const name = componentOf(value);
    const component = schemas[name];
    if (component && !names.has(name)) addNames(component, schemas, names.add(name));
    return value;
  });
}
