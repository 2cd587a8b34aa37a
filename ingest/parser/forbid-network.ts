import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { Server, Socket } from 'node:net';

function refused(): never {
  throw new Error('the parser has no network');
}

/**
 * Takes the network away from the JavaScript of this thread: what a document asks a library to fetch is never fetched. No
 * wall against code that means harm, which finds ways around (native code, a new thread); before Node 25 there is no other.
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
