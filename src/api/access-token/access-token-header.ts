const PERMITTED_TYPES: ReadonlySet<unknown> = new Set(['at+jwt', 'application/at+jwt']);

/** Members by which a token brings its own key or rules along. */
const FORBIDDEN_MEMBERS = ['crit', 'jku', 'jwk', 'x5u', 'x5c', 'b64'];

/** Key id and algorithm a token claims to be signed with. */
export interface AccessTokenHeader {
  readonly kid: string;
  readonly algorithm: string;
}

/** Checks of the JOSE header (RFC 9068, RFC 8725). Gives what it says, or the reason why the token is refused. */
export function checkHeader(header: unknown): AccessTokenHeader | string {
  if (typeof header !== 'object' || header === null) return 'the header is no JSON object';
  const { typ, kid, alg } = header as Readonly<Record<string, unknown>>;
  if (!PERMITTED_TYPES.has(typeof typ === 'string' ? typ.toLowerCase() : typ)) return 'typ is not at+jwt';
  const forbidden = FORBIDDEN_MEMBERS.find((member) => member in header);
  if (forbidden !== undefined) return `${forbidden} is not permitted in the header`;
  if (typeof kid !== 'string' || kid === '') return 'kid is missing';
  if (typeof alg !== 'string') return 'alg is missing';
  return { kid, algorithm: alg };
}
