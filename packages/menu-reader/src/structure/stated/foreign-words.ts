import type { AllergenCode } from '@menu-data-service/menu-model/allergens';

/**
 * Names of the 14 allergens in legends in German, French, Spanish, Italian, Dutch, Polish and Portuguese: the names of Annex II of Regulation
 * (EU) 1169/2011 in those languages, with the short forms that menus print and the cases that follow "traces of".
 */
export const FOREIGN_NAMES: Readonly<Record<AllergenCode, readonly string[]>> = {
  CELERY: list('sellerie, céleri, apio, sedano, seler, selera, aipo, selderij'),
  GLUTEN: list(
    'glutenhaltiges getreide, glutenhaltige getreide, getreide, weizen, roggen, gerste, hafer, dinkel, céréales, céréales contenant du gluten, blé, seigle, orge, avoine, épeautre, cereales, cereales con gluten, trigo, centeno, cebada, avena, espelta, cereali, cereali contenenti glutine, glutine, frumento, grano, segale, orzo, farro, zboża, zboża zawierające gluten, pszenica, żyto, jęczmień, owies, orkisz, cereais, cereais que contêm glúten, cereais com glúten, glúten, centeio, cevada, aveia, glutenbevattende granen, granen',
  ),
  CRUSTACEANS: list(
    'krebstiere, krebstieren, krustentiere, krustentieren, krebs, garnelen, crustacés, crevettes, crustáceos, gambas, crostacei, gamberi, skorupiaki, skorupiaków, krewetki, camarão, camarões, schaaldieren',
  ),
  EGGS: list(
    'eier, eiern, ei, hühnerei, oeufs, oeuf, œufs, œuf, huevos, huevo, uova, uovo, jaja, jaj, jajka, jajko, ovos, ovo, eieren',
  ),
  FISH: list(
    'fisch, fische, fischen, poisson, poissons, pescado, pescados, pesce, ryby, ryba, ryb, peixe, peixes, pesci, vis, vissen',
  ),
  LUPIN: list(
    'lupinen, lupinien, altramuces, altramuz, lupini, lupino, łubin, łubinu, tremoço, tremoços, lupine, lupinezaad',
  ),
  MILK: list(
    'milch, milcherzeugnisse, laktose, lactose, lait, produits laitiers, leche, lácteos, lactosa, latte e derivati, latte e prodotti a base di latte, lattosio, latticini, mleko, mleka, laktoza, latte, leite, lacticínios, laticínios, laitages, molke, melk',
  ),
  MOLLUSCS: list(
    'weichtiere, weichtieren, muscheln, mollusques, moluscos, molluschi, mięczaki, mięczaków, mollusque, weekdieren',
  ),
  MUSTARD: list('senf, moutarde, mostaza, senape, gorczyca, gorczycy, musztarda, mostarda, mosterd'),
  NUTS: list(
    'schalenfrüchte, schalenfrüchten, nüsse, nüssen, mandeln, haselnüsse, haselnüssen, walnüsse, walnüssen, orzechów, kaschunüsse, pekannüsse, paranüsse, pistazien, macadamianüsse, fruits à coque, noix, amandes, noisettes, frutos de cáscara, frutos secos, frutos con cáscara, almendras, avellanas, nueces, frutta a guscio, frutta secca a guscio, mandorle, nocciole, noci, orzechy, orzechy laskowe, orzechy włoskie, migdały, frutos de casca rija, frutos de casca dura, amêndoas, avelãs, nozes, cashewnüsse, cashews, fruit à coque, fruits à coques, noten, schaalvruchten, boomnoten',
  ),
  PEANUTS: list(
    "erdnüsse, erdnüssen, erdnuss, arachides, arachide, cacahuètes, cacahuetes, cacahuete, arachidi, orzeszki ziemne, orzeszków ziemnych, orzeszki arachidowe, orzechy arachidowe, orzechy ziemne, amendoins, amendoim, cacahuète, maní, pinda, pinda's, aardnoten",
  ),
  SESAME: list(
    'sesam, sesamsamen, sésame, graines de sésame, sésamo, sesamo, sezam, sezamu, nasiona sezamu, gergelim, sésamos, sesamzaad, sezamzaad',
  ),
  SOYA: list('soja, sojabohnen, soia, soja e derivados, sojabonen'),
  SULPHITES: list(
    'schwefeldioxid, schwefeldioxid und sulfite, sulfit, geschwefelt, anhydride sulfureux, dióxido de azufre, sulfitos, anidride solforosa, solfiti, dwutlenek siarki, siarczyny, siarczynów, dióxido de enxofre, sulfites, sulfitos e dióxido de enxofre, sulfite, schwefel, zwaveldioxide, zwaveldioxide en sulfieten, sulfiet, sulfieten',
  ),
};

function list(names: string): readonly string[] {
  return names.split(', ');
}

export const FOREIGN_DIETS: readonly (readonly [
  pattern: string,
  means: 'vegan' | 'vegetarian' | 'spicy' | 'gluten free',
])[] = [
  ['vegetarisch(?:es?)?|v[ée]g[ée]tarien(?:ne)?s?|vegetarian[oaie]s?|wegetaria[nń]sk(?:ie?|a)', 'vegetarian'],
  ['veganes?|v[ée]g[ée]talien(?:ne)?s?|végane?s?|vegan[oaie]s?|wega[nń]sk(?:ie?|a)', 'vegan'],
  ['scharf|pikant|piquante?|[ée]pic[ée]e?|picantes?|piccant[ei]|ostr[yae]|pikantn[yae]', 'spicy'],
  ['glutenfrei|sans gluten|sin gluten|senza glutine|bez glutenu|bezglutenow[yae]', 'gluten free'],
];
