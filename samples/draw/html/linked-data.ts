import { pizzaMenu } from '../data/forno-dovina.ts';
import { fornoDovina } from '../data/restaurants.ts';
import { escapeHtml, heat, priceText } from '../format.ts';
import type { SampleItem, SampleSection } from '../sample-menu.ts';
import { htmlPage } from './page.ts';

const DIETS: Readonly<Record<string, string>> = {
  v: 'https://schema.org/VegetarianDiet',
  ve: 'https://schema.org/VeganDiet',
  gf: 'https://schema.org/GlutenFreeDiet',
};

const STYLE = `<style>
*{box-sizing:border-box}body{margin:0;font-family:"Avenir Next",Avenir,"Segoe UI",Roboto,sans-serif;color:#26302a;background:#fdfcf8}
header{position:relative;padding:64px 24px;text-align:center;color:#fff;background:linear-gradient(120deg,#2f5d3a 0 34%,#f8f4e9 34% 67%,#b3342d 67%)}
header h1{font-size:3rem;margin:0;color:#26302a;letter-spacing:.08em;font-weight:300}header p{margin:.2em 0 0;color:#4b564f}
.cards{max-width:1080px;margin:32px auto;padding:0 20px;columns:2;column-gap:40px}
@media(max-width:720px){.cards{columns:1}}
.card{break-inside:avoid;margin:0 0 28px}
.card h2{margin:0 0 4px;color:#b3342d;font-weight:600;letter-spacing:.05em}
.card .sub{font-style:italic;color:#6a746d;margin:0 0 8px}
.row{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:8px 0;border-top:1px solid #e6e1d3}
.row .n{font-weight:600}.row .d{grid-column:1;color:#5f6962;font-size:.92rem}.row .c{font-style:normal;font-size:.75rem;background:#e3eede;color:#2f5d3a;border-radius:9px;padding:1px 7px;margin-left:6px}
footer{background:#26302a;color:#cfd8d1;text-align:center;padding:26px;font-size:.85rem}
</style>`;

/** A modern page that shows its menu in cards and repeats it as schema.org JSON-LD. */
export function linkedDataPage(): string {
  const { name, street, city, postcode, phoneNumber } = fornoDovina;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name,
    telephone: phoneNumber,
    servesCuisine: 'Italian',
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      postalCode: postcode,
      addressCountry: 'GB',
    },
    hasMenu: { '@type': 'Menu', name: pizzaMenu.name, hasMenuSection: pizzaMenu.sections.map(linkedSection) },
  };
  return htmlPage(
    `${pizzaMenu.name} | ${name}`.replaceAll('&', '&amp;'),
    `<script type="application/ld+json">\n${JSON.stringify(data, null, 1)}\n</script>\n${STYLE}`,
    `<body>
<header><h1>forno dovina</h1><p>${escapeHtml(pizzaMenu.name ?? '')} &middot; Uttoxeter</p></header>
<main class="cards">
${pizzaMenu.sections.map(card).join('\n')}
</main>
<footer>V vegetarian &middot; VE vegan &middot; GF made without gluten &middot; N contains nuts. Gluten free base +&pound;2. Tell us about allergies: flour is in the air here.<br>${street}, ${city} ${postcode} &middot; ${phoneNumber}<br>Wed to Sun 12 to 2.30 and 5 to 10</footer>
</body>`,
  );
}

function linkedSection({ name, notes, items }: SampleSection) {
  return {
    '@type': 'MenuSection',
    name,
    ...(notes[0] ? { description: notes[0] } : {}),
    hasMenuItem: items.map((item) => {
      const diets = item.codes.flatMap((code) => DIETS[code] ?? []);
      return {
        '@type': 'MenuItem',
        name: item.name,
        ...(item.description ? { description: item.description } : {}),
        offers: { '@type': 'Offer', price: item.prices[0]?.amount, priceCurrency: 'GBP' },
        ...(diets.length > 0 ? { suitableForDiet: diets } : {}),
      };
    }),
  };
}

function card({ name, notes, items }: SampleSection): string {
  const sub = notes.map((note) => `<p class="sub">${escapeHtml(note)}</p>`).join('');
  return `<section class="card"><h2>${escapeHtml(name)}</h2>${sub}\n${items.map(row).join('\n')}\n</section>`;
}

function row(item: SampleItem): string {
  const marks = item.codes
    .filter((code) => !code.startsWith('h'))
    .map((code) => `<i class="c">${code.toUpperCase()}</i>`);
  const pods = heat(item) > 0 ? ` <span title="spicy">🌶️</span>` : '';
  const description = item.description ? `<span class="d">${escapeHtml(item.description)}</span>` : '';
  return `<div class="row"><span class="n">${escapeHtml(item.name)}${pods}${marks.join('')}</span><span class="p">${priceText(item.prices)}</span>${description}</div>`;
}
