import type { DescribedApi, DescribedOperation } from './described-operations.ts';
import { choicesOf, componentOf, fieldsOf, type Schema } from './schema.ts';

/** The entry of the TypeScript client: its operations as `createMenusClient`. */
export function typescriptIndex({ operations }: DescribedApi): string {
  const paths = operations.map(({ id, path }) => `  ${id}: '${path}',\n`);
  return `import { createClient } from './build/src/create-client.js';
export { Problem } from './build/src/create-client.js';

const PATHS = {
${paths.join('')}};

export const createMenusClient = (options) => createClient(PATHS, options);
`;
}

/** Its types. */
export function typescriptTypes({ operations, components }: DescribedApi): string {
  const schemas = Object.entries(components).map(
    ([name, schema]) => `${comment(schema.description, '')}export ${declaration(name, schema)}\n`,
  );
  return [
    `import type { Client, ClientOptions } from './build/src/create-client.js';
export { Problem } from './build/src/create-client.js';
export type { Answer, CallOptions, ClientCredentials, ClientOptions, Credentials, TokenAnswer } from './build/src/create-client.js';
`,
    ...schemas,
    `/** Parameters and answer of each operation. */\nexport interface Operations {\n${operations.map(operationType).join('')}}\n`,
    `/** Rows of the tables of an export. */
export interface ExportRows {
  readonly restaurants: RestaurantRow;
  readonly menus: MenuRow;
  readonly items: ItemRow;
}

/** A method for each operation of the API; each throws a \`Problem\` where the answer is no success. */
export type MenusClient = Client<Operations, ExportRows>;

/** A client of the menu data API. Nothing is asked for before the first call. */
export declare function createMenusClient(options: ClientOptions): MenusClient;
`,
  ].join('\n');
}

function declaration(name: string, schema: Schema): string {
  if (schema.type === 'object' && !choicesOf(schema)) return `interface ${name} ${typeOf(schema, '')}`;
  return `type ${name} = ${typeOf(schema, '')};`;
}

function operationType({ id, summary, description, parameters, answer, paged }: DescribedOperation): string {
  const fields = parameters.map(
    (parameter) =>
      `${comment(parameter.description, '      ')}      readonly ${parameter.name}${parameter.required ? '' : '?'}: ${typeOf(parameter.schema, '      ')}${parameter.required ? '' : ' | undefined'};\n`,
  );
  const given = fields.length === 0 ? 'Record<never, never>' : `{\n${fields.join('')}    }`;
  return `${comment(`${summary}. ${description}`, '  ')}  readonly ${id}: {
    readonly parameters: ${given};
    readonly answer: ${typeOf(answer, '    ')};
${paged ? '    readonly paged: true;\n' : ''}  };
`;
}

function comment(text: string | undefined, indent: string): string {
  return text === undefined ? '' : `${indent}/** ${text.replaceAll('*/', '* /')} */\n`;
}

function typeOf(schema: Schema, indent: string): string {
  if (schema.$ref !== undefined) return componentOf(schema.$ref);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  const choices = choicesOf(schema);
  if (choices) return choices.map((one) => typeOf(one, indent)).join(' | ');
  const { type } = schema;
  if (typeof type === 'object') return type.map((one) => typeOf({ ...schema, type: one }, indent)).join(' | ');
  if (type === 'array') return arrayOf(schema, indent);
  if (type === 'object') return objectOf(schema, indent);
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'string' || type === 'boolean' || type === 'null') return type;
  throw new TypeError(`no type is known for the schema ${JSON.stringify(schema)}`);
}

function arrayOf({ items, prefixItems }: Schema, indent: string): string {
  if (prefixItems) return `readonly [${prefixItems.map((one) => typeOf(one, indent)).join(', ')}]`;
  if (!items) throw new TypeError('an array without a schema of its items');
  const entry = typeOf(items, indent);
  return entry.includes(' | ') && !entry.startsWith('{') ? `readonly (${entry})[]` : `readonly ${entry}[]`;
}

function objectOf(object: Schema, indent: string): string {
  const within = `${indent}  `;
  const fields = fieldsOf(object).map(
    ({ name, schema, required }) =>
      `${comment(schema.description, within)}${within}readonly ${name}${required ? '' : '?'}: ${typeOf(schema, within)}${required ? '' : ' | undefined'};\n`,
  );
  return `{\n${fields.join('')}${indent}}`;
}

function literal(value: string | number | boolean): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
}
