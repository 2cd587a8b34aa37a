import { barMenu } from '../data/mash-tun-tap.ts';
import { mashTunTap } from '../data/restaurants.ts';
import { codedName, escapeHtml, priceText } from '../format.ts';
import type { SampleItem, SampleSection } from '../sample-menu.ts';
import { htmlPage } from './page.ts';

const STYLE = `<style>
body{margin:0;background:#2c231a;color:#efe3cd;font:17px/1.5 Rockwell,"Courier New",serif}
main{max-width:680px;margin:0 auto;padding:30px 22px}
h1{font-size:42px;margin:0;color:#e3a83b;text-align:center}h2{text-align:center;font-weight:normal;margin:0 0 22px;letter-spacing:.15em}
h3{color:#e3a83b;border-bottom:3px double #7a613c;margin:28px 0 6px}
dl{margin:0}dt{font-weight:bold;margin-top:8px}dd{margin:0 0 0 1.4em}dd.cost{color:#e3a83b}
p.aside{font-style:italic;margin:0;color:#bba98a}
footer{font-size:13px;color:#bba98a;text-align:center;margin-top:34px}
</style>`;

/** Definition lists: term, description, then a definition with the prices. */
export function definitionListsPage(): string {
  const { name, street, city, postcode, phoneNumber } = mashTunTap;
  return htmlPage(
    `${name}: drinks`,
    STYLE,
    `<body>
<main>
<h1>${name}</h1>
<h2>${escapeHtml(barMenu.name ?? '')}</h2>
${barMenu.sections.map(list).join('\n')}
<footer>(v) vegetarian (n) contains nuts. All spirits also in 50ml. Cask ales contain barley and may contain isinglass (fish).<br>${street}, ${city} ${postcode} &mdash; ${phoneNumber}<br>Open 4&ndash;11 Tuesday to Thursday, noon&ndash;midnight at the weekend. Dogs welcome, cards too.</footer>
</main>
</body>`,
  );
}

function list({ name, notes, items }: SampleSection): string {
  const aside = notes.map((note) => `<p class="aside">${escapeHtml(note).replaceAll('£', '&pound;')}</p>\n`).join('');
  return `<h3>${escapeHtml(name)}</h3>\n${aside}<dl>\n${items.map(entry).join('\n')}\n</dl>`;
}

function entry(item: SampleItem): string {
  const description = item.description ? `<dd>${escapeHtml(item.description)}</dd>` : '';
  return `<dt>${escapeHtml(codedName(item))}</dt>${description}<dd class="cost">${priceText(item.prices, '&pound;', ', ')}</dd>`;
}
