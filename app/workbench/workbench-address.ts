/** Whether an address that a port listens on can be reached from this machine alone. */
export const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host);

/**
 * Where a browser on this machine finds the workbench.
 * @param opsHost the address that the operations port listens on; for all addresses of the machine its loopback is named
 */
export function workbenchAddress(opsHost: string, opsPort: number): string {
  const host = isLoopback(opsHost) || opsHost === '0.0.0.0' || opsHost === '::' ? 'localhost' : opsHost;
  return `http://${host.includes(':') ? `[${host}]` : host}:${opsPort}/workbench`;
}
