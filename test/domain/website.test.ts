import test from 'ava';
import { toWebsite } from '../../src/domain/website.ts';

test('the address of a website may lack its scheme', (t) => {
  t.is(toWebsite(' www.the-crown.example '), 'https://www.the-crown.example/');
  t.is(toWebsite('http://the-crown.example/home?lang=en#top'), 'http://the-crown.example/home?lang=en');
  t.is(toWebsite('the-crown.example:8080/a'), 'https://the-crown.example:8080/a');
  t.is(toWebsite(''), '');
});

test('refuses an invalid address of a website', (t) => {
  const wrong = [
    'the crown',
    'crown',
    'ftp://the-crown.example',
    'https://me:word@the-crown.example',
    'javascript:alert(1)',
  ];
  for (const text of [...wrong, 'https://', 'mailto:me@the-crown.example', 'localhost'])
    t.is(toWebsite(text), null, text);
});
