import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import test from 'ava';
import { ANSWERS, answerOf, DOCUMENTS, MANIFEST, SAMPLES } from '../support/samples.ts';

const restaurants = MANIFEST.restaurants;
const documents = restaurants.flatMap(({ menus }) => menus);

const SIGNATURES: Readonly<Record<string, string>> = {
  '.html': '<!DOCTYPE html>',
  '.pdf': '%PDF-1.',
  '.png': '\u0089PNG',
  '.jpg': '\u00ff\u00d8\u00ff',
};

test('there are at least 14 restaurants with at least 20 menus in every kind of document', (t) => {
  t.true(restaurants.length >= 14);
  const lines = new Set(
    documents.flatMap(({ source, sourceUrl }) => answerOf(source).map(({ name }) => `${sourceUrl} ${name}`)),
  );
  t.true(lines.size >= 20);
  t.deepEqual([...new Set(DOCUMENTS.map((source) => parse(source).ext))].sort(), ['.html', '.jpg', '.pdf', '.png']);
});

test('every restaurant is invented: phone numbers for drama, addresses that do not exist, Staffordshire postcodes', (t) => {
  for (const { phoneNumber, postcode } of restaurants) {
    t.regex(phoneNumber, /^01632 960\d{3}$/);
    t.regex(postcode, /^(?:ST|WS|DE|B79|B77|B78)\d{0,2} \d[A-Z]{2}$/);
  }
  t.is(new Set(restaurants.map(({ phoneNumber }) => phoneNumber)).size, restaurants.length);
  for (const { sourceUrl } of documents) t.regex(new URL(sourceUrl).hostname, /\.example$/);
});

test('a document has 12 to 60 dishes', (t) => {
  for (const file of DOCUMENTS) {
    const dishes = answerOf(file).flatMap(({ sections }) => sections.flatMap(({ items }) => items)).length;
    t.true(dishes >= 12 && dishes <= 60, `${file}: ${dishes}`);
  }
});

test('one menu comes in two versions, the earlier one first', (t) => {
  const versions = documents.filter(({ sourceUrl }) => sourceUrl === 'https://www.thecopperoven.example/menus/main');
  t.deepEqual(
    versions.map(({ source }) => source),
    ['copper-oven-main-2025.html', 'copper-oven-main-2026.html'],
  );
  const [earlier, later] = versions.map(({ source }) => answerOf(source)[0]?.sections);
  t.notDeepEqual(earlier, later);
});

test('every document has its answer, and every answer its document', (t) => {
  t.deepEqual(readdirSync(ANSWERS).sort(), DOCUMENTS.map((source) => `${parse(source).name}.txt`).sort());
});

test('every sample is committed, of its kind, and all together under 4 MB', (t) => {
  const files = readdirSync(SAMPLES).filter((name) => statSync(join(SAMPLES, name)).isFile());
  t.deepEqual(files.sort(), [...DOCUMENTS, 'manifest.json'].sort());
  const bytes = files.map((name) => readFileSync(join(SAMPLES, name)));
  t.true(bytes.reduce((sum, { length }) => sum + length, 0) < 4_000_000);
  files.forEach((name, index) => {
    const signature = SIGNATURES[parse(name).ext];
    if (signature) t.true(bytes[index]?.toString('latin1').startsWith(signature), name);
  });
});

test("every word of a page's answer is on the page", (t) => {
  const unescaped = (html: string) =>
    html.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#8217;', "'").replaceAll('&pound;', '£');
  for (const file of DOCUMENTS.filter((source) => source.endsWith('.html'))) {
    const page = unescaped(readFileSync(join(SAMPLES, file), 'utf8'));
    for (const { sections } of answerOf(file)) {
      for (const { name, items } of sections) {
        t.true(page.includes(name), `${file}: ${name}`);
        for (const item of items) {
          const prices = (item.variants ?? [item.price]).filter((price) => price > 0).map((price) => price.toFixed(2));
          const texts = [item.name, item.description ?? '', ...prices];
          for (const text of texts) t.true(page.includes(text), `${file}: ${text}`);
        }
      }
    }
  }
});
