import { trentAndBatter } from '../data/restaurants.ts';
import { priceList } from '../data/trent-and-batter.ts';
import { codedName, escapeHtml } from '../format.ts';
import type { SampleItem, SampleSection } from '../sample-menu.ts';
import { htmlPage } from './page.ts';

const HEAD = `<meta name="author" content="the owner">
<style>
body { background: #0b4f6c url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='60' height='30'%3E%3Cpath d='M0 15q15-12 30 0t30 0' fill='none' stroke='%23146384' stroke-width='3'/%3E%3C/svg%3E"); font-family: Verdana, Arial, sans-serif; font-size: 14px; margin: 0; }
#wrap { width: 720px; max-width: 100%; margin: 20px auto; background: #fffef8; border: 6px solid #f4b942; padding: 16px 26px; box-sizing: border-box; }
h1 { color: #0b4f6c; text-align: center; font-size: 34px; margin: 6px 0; }
h3 { background: #f4b942; color: #0b4f6c; padding: 5px 10px; margin: 18px 0 0; }
table { width: 100%; border-collapse: collapse; }
td, th { padding: 4px 10px; border-bottom: 1px dotted #bbb; text-align: left; }
td.p, th.p { text-align: right; width: 90px; }
.small { font-size: 11px; color: #555; }
</style>`;

/** A page that its owner wrote: a table for each section, with a column for each size where dishes have two. */
export function handWrittenTablesPage(): string {
  const { name, street, city, postcode, phoneNumber } = trentAndBatter;
  return htmlPage(
    `${escapeHtml(name)} Price List`,
    HEAD,
    `<body>
<div id="wrap">
<center><b><font color="#cc0000" size="2">FRYING TONIGHT!</font></b></center>
<h1>${escapeHtml(name)}</h1>
<p align="center"><i>${street}, Burslem, ${city} ${postcode}</i><br>Phone your order: <b>${phoneNumber}</b></p>
<h2 align="center">${priceList.name}</h2>
${priceList.sections.map(table).join('\n')}
<p class="small">(v) suitable for vegetarians. All our fish is fried in beef dripping, chips too. Fish may contain bones.<br>
Allergens: batter contains wheat; tartare sauce contains egg and mustard. Please ask at the counter.</p>
<p align="center"><b>OPENING TIMES</b><br>Mon closed<br>Tue - Thu 11.30 - 1.30 and 4.30 - 9.00<br>Fri - Sat 11.30 - 9.30</p>
<p class="small" align="center">Site last updated March 2026. Best viewed on a full stomach.</p>
</div>
</body>`,
  );
}

function table({ name, items }: SampleSection): string {
  const sizes = items[0]?.prices.map(({ label }) => label).filter((label) => label !== null) ?? [];
  const head =
    sizes.length === 0 ? '' : `<tr><th></th>${sizes.map((size) => `<th class="p">${size}</th>`).join('')}</tr>\n`;
  return `<h3>${escapeHtml(name)}</h3>
<table border="0" cellspacing="0">
${head}${items.map(row).join('\n')}
</table>`;
}

function row(item: SampleItem): string {
  const description = item.description ? ` <span class="small">${escapeHtml(item.description)}</span>` : '';
  const prices = item.prices.map(({ amount }) => `<td class="p">&pound;${amount}</td>`).join('');
  return `<tr><td>${escapeHtml(codedName(item))}${description}</td>${prices}</tr>`;
}
