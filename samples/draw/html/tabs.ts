import { eveningMenu, lunchMenu } from '../data/lemongrass-lane.ts';
import { lemongrassLane } from '../data/restaurants.ts';
import { escapeHtml, heat, priceText } from '../format.ts';
import type { SampleItem, SampleMenu, SampleSection } from '../sample-menu.ts';
import { htmlPage } from './page.ts';

const STYLE = `<style>
body{margin:0;font:16px/1.5 "Gill Sans","Gill Sans MT",Calibri,sans-serif;background:#12332d;color:#20302c}
.masthead{text-align:center;padding:44px 16px 20px;color:#f1e3b5}.masthead h1{font-weight:400;font-size:44px;letter-spacing:.12em;margin:0}
.tabs{max-width:980px;margin:0 auto 40px;background:#fcfaf1;border-radius:6px;padding:20px 34px 30px}
.tabs>input{position:absolute;opacity:0}.tabs>label{display:inline-block;padding:10px 22px;margin-right:8px;background:#e6e0c8;border-radius:6px 6px 0 0;cursor:pointer;font-weight:bold}
.tabs>input:checked+label{background:#c2993c;color:#fff}
.panel{display:none;border-top:3px solid #c2993c;padding-top:12px}
#tab-evening:checked~#evening,#tab-lunch:checked~#lunch{display:block}
.panel h2{margin:6px 0;color:#12332d}.panel h3{margin:22px 0 2px;color:#9a7420;font-size:20px}
.cols{columns:2;column-gap:44px}@media(max-width:760px){.cols{columns:1}}
.group{break-inside:avoid-column}
.dish{margin:10px 0;break-inside:avoid}.dish b{font-size:17px}.dish .price{float:right;padding-left:12px}.dish sup{color:#9a7420}
.dish small{display:block;color:#5c6a64;font-size:14px}.fine{font-size:13px;color:#5c6a64}
</style>`;

/** Two menus of a restaurant in tabs, with superscript codes. */
export function tabsPage(): string {
  const { name, street, city, postcode, phoneNumber } = lemongrassLane;
  return htmlPage(
    `${name} - Thai kitchen in ${city}`,
    STYLE,
    `<body>
<div class="masthead"><h1>${name.toUpperCase()}</h1><div>Thai kitchen &amp; bar</div></div>
<div class="tabs">
<input type="radio" name="tab" id="tab-evening" checked><label for="tab-evening">Evening</label>
<input type="radio" name="tab" id="tab-lunch"><label for="tab-lunch">Lunch</label>
${panel('evening', eveningMenu)}
${panel('lunch', lunchMenu)}
<p class="fine"><sup>v</sup> vegetarian <sup>ve</sup> vegan <sup>gf</sup> gluten free <sup>n</sup> contains nuts or peanuts. 🌶 mild 🌶🌶 hot 🌶🌶🌶 very hot. Most of our curry pastes contain shrimp. Please tell us about allergies. Service is not included.</p>
<p class="fine">${street}, ${city} ${postcode} &middot; ${phoneNumber} &middot; Lunch Mon&ndash;Fri 12&ndash;2.30, dinner daily 5.30&ndash;10</p>
</div>
</body>`,
  );
}

function panel(id: string, menu: SampleMenu): string {
  return `<div class="panel" id="${id}"><h2>${menu.name}</h2><div class="cols">\n${menu.sections.map(group).join('\n')}\n</div></div>`;
}

function group({ name, notes, items }: SampleSection): string {
  const fine = notes.map((note) => `<p class="fine">${escapeHtml(note)}</p>`).join('');
  return `<div class="group"><h3>${escapeHtml(name)}</h3>${fine}\n${items.map(dish).join('\n')}</div>`;
}

function dish(item: SampleItem): string {
  const codes = item.codes.filter((code) => !code.startsWith('h'));
  const sup = codes.length > 0 ? ` <sup>${codes.join(', ')}</sup>` : '';
  const pods = heat(item) > 0 ? ` ${'🌶'.repeat(heat(item))}` : '';
  const description = item.description ? `<small>${escapeHtml(item.description)}</small>` : '';
  return `<div class="dish"><span class="price">${priceText(item.prices, '£', ' | ')}</span><b>${escapeHtml(item.name)}</b>${sup}${pods}${description}</div>`;
}
