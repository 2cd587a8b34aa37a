import test from 'ava';
import { documentCurrency } from '../../src/structure/price/document-currency.ts';
import { recogniseHtml } from '../../src/structure/recognise-html.ts';

test('the currency of a document is that of most of its signs', (t) => {
  t.is(documentCurrency(['Gazpacho 6,50 €', 'Paella 14 €', 'Wine from £4']), 'euros');
  t.is(documentCurrency(['Soup £4', 'Pie £9', 'Souvenir cup $5']), null);
  t.is(documentCurrency(['Soup £4', 'Suppe 5 €']), null, 'pounds where signs are as frequent');
  for (const postcode of ['ST13 6DH', 'ST136DH', 'SW1A 1RS', 'M1 1KR', 'st13 6dh', 'ST13  6DH'])
    t.is(documentCurrency(['Soup 4.50', `12 Mill Lane, ${postcode}`]), null, postcode);
  for (const address of [
    '1015 DH Amsterdam',
    'Prinsengracht 12b, 1015 DH Amsterdam, Netherlands',
    'Dorpsstraat 3 1015KR Den Haag',
  ])
    t.is(documentCurrency(['Soup 4.50', address]), null, address);
  t.is(documentCurrency(['Tajine 120 DH', 'Couscous au poulet, 1200 DH']), 'dirhams');
});

test('words may name the currency if there are no signs', (t) => {
  t.is(documentCurrency(['Soup 4.50', 'All prices are in euros.']), 'euros');
  t.is(documentCurrency(['Soup 45', 'Prices quoted in AED, VAT included']), 'dirhams');
  t.is(documentCurrency(['Prices in Danish kroner', 'Soup 45']), 'kroner');
  t.is(documentCurrency(['Soup 4.50', 'Prices in this menu may change']), null);
});

test('amounts of many thousands without a sign are not pounds', (t) => {
  t.is(documentCurrency(['Noodle soup 85,000', 'Spring rolls 65,000', 'Iced coffee 1.250']), 'another currency');
  t.is(documentCurrency(['Soup 4.50', 'Pie 9.50', 'Cake 3.00', 'Wedding buffet 1,250']), null);
});

test('data of a page name the currency before its signs do', (t) => {
  const dish = (name: string) => ({ '@type': 'MenuItem', name, offers: { price: '12.50', priceCurrency: 'USD' } });
  const menu = { '@type': 'Menu', name: 'Lunch', hasMenuItem: ['Chowder', 'Lobster roll', 'Slaw'].map(dish) };
  const data = `<script type="application/ld+json">${JSON.stringify(menu)}</script>`;

  t.is(recogniseHtml(`<body>${data}<p>Ask about our gift cards</p></body>`).currency, 'dollars');
});
