import test from 'ava';
import { parseQuery, searchText } from '../../src/search/search-text.ts';

test('search text is folded words without punctuation and connectives', (t) => {
  t.is(searchText('Fish & Chips'), 'fish chips');
  t.is(searchText('Fish\u00a0and\u00a0Chips'), 'fish chips');
  t.is(searchText('Mac ’n’ Cheese'), 'mac cheese');
  t.is(searchText('Steak + Kidney Pie (V)™'), 'steak kidney pie v');
  t.is(searchText("Shepherd's Pie…"), 'shepherds pie');
  t.is(searchText('Smørrebrød à la crème'), 'smorrebrod la creme');
});

test('connectives stay when nothing else is left', (t) => {
  t.is(searchText('The'), 'the');
  t.is(searchText('&'), '');
  t.is(parseQuery('the').text, 'the');
  t.is(parseQuery('with a').text, 'with a');
});

test('a query keeps phrases and exclusions in search text', (t) => {
  t.is(parseQuery('"Fish & Chips" -peas').text, '"fish chips" -peas');
  t.is(parseQuery('“bread roll”').text, '"bread roll"');
  t.is(parseQuery('pizza -gluten-free').text, 'pizza -"gluten free"');
  t.is(parseQuery('-"blue cheese" salad').text, '-"blue cheese" salad');
  t.is(parseQuery('"open to the end').text, '"open to end"');
  t.is(parseQuery('chicken - rice').text, 'chicken rice');
});

test('a query never ends in a space, so that its last word stays a prefix', (t) => {
  t.is(parseQuery('  garl ').text, 'garl');
  t.is(parseQuery('fish and ').text, 'fish');
});

test('counts searched words without the excluded ones', (t) => {
  t.is(parseQuery('fish -chips').words, 1);
  t.is(parseQuery('-chips').words, 0);
  t.is(parseQuery('🍕 !!').words, 0);
  t.is(parseQuery('"steak pie" gravy').words, 3);
});

test('only a query without operators is plain', (t) => {
  t.is(parseQuery('Fish & Chips').plain, 'fish chips');
  t.is(parseQuery('"fish chips"').plain, null);
  t.is(parseQuery('fish -chips').plain, null);
});
