import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FuzzedRequest } from './arbitrary-request.ts';
import type { OpenApiDocument } from './openapi-document.ts';

export interface FuzzedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Statuses allowed for any request, whatever the operation: another path, another method, an address that is too long. */
const ANYWHERE = new Set(['204', '400', '401', '404', '405', '406', '414', '429', '431', '503']);

const JSON_TYPES = /^application\/(?:(?:problem|ld)\+)?json$/;

type Content = Readonly<Record<string, { readonly schema: object }>>;

/** Describes a violation, or null. */
export type Judge = (request: FuzzedRequest, answer: FuzzedAnswer) => string | null;

/** Judges answers by the document: documented statuses only, bodies by their schemas, never an internal error. */
export function createJudge(document: OpenApiDocument): Judge {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  // Formats are not checked; the schemas name them for readers.
  for (const format of ['uri', 'uuid', 'date-time', 'date', 'int32', 'int64']) ajv.addFormat(format, true);
  ajv.addSchema({ $id: 'document', components: document.components });
  const validators = new Map<object, ValidateFunction>();
  const validatorOf = (schema: object): ValidateFunction => {
    const known = validators.get(schema) ?? ajv.compile(resolved(schema));
    validators.set(schema, known);
    return known;
  };
  const problem = validatorOf({ $ref: '#/components/schemas/Problem' });

  const faultOfBody = ({ status, headers, body }: FuzzedAnswer, content: Content): string | null => {
    const [mediaType = ''] = String(headers['content-type'] ?? '').split(';');
    // Without JSON only the media type can be judged.
    if (mediaType in content && !JSON_TYPES.test(mediaType)) return null;
    const schema = content[status < 400 ? mediaType : 'application/json']?.schema;
    const validate = status >= 400 ? problem : schema && validatorOf(schema);
    if (validate === undefined) return `${status} has no schema`;
    if (validate(JSON.parse(body.toString()))) return null;
    return `${status} breaks its schema: ${ajv.errorsText(validate.errors)}`;
  };

  return (request, answer) => {
    const { status, body } = answer;
    const responses = document.paths[operationAt(document, request)]?.get.responses ?? {};
    const fault = faultOfHead(answer, responses);
    if (fault !== null) return fault;
    if (request.method === 'HEAD' || status === 204 || status === 304) return body.length === 0 ? null : 'has a body';
    return faultOfBody(answer, responses[String(status)]?.content ?? {});
  };
}

function faultOfHead({ status, headers }: FuzzedAnswer, responses: object): string | null {
  if (status === 500) return 'answered 500';
  if (!(String(status) in responses) && !ANYWHERE.has(String(status)))
    return `answered ${status}, which is not documented`;
  if (headers['x-request-id'] === undefined && status !== 431) return 'has no X-Request-Id';
  return status >= 400 && headers['content-type'] !== 'application/problem+json' ? `${status} is no problem` : null;
}

/** The requested path of the document: an empty id or a longer path makes it another than the template. */
function operationAt(document: OpenApiDocument, { template, target }: FuzzedRequest): string {
  const asked = (target.split(/[?#]/)[0] ?? '').replace(/(?<=.)\/$/, '');
  return asked in document.paths ? asked : template;
}

/** Resolves references inside the document for the validator. */
function resolved(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')) as object;
}
