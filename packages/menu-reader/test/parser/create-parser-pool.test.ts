import test from 'ava';
import { pino } from 'pino';
import sharp from 'sharp';
import { createParserPool } from '../../src/parser/create-parser-pool.ts';

const PAGE = Buffer.from('<h1>Lunch</h1><ul><li>Oatcakes £6.50</li><li>Lobby £8.00</li><li>Pie £9.00</li></ul>');

test('several children read documents, and only the first reads pictures', async (t) => {
  const pool = createParserPool({ logger: pino({ level: 'silent' }) }, 2);
  t.teardown(() => pool.close());
  const blank = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const [page, picture] = await Promise.allSettled([
    pool.parse({ fileName: 'menu.html', bytes: PAGE }),
    // For the second child, which leaves it to the first: that one looks for text.
    pool.parse({ fileName: 'blank.png', bytes: blank }),
  ]);
  t.is(page.status === 'fulfilled' && page.value.menus[0]?.sections[0]?.items.length, 3);
  t.like(picture, { reason: { reason: 'no text', message: 'blank.png: the picture shows no text' } });
});
