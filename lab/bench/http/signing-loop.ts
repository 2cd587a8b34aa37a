/** Reference for tokens: signs with RS256 on demand, and nothing else. */
import { generateKeyPairSync, sign } from 'node:crypto';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** As long as the header and the claims of an access token. */
const INPUT = Buffer.alloc(420, 'a');

process.on('message', (message) => {
  if (typeof message !== 'object' || message === null || !('times' in message)) return;
  for (let n = 0; n < Number(message.times); n += 1) sign('sha256', INPUT, privateKey);
  process.send?.('signed');
});
process.channel?.ref();
console.log('ready');
