import { kitchenMenu } from '../data/fernleaf-and-fig.ts';
import { fernleafAndFig } from '../data/restaurants.ts';
import { escapeHtml, heat, priceText } from '../format.ts';
import type { SampleItem, SampleSection } from '../sample-menu.ts';
import { htmlPage } from './page.ts';

const STYLE = `<style>
body{margin:0;font:400 16px/1.55 "Trebuchet MS",Verdana,sans-serif;color:#33402f;background:#f4f6ee}
.e-con{display:flex;flex-wrap:wrap}.e-con.full{background:linear-gradient(160deg,#dfe9d2,#f4f6ee);justify-content:center;padding:56px 16px 40px}
.e-heading-title{margin:0;text-align:center}.hero .e-heading-title{font-size:52px;color:#4a6b3a;font-weight:400}
.hero .tag{text-align:center;color:#7a4b5f}
.grid{max-width:1140px;margin:0 auto;padding:16px;gap:28px;align-items:flex-start}
.e-child{flex:1 1 460px;background:#fff;border-radius:18px;padding:22px 28px;box-shadow:0 3px 18px rgba(60,80,40,.08)}
.e-child .e-heading-title{color:#7a4b5f;font-size:25px;text-align:left;margin-bottom:10px}
.pl-item{padding:9px 0;border-bottom:1px dashed #d8e0cb}.pl-head{display:flex;gap:10px;align-items:baseline}
.pl-title{font-weight:700}.pl-dots{flex:1}.pl-price{color:#4a6b3a;font-weight:700}
.pl-desc{font-size:14px;color:#66715f}.pl-kcal{font-size:12px;color:#96a08d}
.note{font-size:13px;font-style:italic;color:#66715f}.bar{position:sticky;bottom:0;background:#33402f;color:#fff;text-align:center;padding:10px;font-size:14px}
.bar b{background:#c7dba9;color:#33402f;border-radius:12px;padding:3px 12px;margin-left:8px}
.foot{text-align:center;font-size:13px;padding:24px;color:#66715f}
</style>`;

/** The output of a page builder: nested containers, headings only by class, a cookie bar, kcal for every dish. */
export function pageBuilderPage(): string {
  const { name, street, city, postcode, phoneNumber } = fernleafAndFig;
  const title = escapeHtml(name);
  return htmlPage(
    `Menu - ${title}`,
    STYLE,
    `<body class="e-default e-kit-7">
<div data-e-type="wp-page" data-e-id="118" class="e e-118">
<div class="e-element e-con full hero"><div class="e-con-inner"><div class="e-widget-container"><div class="e-heading-title">${title}</div></div>
<div class="e-widget-container"><div class="tag">Everything we make is vegan &bull; ${city}</div></div></div></div>
<div class="e-element e-con"><div class="e-con-inner" style="margin:0 auto"><div class="e-widget e-widget-heading"><div class="e-widget-container"><div class="e-heading-title" style="font-size:32px;padding:14px">${kitchenMenu.name}</div></div></div></div></div>
<div class="e-element e-con grid">
${kitchenMenu.sections.map((section, index) => column(section, index)).join('\n')}
</div>
<div class="e-element foot"><div class="e-widget-container">gf = made without gluten &nbsp; n = contains nuts. Adults need around 2000 kcal a day. Allergies? Please ask before you order; we cannot rule out traces.</div>
<div class="e-widget-container">${street}, ${city} ${postcode} &nbsp;|&nbsp; ${phoneNumber} &nbsp;|&nbsp; Tue&ndash;Sun 9 till 4</div></div>
<div class="bar" role="dialog">We use cookies (and bake some). <b>Accept</b></div>
</div>
</body>`,
  );
}

function column({ name, notes, items }: SampleSection, index: number): string {
  const note = notes
    .map((each) => `<div class="e-widget-container"><div class="note">${escapeHtml(each)}</div></div>`)
    .join('');
  return `<div class="e-element e-child e-element-${(index + 7) * 1337}"><div class="e-con-inner"><div class="e-widget-container"><div class="e-heading-title">${escapeHtml(name)}</div></div>${note}
<div class="e-widget-container"><div class="pl">
${items.map(entry).join('\n')}
</div></div></div></div>`;
}

function entry(item: SampleItem): string {
  const codes = item.codes.filter((code) => !code.startsWith('h')).join(', ');
  const pods = heat(item) > 0 ? ' 🌶️' : '';
  const description = item.description ? `<div class="pl-desc">${escapeHtml(item.description)}</div>` : '';
  return `<div class="pl-item"><div class="pl-head"><div class="pl-title">${escapeHtml(item.name)}${codes === '' ? '' : ` (${codes})`}${pods}</div><div class="pl-dots"></div><div class="pl-price">${priceText(item.prices)}</div></div>${description}<div class="pl-kcal">${item.kcal} kcal</div></div>`;
}
