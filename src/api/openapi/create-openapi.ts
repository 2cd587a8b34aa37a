import { z } from 'zod';
import { createDocument, type oas31, type ZodOpenApiPathsObject } from 'zod-openapi';
import { EXPORT_FILES } from '../../domain/export-tables.ts';
import { ACCESS_TOKEN_SECONDS } from '../../domain/token-times.ts';
import { OPERATIONS } from '../operations.ts';
import type { ExampleIds } from '../pages/example-ids.ts';
import type { ApiDeps } from '../shared/api-deps.ts';
import type { Operation } from '../shared/operation.ts';
import { responsesOf } from './responses.ts';

const DESCRIPTION = `Restaurant menus of Staffordshire as JSON: full menus with every version, restaurants, and a dish search that forgives typing errors.

Allergens and dietary flags are guidance, not a guarantee. Tell your users to verify them with the restaurant.`;

const PATH_IDS = {
  menu: z.object({ id: z.int().min(1).meta({ description: 'Menu id.' }) }),
  restaurant: z.object({ id: z.guid().meta({ description: 'Restaurant id, a GUID.' }) }),
  exportFile: z.object({
    file: z.enum(EXPORT_FILES.map(({ name }) => name)).meta({ description: 'Table and format.' }),
  }),
};

/**
 * Creates the OpenAPI 3.1 document from the schemas that parse requests and check answers.
 * @param ids of existing data, for the examples; null for none
 */
export function createOpenApi(
  deps: Pick<ApiDeps, 'baseUrl' | 'authUrl'>,
  ids: ExampleIds | null,
): ReturnType<typeof createDocument> {
  const paths: ZodOpenApiPathsObject = Object.fromEntries(
    OPERATIONS.map((operation) => [operation.path, describe(operation, ids)]),
  );
  const document = createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Menu and restaurant data',
      version: '1.0.0',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: deps.baseUrl }],
    externalDocs: { description: 'How far allergens and flags can be relied on', url: `${deps.baseUrl}/allergens` },
    security: [{ accessToken: [] }, { clientCredentials: [] }],
    paths,
    components: {
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: `An access token, valid for ${ACCESS_TOKEN_SECONDS} seconds.`,
        },
        clientCredentials: {
          type: 'oauth2',
          description: 'Client id and secret, exchanged for an access token at the token service.',
          flows: { clientCredentials: { tokenUrl: `${deps.authUrl}/oauth/token`, scopes: {} } },
        },
      },
    },
  });
  for (const { get } of Object.values(document.paths ?? {})) {
    for (const parameter of get?.parameters ?? []) if ('in' in parameter) sayHowWritten(parameter);
  }
  return document;
}

/**
 * Describes the format and meaning of a parameter where most client generators look. A list of words is comma-separated. Other lists and
 * objects are JSON in the query, which OpenAPI expresses by a media type (3.1, section 4.8.12.4). An example of a schema becomes words, as
 * pages to try an API send all of them at once, and together they find nothing.
 */
function sayHowWritten(parameter: oas31.ParameterObject): void {
  if (!parameter.schema || !('type' in parameter.schema)) return;
  const { description, example: usual, examples: [also] = [], ...schema } = parameter.schema;
  const value = usual ?? also;
  const such = value === undefined ? '' : ` Example: ${typeof value === 'string' ? value : JSON.stringify(value)}`;
  if (description !== undefined) parameter.description = `${description}${such}`;
  parameter.schema = schema;
  if (schema.type !== 'array' && schema.type !== 'object') return;
  if (schema.items && 'type' in schema.items && schema.items.type === 'string') {
    Object.assign(parameter, { style: 'form', explode: false });
    return;
  }
  const { example } = parameter;
  parameter.content = {
    'application/json': { schema, ...(example !== undefined && { example: JSON.parse(example) }) },
  };
  delete parameter.schema;
  delete parameter.example;
}

function describe(operation: Operation, ids: ExampleIds | null) {
  const { id, tag, summary, description, pathId, query, exampleQuery = '' } = operation;
  const path = pathId && withExamples(PATH_IDS[pathId], ids ? { id: ids[pathId], file: ids[pathId] } : {});
  const asked = query && withExamples(query, examplesOf(exampleQuery));
  const requestParams = { ...(path && { path }), ...(asked && { query: asked }) };
  const responses = responsesOf(operation);
  return { get: { operationId: id, tags: [tag], summary, description, requestParams, responses } };
}

function examplesOf(query: string): Readonly<Record<string, unknown>> {
  const values = [...new URLSearchParams(query)].map(([name, text]) => [
    name,
    /^\d+$/.test(text) ? Number(text) : text,
  ]);
  return Object.fromEntries(values);
}

/** Adds example values that find something, so that an operation can be tried as it is. */
function withExamples(parameters: z.ZodObject, examples: Readonly<Record<string, unknown>>): z.ZodObject {
  const shape = Object.entries(parameters.shape).map(([name, schema]: [string, z.ZodType]) => [
    name,
    name in examples ? schema.meta({ ...schema.meta(), param: { example: examples[name] } }) : schema,
  ]);
  return z.object(Object.fromEntries(shape));
}
