import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import test from 'ava';
import { CATALOGUE } from '../../samples/draw/catalogue.ts';
import { goldOf } from '../../samples/draw/gold.ts';
import { manifestOf } from '../../samples/draw/manifest.ts';
import { packageRoot } from '../../src/lib/package-root.ts';

const samples = join(packageRoot, 'samples');
const gold = join(packageRoot, 'test', 'samples', 'gold');
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const restaurants = manifestOf(CATALOGUE).restaurants;

/** First bytes of each kind of file. */
const SIGNATURES: Readonly<Record<string, string>> = {
  '.html': '<!DOCTYPE html>',
  '.pdf': '%PDF-1.',
  '.png': '\u0089PNG',
  '.jpg': '\u00ff\u00d8\u00ff',
};

test('there are at least 14 restaurants with at least 20 menus in every kind of document', (t) => {
  t.true(restaurants.length >= 14);
  const lines = new Set(CATALOGUE.flatMap(({ sourceUrl, menus }) => menus.map(({ name }) => `${sourceUrl} ${name}`)));
  t.true(lines.size >= 20);
  t.deepEqual([...new Set(CATALOGUE.map(({ file }) => parse(file).ext))].sort(), ['.html', '.jpg', '.pdf', '.png']);
});

test('every restaurant is invented: phone numbers for drama, addresses that do not exist, Staffordshire postcodes', (t) => {
  for (const { phoneNumber, postcode } of restaurants) {
    t.regex(phoneNumber, /^01632 960\d{3}$/);
    t.regex(postcode, /^(?:ST|WS|DE|B79|B77|B78)\d{0,2} \d[A-Z]{2}$/);
  }
  t.is(new Set(restaurants.map(({ phoneNumber }) => phoneNumber)).size, restaurants.length);
  for (const { sourceUrl } of CATALOGUE) t.regex(new URL(sourceUrl).hostname, /\.example$/);
});

test('a document has 12 to 60 dishes', (t) => {
  for (const { file, menus } of CATALOGUE) {
    const dishes = menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items)).length;
    t.true(dishes >= 12 && dishes <= 60, `${file}: ${dishes}`);
  }
});

test('one menu comes in two versions, the earlier one first', (t) => {
  const versions = CATALOGUE.filter(({ sourceUrl }) => sourceUrl === 'https://www.thecopperoven.example/menus/main');
  t.deepEqual(
    versions.map(({ file }) => file),
    ['copper-oven-main-2025.html', 'copper-oven-main-2026.html'],
  );
  t.notDeepEqual(versions[0]?.menus[0]?.sections, versions[1]?.menus[0]?.sections);
});

test('the committed manifest and gold answers follow from the data', (t) => {
  t.deepEqual(readJson(join(samples, 'manifest.json')), manifestOf(CATALOGUE));
  t.is(readdirSync(gold).length, CATALOGUE.length);
  for (const sample of CATALOGUE) {
    t.deepEqual(readJson(join(gold, `${parse(sample.file).name}.json`)), goldOf(sample), sample.file);
  }
});

test('the committed pages are what the scripts draw', async (t) => {
  for (const sample of CATALOGUE.filter(({ file }) => file.endsWith('.html'))) {
    t.is(readFileSync(join(samples, sample.file), 'utf8'), String(await sample.draw()), sample.file);
  }
});

test('a PDF is drawn with the same bytes every time', async (t) => {
  const pdf = CATALOGUE.find(({ file }) => file.endsWith('.pdf'));
  t.deepEqual(await pdf?.draw(), await pdf?.draw());
});

test('every sample is committed, of its kind, and all together under 4 MB', (t) => {
  const files = readdirSync(samples).filter((name) => statSync(join(samples, name)).isFile());
  t.deepEqual(files.sort(), [...CATALOGUE.map(({ file }) => file), 'manifest.json'].sort());
  const bytes = files.map((name) => readFileSync(join(samples, name)));
  t.true(bytes.reduce((sum, { length }) => sum + length, 0) < 4_000_000);
  files.forEach((name, index) => {
    const signature = SIGNATURES[parse(name).ext];
    if (signature) t.true(bytes[index]?.toString('latin1').startsWith(signature), name);
  });
});

test('every word of the data is in the page that is drawn from it', (t) => {
  const unescaped = (html: string) =>
    html.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#8217;', "'").replaceAll('&pound;', '£');
  for (const { file, menus } of CATALOGUE.filter((sample) => sample.file.endsWith('.html'))) {
    const page = unescaped(readFileSync(join(samples, file), 'utf8'));
    for (const { sections } of menus) {
      for (const { name, items } of sections) {
        t.true(page.includes(name), `${file}: ${name}`);
        for (const item of items) {
          const texts = [item.name, item.description ?? '', ...item.prices.map(({ amount }) => amount)];
          for (const text of texts) t.true(page.includes(text), `${file}: ${text}`);
        }
      }
    }
  }
});
