import type { DescribedApi, DescribedOperation, DescribedParameter } from './described-operations.ts';
import { choicesOf, componentOf, fieldsOf, type Schema } from './schema.ts';

const HEAD = `"""The operations of the API and what they answer, made of its OpenAPI document."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from ._operation import operation
`;

const KEYWORDS = new Set(['from', 'import', 'class', 'in', 'is', 'not', 'or', 'and', 'for', 'with', 'as', 'async']);

/** camelCase to snake_case, and a keyword with an underscore behind it, as PEP 8 has names. */
export function pythonName(name: string): string {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return KEYWORDS.has(snake) ? `${snake}_` : snake;
}

/** The types of the Python client and one declaration of each operation, which serves callers that wait and those that do not. */
export function pythonOperations({ operations, components }: DescribedApi): string {
  const classes = new Map<string, string>();
  for (const [name, schema] of Object.entries(components)) declare(name, schema, classes);
  const methods = operations.map((operation) => method(operation, classes));
  return [
    HEAD,
    ...classes.values(),
    `class Operations:\n    """The operations of the API; those of AsyncMenusClient are to be awaited."""\n\n${methods.join('\n')}`,
  ].join('\n\n');
}

function method(
  { id, path, summary, description, parameters, answer }: DescribedOperation,
  classes: Map<string, string>,
): string {
  const given = parameters.toSorted((a, b) => Number(b.required) - Number(a.required));
  const list = given.map(
    ({ name, required, schema }) =>
      `        ${pythonName(name)}: ${typeOf(schema, name, classes)}${required ? '' : ' | None = None'},\n`,
  );
  const signature = list.length === 0 ? 'self' : `\n        self,\n        *,\n${list.join('')}    `;
  return `    @operation(${text(path)})
    def ${pythonName(id)}(${signature}) -> ${typeOf(answer, id, classes)}:
        """${docText(`${summary}. ${description}`)}${parameterDocs(given)}"""
        raise NotImplementedError
`;
}

function parameterDocs(parameters: readonly DescribedParameter[]): string {
  if (parameters.length === 0) return '';
  const lines = parameters.map(({ name, description }) => `        ${pythonName(name)}: ${docText(description)}\n`);
  return `\n\n${lines.join('')}        `;
}

function docText(words: string): string {
  return words.replaceAll('\\', '\\\\').replaceAll('"', "'");
}

/** Declares a TypedDict (PEP 589) or an alias, and whatever it is made of, under its name. */
function declare(name: string, schema: Schema, classes: Map<string, string>): void {
  if (classes.has(name)) return;
  if (schema.type !== 'object' || choicesOf(schema)) {
    classes.set(name, `${name}: TypeAlias = ${text(typeOf(schema, name, classes))}\n`);
    return;
  }
  const all = fieldsOf(schema);
  const entries = (wanted: boolean) =>
    all.flatMap((field) => (field.required === wanted ? [[field.name, field.schema] as const] : []));
  const [required, optional] = [entries(true), entries(false)];
  const needed = optional.length === 0 ? name : `_${name}Required`;
  const base = required.length === 0 ? 'TypedDict' : needed;
  if (required.length > 0) {
    classes.set(needed, typedDict(needed, 'TypedDict', schema.description, required, name, classes));
  }
  if (optional.length === 0) return;
  classes.set(name, typedDict(name, `${base}, total=False`, schema.description, optional, name, classes));
}

function typedDict(
  name: string,
  base: string,
  description: string | undefined,
  fields: readonly (readonly [string, Schema])[],
  owner: string,
  classes: Map<string, string>,
): string {
  const typed = fields.map(
    ([field, schema]) => [field, typeOf(schema, owner + pascal(field), classes), schema] as const,
  );
  // A field that is called as a word of Python cannot be written in a class.
  if (typed.some(([field]) => KEYWORDS.has(field))) {
    const entries = typed.map(([field, type]) => `    ${text(field)}: ${text(type)},\n`);
    return `${name} = TypedDict(${text(name)}, {\n${entries.join('')}})\n`;
  }
  const doc = description === undefined ? '' : `    """${docText(description)}"""\n\n`;
  const lines = typed.map(([field, type, schema]) => `    ${field}: ${type}\n${fieldDoc(schema)}`);
  return `class ${name}(${base}):\n${doc}${lines.join('')}`;
}

function fieldDoc({ description }: Schema): string {
  return description === undefined ? '' : `    """${docText(description)}"""\n`;
}

/** @param name for what has none of its own */
function typeOf(schema: Schema, name: string, classes: Map<string, string>): string {
  if (schema.$ref !== undefined) return componentOf(schema.$ref);
  if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`;
  if (schema.enum) return `Literal[${schema.enum.map(literal).join(', ')}]`;
  const choices = choicesOf(schema);
  if (choices) {
    const several = choices.filter(({ type }) => type === 'object').length > 1;
    return choices.map((one, at) => typeOf(one, several ? nameOfChoice(one, name, at) : name, classes)).join(' | ');
  }
  const { type } = schema;
  if (typeof type === 'object') return type.map((one) => typeOf({ ...schema, type: one }, name, classes)).join(' | ');
  if (type === 'array') return arrayOf(schema, name, classes);
  if (type === 'object') {
    declare(name, schema, classes);
    return name;
  }
  const plain = { integer: 'int', number: 'float', string: 'str', boolean: 'bool', null: 'None' }[type ?? ''];
  if (plain === undefined) throw new TypeError(`no type is known for the schema ${JSON.stringify(schema)}`);
  return plain;
}

/** By the field that tells them apart, where it is called type: ChangeMenuPublished. */
function nameOfChoice({ properties }: Schema, name: string, at: number): string {
  const [kind] = properties?.type?.enum ?? [];
  return kind === undefined ? `${name}${at + 1}` : name + String(kind).split('.').map(pascal).join('');
}

function arrayOf({ items, prefixItems }: Schema, name: string, classes: Map<string, string>): string {
  // JSON has no tuples: an array of two numbers is a list of them.
  const [entry] = prefixItems ?? (items ? [items] : []);
  if (!entry) throw new TypeError('an array without a schema of its items');
  return `list[${typeOf(entry, `${name}Entry`, classes)}]`;
}

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const text = (value: string) => JSON.stringify(value);

function literal(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return typeof value === 'string' ? text(value) : String(value);
}
