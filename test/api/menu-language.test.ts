import test from 'ava';
import { taggedItem, taggedMenu } from '../support/tagged-menu.ts';
import { pagesService } from './pages-service.ts';

const FACTS = { vegetarian: true };

test("marks the words of a menu with their language if it differs from the page's", async (t) => {
  const { url, menus, cafe, index, get } = await pagesService(t);
  const publish = async (language?: string) => {
    const stated = { ...FACTS, ...(language && { language }) };
    const items = [taggedItem({ name: 'Gulaschsuppe', description: 'mit Brot', stated })];
    const outcome = await menus.publish(
      taggedMenu({ restaurantId: cafe, name: 'Mittag', sections: [{ name: 'Suppen', items }] }),
    );
    await index();
    const page = await (await fetch(`${url}/menus/${outcome.menuId}`)).text();
    const ld = await get(`/v1/menus/${outcome.menuId}`, { Accept: 'application/ld+json' });
    const found = await (await fetch(`${url}/find?search=gulaschsuppe`)).text();
    const restaurant = await (await fetch(`${url}/restaurants/${cafe}`)).text();
    return { ...outcome, page, found, restaurant, ld: (await ld.json()) as Record<string, unknown> };
  };

  const unknown = await publish();
  t.notRegex(`${unknown.page}${unknown.found}`, / lang="(?!en-GB")/);
  t.false('inLanguage' in unknown.ld);

  const german = await publish('de');
  t.is(german.outcome, 'revised', 'the restaurant presents the same');
  t.regex(
    german.page,
    /<h1 lang="de">Mittag<.*<span lang="de">Suppen<.*<h3 lang="de">Gulaschsuppe<.*<p lang="de">mit /s,
  );
  t.regex(german.page, /<html lang="en-GB">.*"inLanguage":"de"/s);
  t.regex(german.found, /<h3 lang="de">.*<p lang="de">.*<span class="quiet" lang="de">› /s);
  t.regex(german.found, /<span lang="de">Mittag<.* at <span lang="de">/s);
  t.regex(german.page, /aria-current="page"><span lang="de">Mittag<.*How we know<span[^>]*>: <span lang="de">/s);
  t.regex(german.restaurant, /<h3><a [^>]+><span lang="de">Mittag</);
  t.is(german.ld.inLanguage, 'de');

  const english = await publish('en');
  t.notRegex(`${english.page}${english.found}`, / lang="(?!en-GB")/);
  t.is(english.ld.inLanguage, 'en');
});
