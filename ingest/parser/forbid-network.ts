import dgram from 'node:dgram';
import { Socket } from 'node:net';

function refused(): never {
  throw new Error('the parser has no network');
}

/** Takes the network away from everything that runs in this process: what a document asks for is never fetched. */
export function forbidNetwork(): void {
  Socket.prototype.connect = refused;
  dgram.Socket.prototype.send = refused;
  dgram.Socket.prototype.connect = refused;
}
