/** Lifetime of an access token, from `iat` to `exp`, in seconds; the API refuses one that lives longer. */
export const ACCESS_TOKEN_SECONDS = 300;

/** How far the clocks of issuer and verifier may be apart, in seconds. */
export const CLOCK_TOLERANCE_SECONDS = 30;
