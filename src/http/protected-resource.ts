const WELL_KNOWN = '/.well-known/oauth-protected-resource';

/** Address of a resource's metadata: the well-known part comes before the path of the resource (RFC 9728, section 3.1). */
export function resourceMetadataUrl(resource: string): string {
  const { origin, pathname } = new URL(resource);
  return `${origin}${WELL_KNOWN}${pathname === '/' ? '' : pathname}`;
}

/** Metadata of a protected resource (RFC 9728, section 2): issuer of its tokens and how to send them. */
export function resourceMetadata(
  resource: string,
  authorizationServer: string,
): Readonly<Record<string, string | readonly string[]>> {
  return {
    resource,
    authorization_servers: [authorizationServer],
    bearer_methods_supported: ['header'],
    resource_name: 'Menu and restaurant data',
    resource_documentation: `${resource}/docs`,
  };
}
