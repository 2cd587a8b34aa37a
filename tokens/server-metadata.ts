/** Metadata of the authorization server (RFC 8414), at `/.well-known/oauth-authorization-server`. */
export function serverMetadata(issuer: string): Readonly<Record<string, string | readonly string[]>> {
  return {
    issuer,
    token_endpoint: `${issuer}/oauth/token`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    grant_types_supported: ['client_credentials'],
    // Required by RFC 8414; there is no authorization endpoint, hence no response type.
    response_types_supported: [],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  };
}
