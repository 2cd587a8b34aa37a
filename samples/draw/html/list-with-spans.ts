import { carveryMenu } from '../data/castle-hill-carvery.ts';
import { castleHillCarvery } from '../data/restaurants.ts';
import { codedName, escapeHtml, priceText } from '../format.ts';
import type { SampleItem, SampleSection } from '../sample-menu.ts';
import { htmlPage } from './page.ts';

const STYLE = `<style>
body{margin:0;font:16px/1.5 Arial,Helvetica,sans-serif;background:#efe7dd;color:#2e2a27}
.top{background:#5b1f24;color:#fff;padding:22px 16px;text-align:center}.top h1{margin:0;font-size:36px}
.top p{margin:4px 0 0;color:#e8c7a0}
.menu{max-width:820px;margin:24px auto;background:#fff;padding:12px 36px 30px;border-top:8px solid #c98b3c}
.menu h2{text-align:center;color:#5b1f24}
.menu h3{color:#5b1f24;text-transform:uppercase;letter-spacing:.1em;font-size:17px;margin:26px 0 4px}
.menu ul{list-style:none;margin:0;padding:0}
.menu li{display:flex;flex-wrap:wrap;align-items:baseline;padding:7px 0}
.dish{font-weight:bold}.dots{flex:1;border-bottom:1px dotted #b9aa9a;margin:0 8px;min-width:20px}
.about{flex-basis:100%;font-size:14px;color:#6b625b}
.info{font-size:13px;text-align:center;color:#6b625b}
</style>`;

/** Lists with spans, in the markup of a small agency. */
export function listWithSpansPage(): string {
  const { name, street, city, postcode, phoneNumber } = castleHillCarvery;
  return htmlPage(
    `${name}, ${city} | ${escapeHtml(carveryMenu.name ?? '')}`,
    STYLE,
    `<body>
<div class="top"><h1>${name}</h1><p>Proper dinners on the edge of the Chase</p></div>
<div class="menu">
<h2>${escapeHtml(carveryMenu.name ?? '')}</h2>
${carveryMenu.sections.map(list).join('\n')}
<p class="info">(v) vegetarian, (ve) vegan, (gf) gluten free. Gravy is made with meat stock; vegetarian gravy on request. Full allergen folder at the carvery deck.</p>
<p class="info">${street}, ${city} ${postcode}. Bookings: ${phoneNumber}. Over-60s: two courses for &pound;12.50 Monday to Thursday.</p>
</div>
</body>`,
  );
}

function list({ name, notes, items }: SampleSection): string {
  const text = notes.map((note) => `<p class="about">${escapeHtml(note)}</p>\n`).join('');
  return `<h3>${escapeHtml(name)}</h3>\n${text}<ul>\n${items.map(entry).join('\n')}\n</ul>`;
}

function entry(item: SampleItem): string {
  const about = item.description ? `<span class="about">${escapeHtml(item.description)}</span>` : '';
  return `<li><span class="dish">${escapeHtml(codedName(item))}</span><span class="dots"></span><span class="price">${priceText(item.prices)}</span>${about}</li>`;
}
