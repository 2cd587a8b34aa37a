export const CAFE = `
# coffee 2.2-4.9: Coffee | Hot Drinks | Coffees | Coffee & Tea | Espresso Bar | Hot Beverages | Caffetteria | Barista Coffee | Kaffee | Café
Espresso ; Double Espresso ; Americano ; Latte ; Caffè Latte ; Cappuccino ; Flat White ; Mocha ; Macchiato ; Cortado ; Hot Chocolate ; Luxury Hot Chocolate ; Chai Latte ; Matcha Latte ; Iced Latte ; Filter Coffee ; Cold Brew ; Affogato ; Babyccino ; Espresso Macchiato ; Turmeric Latte ; {sweet} Latte ; Decaf ; Turkish Coffee ; Red Eye ; Long Black
= {n}oz ; rich espresso with {sweet} ; espresso, steamed milk ; with {sweet} ; double shot over ice
# tea 2-4.5: Tea | Teas | Loose Leaf Tea | Speciality Teas | Tee | Herbal Teas
English Breakfast ; Earl Grey ; Green Tea ; Peppermint ; Chamomile ; Lemon & Ginger ; Rooibos ; Darjeeling ; Assam ; Jasmine ; Lapsang Souchong ; {fruit} Tea ; Pot of Tea ; Iced Tea ; Oolong ; Fresh Mint Tea
= {fruit} and {herb} ; (light|malty|fragrant|caffeine free) infusion ; served with milk or lemon ; loose leaf, pot for one ; (black|green|white) tea with {fruit}
# soft 1.5-5: Soft Drinks | Cold Drinks | Drinks | Beverages | Juices | Bevande | Refrescos | Alkoholfrei | Smoothies & Shakes | Smoothies | Sodas | Fresh Juices | Milkshakes | Fountain Drinks
Coke ; Diet Coke ; Lemonade ; {fruit} Juice ; Sparkling Water ; Still Water ; Ginger Beer ; {fruit} Smoothie ; {fruit} Milkshake ; Fanta ; Sprite ; Tonic Water ; Apple Juice ; J2O ; Iced Tea ; Root Beer ; San {odd} ; Mango Lassi ; Sweet Lassi ; Elderflower Pressé ; Fresh Orange Juice ; {fruit} & {fruit} ; Kombucha ; Bottled Water ; Acqua Minerale ; Red Bull ; {odd} Cola ; {fruit} Cooler ; Kids Juice
= {fruit}, {fruit} ; {fruit}, {fruit} and {herb} ; 330ml ; still or sparkling ; freshly squeezed ; {fruit}, banana and honey ; can
# cakes 2.2-6.5: Cakes | Cakes & Pastries | Bakery | Pastries | Sweet Treats | From the Counter | Homemade Cakes | Scones & Cakes | Muffins | Kuchen | Cookies | Tray Bakes
Victoria Sponge ; Carrot Cake ; {fruit} Muffin ; Croissant ; Almond Croissant ; Pain au Chocolat ; {fruit} Danish ; Scone with Jam & Cream ; Fruit Scone ; Cheese Scone ; Brownie ; Flapjack ; Lemon Drizzle ; Coffee & {nut} Cake ; Banana Bread ; Cinnamon Roll ; Macaron ; {fruit} Slice ; Toasted Teacake ; Shortbread ; Millionaire's Shortbread ; Cupcake ; Chocolate Chip Cookie ; {fruit} Tart ; Eclair ; Doughnut ; Bagel with Cream Cheese ; Sourdough Loaf ; {fruit} & {nut} Loaf
= with {sweet} ; {fruit} and {nut} ; {sweet} ; baked daily in our kitchen ; (gluten free|vegan) option available ; {fruit}, {nut} and {sweet} ; served warm with {sweet}
# brunch 5-14: Brunch | All Day Brunch | Breakfast | Light Lunch | Lunch | Toast | Served All Day | Bowls | From Our Kitchen | Plates | Eat
Smashed Avo ; Avocado Toast ; Eggs Your Way ; Shakshuka ; Granola Bowl ; Açaí Bowl ; Buddha Bowl ; {veg} & {cheese} Quiche ; {veg} Frittata ; {method} {veg} Toast ; Sweetcorn Fritters ; {fruit} French Toast ; Breakfast Burrito ; Bacon Butty ; {fish} Bagel ; Chia Pudding ; Soup & {bread} ; {veg} Tart ; {poultry} Caesar Wrap ; {cheese} Toastie ; {adj} Pancakes ; Bubble & Squeak ; {veg} Salad Bowl ; Nourish Bowl
# icecream 2.5-9: Ice Cream | Sundaes | Gelato | Flavours | Scoops | Shakes & Floats | Waffles | Sorbets
Vanilla ; Chocolate ; {fruit} ; {fruit} Sorbet ; Mint Choc Chip ; Salted Caramel ; Rum & Raisin ; Cookies & Cream ; {fruit} Sundae ; Banana Split ; Single Scoop ; Double Scoop ; Honeycomb ; {nut} ; Hot Fudge Sundae ; {fruit} Ripple ; Waffle Cone ; {fruit} Cheesecake
= {sweet}, {fruit} and {nut} ; with {sweet} ; {sweet}, {sweet} and a wafer
# afternoon 12-30: Afternoon Tea | Cream Teas | High Tea
Cream Tea ; Afternoon Tea for Two ; Sparkling Afternoon Tea ; Gentleman's Tea ; Children's Tea ; High Tea ; Savoury Cream Tea
`;
export const BAR = `
@spirit: gin | vodka | rum | tequila | bourbon | mezcal | cognac | whisky | Aperol | Campari | prosecco | triple sec | amaretto | Kahlúa | vermouth | elderflower liqueur | peach schnapps
@land: Scotland | Ireland | Mexico | Kentucky | France | Italy | Jamaica
@mixer: lime juice | lemon | soda | tonic | ginger beer | mint | sugar syrup | bitters | cranberry juice | pineapple | egg white | orange | grenadine | cola | espresso | cucumber | agave | coconut cream
= finger sandwiches, scones with jam and clotted cream, and a selection of cakes ; two scones, jam, {sweet} and a pot of tea ; with a glass of prosecco
# cocktail 7-15: Cocktails | Signature Cocktails | House Cocktails | Classic Cocktails | Cócteles | Aperitivi | Aperitivo | Martinis | Margaritas | Mocktails | Specialty Cocktails | Drinks
Margarita ; Mojito ; Negroni ; Old Fashioned ; Espresso Martini ; Aperol Spritz ; Cosmopolitan ; Daiquiri ; {fruit} Daiquiri ; Piña Colada ; Bloody Mary ; Moscow Mule ; Whiskey Sour ; Mai Tai ; Long Island Iced Tea ; Pornstar Martini ; {fruit} Martini ; {odd} ; The {odd} ; {odd} Sour ; {fruit} Mule ; {fruit} Margarita ; Paloma ; Manhattan ; Bellini ; Kir Royale ; {odd} Spritz ; Dark & Stormy ; Caipirinha ; Sangria ; French 75 ; Virgin Mojito ; {fruit} Fizz ; Tom Collins ; Last Word
= {spirit}, {mixer}, {mixer} ; {spirit}, {spirit}, {mixer}, {mixer} ; {odd} {spirit}, {fruit}, {mixer} ; {spirit}, {mixer} and {fruit} ; {fruit}, {mixer}, {spirit} & {mixer} ; {spirit}, {spirit} ; {odd} {spirit} / {mixer} / {mixer} / {fruit}
# beer 3-8: Beer | Beers | Draught | On Tap | Draft Beer | Bottled Beer | Bottles & Cans | Bieren | Birre | Birra | Cervezas | Ciders | Beer & Cider | Craft Beer | Biere | Imports | Domestic
{odd} Lager ; {odd} Pale Ale ; {odd} IPA ; {odd} Stout ; {odd} Pilsner ; {odd} Bitter ; {odd} ; {odd} Cider ; {odd} Wheat Beer ; Guest Ale ; {odd} Best ; {odd} Blonde ; {odd} Brown Ale ; {odd} Porter ; {odd} 0.0% ; {odd} Light ; {odd} Hazy IPA ; {odd} {n}.{n}% ; {odd} Brewing {odd} ; {odd} 330ml ; {odd} Amber
= {n}.{n}% ABV ; hoppy, citrus, {fruit} ; (crisp|light|malty|dark|fruity) and refreshing ; {odd} Brewing, {n}.{n}% ; 330ml ; {odd} Brewery
# spirits 3-12: Spirits | Gin | Vodka | Rum | Whisky | Whiskey | Tequila | Liqueurs | Bourbon | Brandy & Cognac | Single Malts | Digestivi | Shots | Gin & Tonic | Licores
{odd} Gin ; {odd} Vodka ; {odd} Dark Rum ; {odd} Single Malt {n}yo ; {odd} ; {odd} {odd} ; {odd} Reposado ; Amaretto ; Limoncello ; Sambuca ; Grappa ; {odd} {n} Year ; {odd} Bourbon ; {odd} Cognac VSOP ; {odd} Añejo ; Port ; Baileys ; {fruit} Gin ; Jäger Bomb ; Tequila Shot
= {n} years in oak ; (smooth|smoky|peaty|sweet), {fruit} and spice ; 25ml ; with a mixer ; {land}
# snacks 3-10: Bar Snacks | Snacks | Bites | Nibbles | Bar Food | To Share
Olives ; Salted {nut} ; Pork Scratchings ; Chips & Dip ; Cheese Board ; Charcuterie Board ; Sausage Roll ; Pretzel ; Padron Peppers ; {veg} Fritters ; Wings ; Sliders ; Nachos
`;
export const WINE = `
@grape: Sauvignon Blanc | Chardonnay | Pinot Grigio | Merlot | Malbec | Shiraz | Cabernet Sauvignon | Pinot Noir | Zinfandel | Riesling | Viognier | Chenin Blanc | Tempranillo | Grenache | Nebbiolo | Sangiovese | Albariño | Primitivo | Gewürztraminer | Verdejo | Garnacha | Syrah | Barbera | Montepulciano | Vermentino | Picpoul | Fiano | Grüner Veltliner | Carménère | Gamay | Pinot Gris | Nero d'Avola
@region: Marlborough | Rioja | Mendoza | Barossa Valley | Napa Valley | Sicily | Tuscany | Veneto | Puglia | Languedoc | Burgundy | Bordeaux | Côtes du Rhône | Stellenbosch | Central Valley | Alsace | Mosel | Douro | Sonoma County | Rueda | Rías Baixas | Abruzzo | Piedmont | Wachau | McLaren Vale | Casablanca Valley | Provence | Loire
@land: Italy | France | Spain | Chile | Argentina | Australia | New Zealand | South Africa | California | Portugal | Germany | Austria | England | USA
@house: Château {odd} | Domaine {odd} | {odd} Estate | Casa {odd} | Villa {odd} | {odd} Ridge | Bodegas {odd} | Tenuta {odd} | {odd} Creek | Finca {odd} | Quinta {odd} | {odd} | {odd} & Sons | Cantina {odd} | Les {odd} | Monte {odd}
@year: 2015 | 2016 | 2017 | 2018 | 2019 | 2020 | 2021 | 2022 | 2023
# white 18-48 glass: White Wine | White Wines | White | Whites | Vini Bianchi | Vino Bianco | Blanc | Vins Blancs | Vino Blanco | Weißwein | Chardonnay | Bianco
{house} {grape} ; {grape}, {house} ; {house}, {grape}, {region} ; {grape}, {region} ; {grape} ; {house} {grape}, {land} ; {year} {house} {grape}, {region} ; {house} {region} {year} ; {grape} {house} ({land}) ; {house} - {grape} - {region} ; {house} ; House White ; {region}, {house} ; {odd} {grape} {year}
= {region}, {land} ; Crisp and dry with (citrus|{fruit}|floral) notes ; {region} ; {land} ; (Fresh|Zesty|Light|Aromatic|Elegant) with {fruit}, {fruit} and a (long|clean|dry) finish ; {fruit} and {fruit} on the nose, (crisp|rounded|lively) on the palate. ; Dry, {fruit}, {fruit}
# red 18-58 glass: Red Wine | Red Wines | Red | Reds | Vini Rossi | Vino Rosso | Rouge | Vins Rouges | Vino Tinto | Rotwein | Rosso | Cabernet Sauvignon
{house} {grape} ; {grape}, {house} ; {house}, {grape}, {region} ; {grape}, {region} ; {grape} ; {house} {grape}, {land} ; {year} {house} {grape}, {region} ; {house} {region} {year} ; {house} Reserva {year} ; {house} ; House Red ; {region} Riserva, {house} ; {odd} {grape} {year}
= {region}, {land} ; Full-bodied with {fruit} and (spice|oak|pepper|chocolate) ; {region} ; {land} ; (Rich|Smooth|Medium bodied|Velvety) with (dark fruit|{fruit}|ripe plum) and soft tannins ; {fruit}, {fruit}, a touch of (vanilla|oak|smoke)
# rose 18-34 glass: Rosé | Rosé Wine | Rose | Rosés | Vino Rosato | Rosado | Rosé & Orange
{house} Rosé ; {grape} Rosé, {region} ; Zinfandel Blush ; {house} {grape} Blush ; {region} Rosé {year} ; Pinot Grigio Blush ; {house}, {region}
= {region}, {land} ; {land} ; (Pale|Dry|Delicate) with {fruit} and {fruit}
# sparkling 22-90 glass: Sparkling | Sparkling Wine | Champagne | Champagne & Sparkling | Bubbles | Prosecco & Champagne | Spumante | Sparkling Wines | Fizz
Prosecco {house} ; {house} Brut NV ; Cava {house} ; {house} Rosé Brut ; {house} Blanc de Blancs ; Champagne {odd} ; Prosecco, {region} ; {house} Grand Cru {year} ; Crémant {house} ; Franciacorta {odd}
= {region}, {land} ; {land} ; (Fine|Fresh|Lively) bubbles with {fruit}
# port 4-9: Dessert Wine | Port & Dessert Wine | Sherry | Sweet Wines | Fortified | Port
{house} Late Harvest ; {odd} 10 Year Tawny ; {odd} LBV ; Sauternes, {house} ; Pedro Ximénez ; Moscato {house} ; Fino ; Tokaji {odd} ; Ruby Port
= {region}, {land} ; {fruit}, {nut} and honey ; {land} ; 75ml
`;
