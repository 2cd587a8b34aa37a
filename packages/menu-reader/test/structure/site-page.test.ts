import test from 'ava';
import type { SitePage } from '../../src/index.ts';
import { readSitePage } from '../../src/parser/parse-source.ts';

const NO_OCR = { ocr: () => Promise.reject(new Error('there is no picture to read')) };

const read = (html: string): Promise<SitePage> =>
  readSitePage(
    {
      bytes: Buffer.from(`<!doctype html><html><head><title>The Kiln</title></head>${html}</html>`),
      fileName: 'a.html',
    },
    NO_OCR,
  );

test('a page reports its links with their words, heading and place', async (t) => {
  const { links, title } = await read(`<body>
    <header><nav><a href="/menu" title="What we cook">Food</a> <a href="#top">Up</a> <a href="mailto:a@kiln.example">Write</a></nav></header>
    <main><h2>Sunday lunch</h2><a href="docs/lunch.pdf"><img src="icon.png" width="24" alt="Read the PDF"></a>
    <img data-src="boards/board.jpg" alt="Our board"><button onclick="location.href='drinks.html'">Drinks</button>
    <iframe src="https://files.example/wine.pdf"></iframe></main>
    <footer><a href="jobs.html">Jobs</a></footer></body>`);
  t.is(title, 'The Kiln');
  t.deepEqual(
    links.map(({ href, kind, place, words, heading }) => [href, kind, place, words, heading]),
    [
      ['/menu', 'link', 'navigation', 'What we cook Food', ''],
      ['mailto:a@kiln.example', 'link', 'navigation', 'Write', ''],
      ['docs/lunch.pdf', 'link', 'content', 'Read the PDF', 'Sunday lunch'],
      ['boards/board.jpg', 'picture', 'content', 'Our board', 'Sunday lunch'],
      ['drinks.html', 'link', 'content', 'Drinks', 'Sunday lunch'],
      ['https://files.example/wine.pdf', 'frame', 'content', '', 'Sunday lunch'],
      ['jobs.html', 'link', 'footer', 'Jobs', 'Sunday lunch'],
    ],
  );
});

test('redirects and frames are links', async (t) => {
  const lead = await readSitePage(
    {
      bytes: Buffer.from('<html><head><meta http-equiv="Refresh" content="0; url=home.html"></head></html>'),
      fileName: 'a',
    },
    NO_OCR,
  );
  t.deepEqual(
    lead.links.map(({ href }) => href),
    ['home.html'],
  );
  const frames =
    '<html><head><title>x</title></head><frameset><frame src="left.html"><frame src="right.html"></frameset></html>';
  const framed = await readSitePage({ bytes: Buffer.from(frames), fileName: 'a' }, NO_OCR);
  t.deepEqual(
    framed.links.map(({ href }) => href),
    ['left.html', 'right.html'],
  );
});

test('linked data names the menu and locates the place', async (t) => {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': ['Restaurant'],
        name: 'The Kiln',
        telephone: '01632 960123',
        servesCuisine: ['Pies', 'Ales'],
        address: {
          '@type': 'PostalAddress',
          streetAddress: '1 High Street',
          addressLocality: 'Leek',
          postalCode: 'ST13 5AA',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 53.1061, longitude: '-2.0234' },
        hasMenu: [{ '@type': 'Menu', name: 'Lunch', url: 'https://kiln.example/lunch' }, 'https://kiln.example/dinner'],
      },
    ],
  };
  const { links, places } = await read(
    `<body><script type="application/ld+json">${JSON.stringify(data)}</script>Welcome</body>`,
  );
  t.deepEqual(
    links.map(({ href, place, words }) => [href, place, words]),
    [
      ['https://kiln.example/lunch', 'data', 'Lunch'],
      ['https://kiln.example/dinner', 'data', ''],
    ],
  );
  t.deepEqual(places, [
    {
      name: 'The Kiln',
      phone: '01632 960123',
      street: '1 High Street',
      city: 'Leek',
      postcode: 'ST13 5AA',
      cuisine: 'Pies, Ales',
      latitude: '53.1061',
      longitude: '-2.0234',
    },
  ]);
});

test('a page of programs is distinguished from an empty one', async (t) => {
  t.true((await read('<body><div id="root"></div><script src="app.js"></script></body>')).isDrawnByScript);
  t.false((await read('<body><p>Closed until spring.</p></body>')).isDrawnByScript);
});
