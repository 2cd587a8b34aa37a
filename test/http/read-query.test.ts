import test from 'ava';
import { readQuery } from '../../src/http/read-query.ts';

const ALLOWED = ['search', 'limit', 'excludeAllergens'];

const faultsOf = (query: string) => readQuery(query, ALLOWED).faults.map(({ code, parameter }) => [code, parameter]);

test('names faults in the order of the query, each parameter once', (t) => {
  t.deepEqual(faultsOf('serach=pie&limit=1&limit=2&limit=3&serach=pie'), [
    ['unknown_parameter', 'serach'],
    ['duplicate_parameter', 'limit'],
  ]);
});

test('stops reading a query after ten faults', (t) => {
  const many = Array.from({ length: 2600 }, (_, index) => `p${index}=`).join('&');
  t.deepEqual(
    faultsOf(many).map(([, parameter]) => parameter),
    Array.from({ length: 10 }, (_, index) => `p${index}`),
  );
});

test('suggests the nearest parameter if it is near enough', (t) => {
  const detail = (query: string, allowed = ALLOWED) => readQuery(query, allowed).faults[0]?.detail;
  const known = 'Known: search, limit, excludeAllergens.';
  t.is(detail('serach=pie'), `There is no parameter "serach" here. Did you mean "search"? ${known}`);
  t.is(detail('q=pie'), `There is no parameter "q" here. Did you mean "search"? ${known}`);
  t.is(detail('colour=red'), `There is no parameter "colour" here. ${known}`);
  t.is(detail('colour=red', []), 'There is no parameter "colour" here; this operation takes none.');
});
