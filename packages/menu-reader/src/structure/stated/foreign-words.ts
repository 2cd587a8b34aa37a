import type { AllergenCode } from '@menu-data-service/allergens';

/**
 * What legends call the 14 allergens in German, French, Spanish, Italian, Polish and Portuguese: the names of Annex II of Regulation (EU) 1169/2011 in
 * those languages, with the short forms that menus print.
 */
export const FOREIGN_NAMES: Readonly<Record<AllergenCode, readonly string[]>> = {
  CELERY: list('sellerie, céleri, apio, sedano, seler, selera, aipo'),
  GLUTEN: list(
    'glutenhaltiges getreide, glutenhaltige getreide, getreide, weizen, roggen, gerste, hafer, dinkel, céréales, céréales contenant du gluten, blé, seigle, orge, avoine, épeautre, cereales, cereales con gluten, trigo, centeno, cebada, avena, espelta, cereali, cereali contenenti glutine, glutine, frumento, grano, segale, orzo, farro, zboża, zboża zawierające gluten, pszenica, żyto, jęczmień, owies, orkisz, cereais, cereais que contêm glúten, cereais com glúten, glúten, centeio, cevada, aveia',
  ),
  CRUSTACEANS: list(
    'krebstiere, krustentiere, krebs, garnelen, crustacés, crevettes, crustáceos, gambas, crostacei, gamberi, skorupiaki, krewetki, camarão, camarões',
  ),
  EGGS: list('eier, ei, hühnerei, oeufs, oeuf, œufs, œuf, huevos, huevo, uova, uovo, jaja, jajka, jajko, ovos, ovo'),
  FISH: list('fisch, fische, poisson, poissons, pescado, pescados, pesce, ryby, ryba, peixe, peixes, pesci'),
  LUPIN: list('lupinen, lupinien, altramuces, altramuz, lupini, lupino, łubin, tremoço, tremoços'),
  MILK: list(
    'milch, milcherzeugnisse, laktose, lactose, lait, produits laitiers, leche, lácteos, lactosa, latte e derivati, latte e prodotti a base di latte, lattosio, latticini, mleko, laktoza, latte, leite, lacticínios, laticínios, laitages, molke',
  ),
  MOLLUSCS: list('weichtiere, muscheln, mollusques, moluscos, molluschi, mięczaki, mollusque'),
  MUSTARD: list('senf, moutarde, mostaza, senape, gorczyca, musztarda, mostarda'),
  NUTS: list(
    'schalenfrüchte, nüsse, mandeln, haselnüsse, walnüsse, kaschunüsse, pekannüsse, paranüsse, pistazien, macadamianüsse, fruits à coque, noix, amandes, noisettes, frutos de cáscara, frutos secos, frutos con cáscara, almendras, avellanas, nueces, frutta a guscio, frutta secca a guscio, mandorle, nocciole, noci, orzechy, orzechy laskowe, orzechy włoskie, migdały, frutos de casca rija, frutos de casca dura, amêndoas, avelãs, nozes, cashewnüsse, cashews, fruit à coque, fruits à coques',
  ),
  PEANUTS: list(
    'erdnüsse, erdnuss, arachides, arachide, cacahuètes, cacahuetes, cacahuete, arachidi, orzeszki ziemne, orzeszki arachidowe, orzechy arachidowe, orzechy ziemne, amendoins, amendoim, cacahuète, maní',
  ),
  SESAME: list(
    'sesam, sesamsamen, sésame, graines de sésame, sésamo, sesamo, sezam, nasiona sezamu, gergelim, sésamos',
  ),
  SOYA: list('soja, sojabohnen, soia, soja e derivados'),
  SULPHITES: list(
    'schwefeldioxid, schwefeldioxid und sulfite, sulfit, geschwefelt, anhydride sulfureux, dióxido de azufre, sulfitos, anidride solforosa, solfiti, dwutlenek siarki, siarczyny, dióxido de enxofre, sulfites, sulfitos e dióxido de enxofre, sulfite, schwefel',
  ),
};

function list(names: string): readonly string[] {
  return names.split(', ');
}

/** What legends call diets and the like in those languages, and what each means. */
export const FOREIGN_DIETS: readonly (readonly [
  pattern: string,
  means: 'vegan' | 'vegetarian' | 'spicy' | 'gluten free',
])[] = [
  ['vegetarisch(?:es?)?|v[ée]g[ée]tarien(?:ne)?s?|vegetarian[oaie]s?|wegetaria[nń]sk(?:ie?|a)', 'vegetarian'],
  ['veganes?|v[ée]g[ée]talien(?:ne)?s?|végane?s?|vegan[oaie]s?|wega[nń]sk(?:ie?|a)', 'vegan'],
  ['scharf|pikant|piquante?|[ée]pic[ée]e?|picantes?|piccant[ei]|ostr[yae]|pikantn[yae]', 'spicy'],
  ['glutenfrei|sans gluten|sin gluten|senza glutine|bez glutenu|bezglutenow[yae]', 'gluten free'],
];
