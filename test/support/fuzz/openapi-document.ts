/** Parameter of the OpenAPI document, as far as the fuzzer needs it. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly example?: unknown;
  /** Absent for a JSON parameter. */
  readonly schema?: {
    readonly type?: string;
    readonly enum?: readonly unknown[];
    readonly minimum?: number;
    readonly maximum?: number;
    readonly format?: string;
  };
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >;
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

/** @param baseUrl of the API */
export async function readDocument(baseUrl: string): Promise<OpenApiDocument> {
  return (await (await fetch(`${baseUrl}/openapi.json`)).json()) as OpenApiDocument;
}
