import { createOpenApi } from '../../../src/api/openapi/create-openapi.ts';
import { OPERATIONS } from '../../../src/api/operations.ts';

interface Parameter {
  readonly name: string;
  readonly required?: boolean;
  readonly schema?: object;
  readonly content?: { readonly 'application/json': { readonly schema: object } };
}

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, object>>;
}

interface Document {
  readonly paths: Readonly<Record<string, { readonly get: Described }>>;
}

/** Schema of the answer with selected fields, beside that of the whole answer. */
interface Answer {
  readonly content: { readonly 'application/json': { readonly schema: { readonly anyOf: readonly [object, object] } } };
}

interface Method {
  readonly path: string;
  readonly paged: boolean;
  readonly described: Described;
}

const ADDRESSES = { baseUrl: 'http://localhost:3000', authUrl: 'http://localhost:3001' };

/** Methods of the client, and the OpenAPI document of their types: every operation that answers JSON. */
export function describeMethods(): { readonly methods: readonly Method[]; readonly document: Document } {
  const served: Document = JSON.parse(JSON.stringify(createOpenApi(ADDRESSES, null)));
  const methods = OPERATIONS.filter(({ only = false }) => !only).flatMap(({ path, paged = false, selection }) => {
    const described = served.paths[path]?.get;
    if (!described) throw new Error(`${path} is not in the OpenAPI document`);
    const whole = { ...described, parameters: (described.parameters ?? []).map(asValue) };
    const all = selection ? withSelection(whole, selection.id) : [whole];
    return all.map((one): Method => ({ path, paged, described: one }));
  });
  const paths = methods.map(({ path, described }) => [`${path}#${described.operationId}`, { get: described }]);
  return { methods, document: { ...served, paths: Object.fromEntries(paths) } };
}

function asValue({ content, ...parameter }: Parameter): Parameter {
  return content ? { ...parameter, schema: content['application/json'].schema } : parameter;
}

/** Adds a separate method for selected fields, so that each has the type of its answer. */
function withSelection(described: Described & { readonly parameters: readonly Parameter[] }, id: string): Described[] {
  const answer = described.responses[200] as Answer;
  const [all, selected] = answer.content['application/json'].schema.anyOf;
  const answering = (schema: object) => ({
    ...described.responses,
    200: { ...answer, content: { 'application/json': { schema } } },
  });
  const others = described.parameters.filter(({ name }) => name !== 'fields');
  const fields = described.parameters.flatMap((one) => (one.name === 'fields' ? [{ ...one, required: true }] : []));
  return [
    { ...described, parameters: others, responses: answering(all) },
    { ...described, operationId: id, parameters: [...others, ...fields], responses: answering(selected) },
  ];
}
