import { isLoopback } from './is-loopback.ts';

/**
 * Where a browser on this machine finds the workbench.
 * @param opsHost the address that the operations port listens on; for all addresses of the machine its loopback is named
 */
export function workbenchAddress(opsHost: string, opsPort: number): string {
  const host = isLoopback(opsHost) || opsHost === '0.0.0.0' || opsHost === '::' ? 'localhost' : opsHost;
  return `http://${host.includes(':') ? `[${host}]` : host}:${opsPort}/workbench`;
}
