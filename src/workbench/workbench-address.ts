export const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host);

/**
 * Address of the workbench for a browser on this machine.
 * @param opsHost address that the operations port listens on; all addresses are replaced by the loopback
 */
export function workbenchAddress(opsHost: string, opsPort: number): string {
  const host = isLoopback(opsHost) || opsHost === '0.0.0.0' || opsHost === '::' ? 'localhost' : opsHost;
  return `http://${host.includes(':') ? `[${host}]` : host}:${opsPort}/workbench`;
}
