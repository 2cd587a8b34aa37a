const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/;
/** A parameter of libpq that we follow anyhow, and that the driver would send to the server. */
const ATTRIBUTES = /([?&])target_session_attrs=[^&]*&?/;

/**
 * One address for each host of an address that has several, as libpq writes them: postgres://user@db-1:5432,db-2:5432/menus.
 * An address of one host, or of none, is the only one.
 */
export function postgresHosts(address: string): readonly string[] {
  const [, before, hosts, after] = ADDRESS.exec(address) ?? [];
  if (before === undefined || hosts === undefined || after === undefined) return [address];
  const parameters = after.replace(ATTRIBUTES, '$1').replace(/[?&]$/, '');
  return hosts.split(',').map((host) => `${before}${host.trim()}${parameters}`);
}

/** Several addresses in one text, by comma. A comma between hosts of one address does not divide. */
export function postgresAddresses(text: string): readonly string[] {
  return text.split(/,(?=\s*\w+:\/\/)/).flatMap((address) => postgresHosts(address.trim()));
}

/** Host and port of an address, which may be shown and logged. */
export function postgresPlace(address: string): string {
  const { hostname, port } = new URL(address);
  return `${hostname || 'localhost'}:${port || 5432}`;
}
