import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { Server, Socket } from 'node:net';

/**
 * Denies the network to the JavaScript of this thread, so that nothing is fetched that a document asks a library to fetch.
 * It does not stop malicious code, which finds a way around it (native code, a new thread); before Node 25 nothing does.
 */
export function forbidNetwork(): void {
  Socket.prototype.connect = refused;
  Server.prototype.listen = refused;
  dgram.Socket.prototype.send = refused;
  dgram.Socket.prototype.connect = refused;
  dgram.Socket.prototype.bind = refused;
  for (const names of [dns, dns.promises]) Object.assign(names, { lookup: refused, resolve: refused });
  syncBuiltinESMExports();
}

function refused(): never {
  throw new Error('the parser has no network');
}
