import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';
import type { CollectedRequest, Collection } from './collection.ts';

/** The parser of Bruno itself, which comes without types. */
const lang: { bruToJsonV2(text: string): unknown; bruToEnvJsonV2(text: string): unknown } = createRequire(
  import.meta.url,
)('@usebruno/lang');

const named = z.array(z.object({ name: z.string(), value: z.string() }));
const requestSchema = z.object({
  meta: z.object({ name: z.string(), seq: z.coerce.number() }),
  http: z.object({ method: z.string(), url: z.string() }),
  auth: z.object({ bearer: z.object({ token: z.string() }).optional() }).default({}),
  body: z.object({ json: z.string().optional() }).default({}),
  vars: z.object({ res: named.default([]) }).default({ res: [] }),
});
const environmentSchema = z.object({ variables: z.array(z.object({ name: z.string(), value: z.string().nullish() })) });

/** A collection of Bruno in a folder, in the order that its requests say. */
export function readBruno(folder: string): Collection {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const { variables } = environmentSchema.parse(lang.bruToEnvJsonV2(read('environments/local.bru')));
  const requests = readdirSync(folder)
    .filter((name) => name.endsWith('.bru'))
    .map((name) => requestSchema.parse(lang.bruToJsonV2(read(name))))
    .toSorted((a, b) => a.meta.seq - b.meta.seq);
  return {
    variables: Object.fromEntries(variables.map(({ name, value }) => [name, value ?? ''])),
    requests: requests.map(collected),
  };
}

function collected({ meta, http, auth, body, vars }: z.output<typeof requestSchema>): CollectedRequest {
  return {
    name: meta.name,
    method: http.method.toUpperCase(),
    url: http.url,
    headers: {
      ...(auth.bearer && { Authorization: `Bearer ${auth.bearer.token}` }),
      ...(body.json !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: body.json ?? null,
    sets: Object.fromEntries(vars.res.map(({ name, value }) => [name, value.replace('res.body', '')])),
  };
}
