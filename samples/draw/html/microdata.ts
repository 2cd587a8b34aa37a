import { twoRivers } from '../data/restaurants.ts';
import { burgerMenu, kidsMenu } from '../data/two-rivers-burger-yard.ts';
import { codeText, escapeHtml, heat } from '../format.ts';
import type { SampleItem, SampleMenu, SampleSection } from '../sample-menu.ts';
import { htmlPage } from './page.ts';

const STYLE = `<style>
body{margin:0;background:#17191c;color:#f2efe8;font:16px/1.45 Impact,"Arial Narrow",Arial,sans-serif}
.shout{background:#ffcb2f;color:#17191c;text-align:center;padding:30px 12px;transform:skewY(-1.2deg);margin:-10px 0 30px}
.shout h1{font-size:54px;margin:0;text-transform:uppercase}
.yard{max-width:1000px;margin:0 auto;padding:0 20px;font-family:Arial,Helvetica,sans-serif}
.yard h2{font:40px Impact,"Arial Narrow",sans-serif;color:#ffcb2f;margin:26px 0 0;text-transform:uppercase}
.yard h3{color:#ff6b3d;font-size:22px;margin:22px 0 4px}
.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(290px,1fr));gap:12px}
.tile{background:#24272c;border-left:5px solid #ff6b3d;padding:12px 14px}
.tile h4{margin:0;font-size:17px;display:flex;justify-content:space-between;gap:10px}.tile p{margin:4px 0;color:#c3c0b8;font-size:14px}
.tile .kcal{font-size:12px;color:#8f9198}.hint{color:#c3c0b8;font-size:14px;margin:0 0 8px}
.end{border-top:1px solid #3a3e45;margin-top:30px;padding:16px 0 40px;font-size:13px;color:#9a9ca3}
</style>`;

/** Microdata of schema.org on visible tiles; the page has the menu for everybody and the one for children. */
export function microdataPage(): string {
  const { name, street, city, postcode, phoneNumber } = twoRivers;
  return htmlPage(
    `${name} | Menu`,
    STYLE,
    `<body itemscope itemtype="https://schema.org/Restaurant">
<div class="shout"><h1 itemprop="name">${name}</h1>Smashed daily by the Tame &amp; the Anker</div>
<div class="yard">
${menu(burgerMenu)}
${menu(kidsMenu)}
<div class="end"><p>(v) vegetarian (ve) vegan (gf) no gluten ingredients &middot; chillies show the heat. Calories are per dish as served; adults need around 2000 kcal a day. Extra patty +&pound;2.50, bacon +&pound;1.50, gluten free bun +&pound;1.</p>
<p>Allergens: ask at the hatch for the full list of the 14. We use sesame, milk, egg, mustard and wheat everywhere.</p>
<p><span itemprop="address">${street}, ${city} ${postcode}</span> &middot; <span itemprop="telephone">${phoneNumber}</span></p></div>
</div>
</body>`,
  );
}

function menu({ name, sections }: SampleMenu): string {
  return `<div itemprop="hasMenu" itemscope itemtype="https://schema.org/Menu">
<h2 itemprop="name">${escapeHtml(name ?? '')}</h2>
${sections.map(section).join('\n')}
</div>`;
}

function section({ name, notes, items }: SampleSection): string {
  const hint = notes.map((note) => `<p class="hint" itemprop="description">${escapeHtml(note)}</p>`).join('');
  return `<div itemprop="hasMenuSection" itemscope itemtype="https://schema.org/MenuSection"><h3 itemprop="name">${escapeHtml(name)}</h3>${hint}
<div class="tiles">
${items.map(tile).join('\n')}
</div></div>`;
}

function tile(item: SampleItem): string {
  const codes = codeText(item);
  const pods = '🌶️'.repeat(heat(item));
  const description = item.description ? `<p itemprop="description">${escapeHtml(item.description)}</p>` : '';
  return `<div class="tile" itemprop="hasMenuItem" itemscope itemtype="https://schema.org/MenuItem"><h4><span><span itemprop="name">${escapeHtml(item.name)}</span> ${codes}${pods}</span><span itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="GBP">£<span itemprop="price">${item.prices[0]?.amount}</span></span></h4>${description}<div class="kcal" itemprop="nutrition" itemscope itemtype="https://schema.org/NutritionInformation"><span itemprop="calories">${item.kcal} kcal</span></div></div>`;
}
