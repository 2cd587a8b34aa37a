type Data = Readonly<Record<string, unknown>>;

const isAbsolute = (value: unknown) => typeof value === 'string' && /^https?:\/\/\S+$/.test(value);
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const list = (value: unknown) => (value === undefined ? [] : [value].flat()) as unknown as readonly Data[];
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2}))?$/;

/** Required properties of each type, and their forms; only `needs` checks for missing ones. */
const RULES: Readonly<
  Record<string, { needs: readonly string[]; forms: Readonly<Record<string, (value: never) => boolean>> }>
> = {
  // https://developers.google.com/search/docs/appearance/structured-data/local-business
  Restaurant: {
    needs: ['name'],
    forms: {
      url: isAbsolute,
      menu: isAbsolute,
      telephone: (value: string) => /^\+\d[\d ]+$/.test(value),
      servesCuisine: isText,
    },
  },
  PostalAddress: {
    needs: ['addressCountry'],
    forms: { addressCountry: (value: string) => /^[A-Z]{2}$/.test(value), streetAddress: isText, postalCode: isText },
  },
  GeoCoordinates: {
    needs: ['latitude', 'longitude'],
    forms: { latitude: (value: number) => Math.abs(value) <= 90, longitude: (value: number) => Math.abs(value) <= 180 },
  },
  // https://schema.org/Menu, as Google documents menus beside a restaurant
  Menu: {
    needs: ['name'],
    forms: {
      url: isAbsolute,
      dateModified: (value: string) => ISO_DATE.test(value),
      inLanguage: (value: string) => /^[a-z]{2}(?:-[A-Z]{2})?$/.test(value),
    },
  },
  MenuSection: { needs: ['hasMenuItem'], forms: {} },
  MenuItem: {
    needs: ['name'],
    forms: {
      suitableForDiet: (value: unknown) =>
        list(value).every((one) => /^https:\/\/schema\.org\/\w+Diet$/.test(String(one))),
    },
  },
  // https://developers.google.com/search/docs/appearance/structured-data/product: a number without a currency sign, and ISO 4217
  Offer: {
    needs: ['price', 'priceCurrency'],
    forms: {
      price: (value: string) => /^\d+(?:\.\d{2})?$/.test(value),
      priceCurrency: (value: string) => /^[A-Z]{3}$/.test(value),
    },
  },
  NutritionInformation: { needs: [], forms: { calories: (value: string) => /^\d+ (?:calories|kcal)$/.test(value) } },
};

/** Errors that a rich results test would find in a page's data, a line each; a top-level restaurant must have an address too. */
export function richResultFaults(data: Data): readonly string[] {
  const top = data['@type'] === 'Restaurant' && data.address === undefined ? ['Restaurant: no address'] : [];
  const context = data['@context'] === 'https://schema.org' ? [] : ['no context'];
  return [...context, ...top, ...faultsOf(data)];
}

function faultsOf(thing: Data): readonly string[] {
  const type = String(thing['@type']);
  const rule = RULES[type];
  if (!rule) return [`${type}: a type without rules`];
  const missing = rule.needs.filter((name) => thing[name] === undefined || thing[name] === '');
  const wrong = Object.entries(rule.forms).filter(
    ([name, isRight]) => thing[name] !== undefined && !isRight(thing[name] as never),
  );
  const within = Object.values(thing)
    .flatMap(list)
    .filter((one) => typeof one === 'object' && one !== null && '@type' in one);
  return [
    ...missing.map((name) => `${type}: no ${name}`),
    ...wrong.map(([name]) => `${type}: ${name} is ${JSON.stringify(thing[name])}`),
    ...within.flatMap(faultsOf),
  ];
}
