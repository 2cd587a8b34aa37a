interface Described {
  readonly parameters: { readonly query?: unknown; readonly path?: unknown };
  readonly responses: { readonly 200: { readonly content: { readonly 'application/json': unknown } } };
}

/** Parameters of one place, which is undefined where there are none; optional ones may be undefined. */
type Given<Place> = [NonNullable<Place>] extends [never]
  ? Record<never, never>
  : {
      readonly [Name in keyof NonNullable<Place>]: Record<never, never> extends Pick<NonNullable<Place>, Name>
        ? NonNullable<Place>[Name] | undefined
        : NonNullable<Place>[Name];
    };

/** The `operations` of openapi-typescript in the form of a client; `Paged` names those whose answer is a page of a longer list. */
export type OperationsOf<All extends { readonly [Op in keyof All]: Described }, Paged extends keyof All> = {
  readonly [Op in keyof All]: {
    readonly parameters: Given<All[Op]['parameters']['path']> & Given<All[Op]['parameters']['query']>;
    readonly answer: All[Op]['responses'][200]['content']['application/json'];
  } & (Op extends Paged ? { readonly paged: true } : unknown);
};
