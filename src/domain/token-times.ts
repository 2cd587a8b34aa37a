/** Lifetime of an access token, from `iat` to `exp`, in seconds; the API refuses one that lives longer. */
export const ACCESS_TOKEN_SECONDS = 300;

/** Allowed clock difference between issuer and verifier, in seconds. */
export const CLOCK_TOLERANCE_SECONDS = 30;
