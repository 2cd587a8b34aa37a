export const MEXICAN = `
@mmeat: Carne Asada | Pollo | Al Pastor | Carnitas | Barbacoa | Chorizo | Shrimp | Fish | Birria | Lengua | Veggie | Chicken | Ground Beef | Steak | Pescado
@mtop: pico de gallo | guacamole | sour cream | cotija | cilantro | onions | lettuce | refried beans | rice | salsa roja | salsa verde | jalapeños | queso fresco | pickled onion | chipotle crema | black beans | cheese | corn
# starter 4-13: Antojitos | Appetizers | Aperitivos | Starters | Entradas | Botanas | Para Picar | Chips & Dips
Guacamole & Chips ; Chips and Salsa ; Queso Fundido ; Nachos {mmeat} ; Nachos Supreme ; Quesadilla {mmeat} ; Taquitos ; Elote ; Esquites ; Ceviche de {mmeat} ; Flautas ; Tostada de {mmeat} ; Jalapeño Poppers ; Sopa de Tortilla ; Empanadas ({n}) ; Choriqueso ; Sopes
# tacos 2.5-14: Tacos | Street Tacos | Our Tacos | Tacos & Tostadas | Tacos ({n}) | Taco Plates
{mmeat} ; Taco {mmeat} ; Tacos de {mmeat} ; {mmeat} Taco ; Tacos al Pastor ; {odd} Taco ; Baja Fish ; Crispy {veg} ; Birria Tacos ({n})
= {mtop}, {mtop}, {mtop} ; {mtop} and {mtop} ; with {mtop}, {mtop} & {mtop} on corn tortillas ; Choice of meat, {mtop}, {mtop}
# burrito 7-16: Burritos | Burritos & Bowls | Quesadillas | Enchiladas | Tortas | Fajitas | Chimichangas
Burrito {mmeat} ; Bean & Cheese Burrito ; Super Burrito ; California Burrito ; Burrito Bowl ; {mmeat} Enchiladas ; Enchiladas Verdes ; Enchiladas Rancheras ; Fajitas {mmeat} ; Torta {mmeat} ; Chimichanga ; Burrito {odd} ; Wet Burrito ; Quesadilla Grande ; Torta Cubana
= {mtop}, {mtop}, {mtop} ; Filled with {mtop}, {mtop}, {mtop} and {mtop} ; Flour tortilla with {mmeat}, {mtop}, {mtop}. Topped with {mtop} ; Served with rice and beans ; {n} corn tortillas with {mmeat}, {mtop} and {mtop}, rice & beans
# plates 10-22: Platillos | Plates | Especialidades | House Specialties | Combination Plates | Combinaciones | Platos Fuertes | Mariscos | Dinners
Mole Poblano ; Chile Relleno ; Carne Asada Plate ; Camarones a la Diabla ; Camarones al Mojo de Ajo ; Pollo Asado ; Arroz con Pollo ; Molcajete ; Chile Verde ; Carnitas Plate ; Pescado a la {odd} ; Mojarra Frita ; Combo #{n} ; Chilaquiles ; Huevos Rancheros ; Milanesa ; Steak {odd} ; Lomo Saltado ; Ropa Vieja ; Arepa {mmeat}
# side 1.5-5: Sides | Extras | A la Carte | Acompañantes
Rice & Beans ; Guacamole ; Sour Cream ; Tortillas ({n}) ; Chips ; Salsa ; Jalapeños ; Queso Dip ; Pico de Gallo ; Maduros ; Yuca Frita
# dessert 3-8: Postres | Desserts | Dulces
Churros ; Flan ; Tres Leches ; Sopapillas ; Fried Ice Cream ; Arroz con Leche ; Helado ; Buñuelos
`;
export const SPANISH = `
@sing: jamón | tomate | ajo | queso manchego | pimientos | aceitunas | cebolla | setas | patatas | chorizo | gambas | bacalao | huevo | alioli | boquerones | pulpo | berenjena | calabacín | espinacas
# tapas 3-11: Tapas | Tapas Frías | Tapas Calientes | Raciones | Entrantes | Para Compartir | Picoteo | Meat Tapas | Fish Tapas | Vegetarian Tapas | Entradas
Patatas Bravas ; Tortilla Española ; Croquetas de {sing} ; Gambas al Ajillo ; Pan con Tomate ; Albóndigas en Salsa ; Calamares a la Romana ; Boquerones en Vinagre ; Pimientos de Padrón ; Pulpo a la Gallega ; Jamón Ibérico ; Ensaladilla Rusa ; Aceitunas Aliñadas ; Chorizo al Vino ; Berenjenas con Miel ; Champiñones al Ajillo ; Montadito de {sing} ; Tabla de Quesos ; Tabla de Ibéricos ; Ensalada de {sing} ; Gazpacho ; Salmorejo ; Huevos Rotos con {sing} ; Empanada de {sing} ; Provoleta ; Marinated Olives ; Spanish Omelette ; Garlic Prawns
= {sing}, {sing} y {sing} ; con {sing} y {sing} ; {sing}, {sing} ; Deep fried {fish} with {sauce} ; Spicy potatoes with {sauce} ; slices of {sing} with {sing}
# main 12-28: Carnes | Pescados | Platos Principales | Segundos | Paellas | Arroces | De la Parrilla | Parrilla
Paella Valenciana ; Paella de Mariscos ; Arroz Negro ; Solomillo al {odd} ; Chuletón ; Bacalao al Pil-Pil ; Merluza a la Vasca ; Dorada a la Sal ; Cordero Asado ; Entrecot con {sing} ; Bife de Chorizo ; Pollo al Ajillo ; Milanesa Napolitana ; Trucha a la Mantequilla Negra ; Matambre ; Lubina a la Espalda ; Secreto Ibérico
# pizza 7-15: Pastas | Hamburguesas | Bocadillos | Sandwiches | Ensaladas
Bocadillo de {sing} ; Hamburguesa {odd} ; Ensalada Mixta ; Ensalada César ; Sandwich Mixto ; Ñoquis con {sing} ; Sorrentinos de {sing} ; Bikini ; Ensalada {odd}
# dessert 3-8: Postres | Postres Caseros | Desserts
Flan Casero ; Crema Catalana ; Tarta de Santiago ; Churros con Chocolate ; Arroz con Leche ; Helados Variados ; Tarta de Queso ; Panqueque de Dulce de Leche ; Natillas ; Copa {odd}
`;
export const GREEK = `
@gtop: feta | olives | oregano | tomato | cucumber | red onion | tzatziki | hummus | pitta bread | lemon potatoes | rice | tahini | peppers | mint | garlic sauce | parsley | pomegranate
# mezze 4-11: Mezze | Meze | Cold Mezze | Hot Mezze | Starters | Orektika | Small Dishes | Dips | Cold Starters | Hot Starters
Tzatziki ; Hummus ; Taramasalata ; Dolmades ; Halloumi ; Grilled Halloumi ; Saganaki ; Spanakopita ; Tiropita ; Kalamari ; Gigantes ; Baba Ganoush ; Melitzanosalata ; Keftedes ; Loukaniko ; Tabbouleh ; Fattoush ; Falafel ({n} pcs) ; Muhammara ; Borek ; Sucuk ; Cacik ; Kibbeh ; Batata Harra ; Feta Psiti ; Octopus ; Olives ; Mixed Mezze for Two ; Shakshuka
# grill 8-22: From the Charcoal Grill | Souvlaki | Grills | Kebabs | Main Dishes | Charcoal Grill | Main Courses | Gyros | Shawarma | Plates | Platters
Chicken Souvlaki ; Lamb Souvlaki ; Pork Gyros ; Chicken Gyro ; Gyro Plate ; Mixed Grill ; Moussaka ; Kleftiko ; Stifado ; Pastitsio ; Adana Kebab ; Iskender ; Chicken Shish ; Lamb Shish ; Lamb Beyti ; Kofte ; Chicken Shawarma ; Mixed Shawarma ; Doner Kebab ; Lamb Chops ; Sea Bass ; Imam Bayildi ; {veg} Moussaka ; Yemista ; {odd} Kebab ; Sheftalia
= with {gtop}, {gtop} and {gtop} ; {gtop}, {gtop}, {gtop} ; Served with {gtop} and {gtop} ; Minced lamb with {gtop}, {gtop} and spices, served with rice and salad ; in pitta with {gtop}, {gtop} & {gtop}
# salad 5-12: Salads | Soups & Salads | Salates
Greek Salad ; Horiatiki ; Village Salad ; Shepherd's Salad ; {gtop} Salad ; Halloumi Salad ; Avgolemono ; Lentil Soup ; Tuna Salad
# wrap 6-12: Wraps | Pitas | Sandwiches | Pita Wraps | Pide | Lahmacun
Chicken Wrap ; Falafel Wrap ; Gyro Pita ; Souvlaki Pita ; Halloumi Wrap ; Kofta Wrap ; Lahmacun ; {veg} Pide ; Sucuk Pide ; Kasarli Pide
# dessert 3-7: Desserts | Sweets | Glyka
Baklava ; Galaktoboureko ; Kataifi ; Greek Yoghurt & Honey ; Kunefe ; Loukoumades ; Rizogalo ; Turkish Delight
`;
export const FRENCH = `
@fing: champignons | échalotes | beurre blanc | crème | moutarde | vin rouge | thym | pommes de terre | haricots verts | lardons | chèvre | noix | roquette | truffe | foie gras | poireaux | épinards | citron | olives | tomates confites
# starter 6-16: Entrées | Les Entrées | Hors d'Oeuvres | Starters | Pour Commencer | À Partager | Small Plates
Soupe à l'Oignon ; Escargots de Bourgogne ; Steak Tartare ; Pâté Maison ; Salade de Chèvre Chaud ; Salade Niçoise ; Salade {odd} ; Terrine de {fing} ; Huîtres ({n}) ; Moules Marinières ; Foie Gras ; Oeufs Mimosa ; Velouté de {fing} ; Rillettes ; Tarte Fine aux {fing} ; Planche Mixte ; Carpaccio de Boeuf ; {veg} tart, {cheese}, {herb} ; {method} {shell}, {sauce}, {herb}
= {fing}, {fing} et {fing} ; {fing}, {fing} ; avec {fing} et {fing} ; {one}, {one}, {sauce}
# main 14-34: Plats | Les Plats | Plats Principaux | Mains | Viandes | Poissons | Les Viandes | De la Mer | Main Plates
Boeuf Bourguignon ; Coq au Vin ; Confit de Canard ; Steak Frites ; Entrecôte ; Magret de Canard ; Blanquette de Veau ; Bouillabaisse ; Filet de {fing} ; Ratatouille ; Sole Meunière ; Cassoulet ; Poulet Rôti ; Gratin Dauphinois ; Burger {odd} ; Moules Frites ; Saumon, {fing} ; Risotto aux {fing} ; Bavette à l'Échalote ; {meat}, {veg}, {sauce} ; {fish}, {veg}, {herb} ; Parmentier
= {fing}, {fing} et {fing} ; {fing}, {fing} ; sauce {fing}, {fing} ; {one}, {one}, {sauce} ; Served with {side} and {fing}
# crepes 5-13: Crêpes | Galettes | Crêpes Salées | Crêpes Sucrées | Omelettes | Croques | Savory Crêpes
Complète ; {odd} ; Forestière ; Jambon Fromage ; Saumon ; Chèvre Miel ; Nutella ; Beurre Sucre ; Suzette ; Croque Monsieur ; Croque Madame ; Végétarienne ; Caramel Beurre Salé ; La {odd}
= {fing}, {fing}, {fing} ; ham, {cheese}, {veg} ; {fruit}, {sweet}
# dessert 5-12: Desserts | Les Desserts | Fromages & Desserts | Douceurs | Sweet
Crème Brûlée ; Tarte Tatin ; Mousse au Chocolat ; Profiteroles ; Île Flottante ; Moelleux au Chocolat ; Café Gourmand ; Assiette de Fromages ; Tarte au Citron ; Clafoutis aux {fruit} ; Sorbets ; Paris-Brest
# formule 14-40: Formules | Menus | Menu Enfant
Formule Midi ; Menu Enfant ; Menu {odd} ; Plat du Jour ; Formule Express
`;
export const NORDIC = `
@ning: remoulade | løg | agurk | karse | kapers | citron | rugbrød | mayonnaise | asier | bacon | champignon | rødbeder | peberrod | tomat | salat | ost
@ding: Zwiebeln | Salat | Kartoffelsalat | Pommes | Preiselbeeren | Spätzle | Champignons | Käse | Speck | Rotkohl | Knödel | Kräuterbutter | Bratkartoffeln | Sahnesauce
# smorrebrod 45-115 dk: Smørrebrød | Frokost | Frokostretter | Forretter | Let Frokost
Stjerneskud ; Sild med {ning} ; Karrysild ; Æg og Rejer ; Fiskefilet med {ning} ; Leverpostej ; Roastbeef ; Hønsesalat ; Tartar ; Dyrlægens Natmad ; Røget Laks ; Pariserbøf ; Frikadeller ; Rejemad ; Gammel Ost ; Platte {odd}
= med {ning} og {ning} ; {ning}, {ning} og {ning} ; på rugbrød med {ning}
# hovedret 95-245 dk: Hovedretter | Aften | Fra Grillen | Burgere | Aftenmenu
Wienerschnitzel ; Bøf Bearnaise ; Stegt Flæsk ; Dagens Fisk ; Burger {odd} ; Spareribs ; Kylling i {ning} ; Moules Frites ; Hakkebøf ; Pasta med {ning}
= med {ning}, {ning} og pommes frites ; {ning}, {ning} ; serveres med {ning}
# vorspeise 4-10 de: Vorspeisen | Suppen | Salate | Kleine Gerichte | Für den kleinen Hunger | Brotzeit
Tomatensuppe ; Gulaschsuppe ; Flädlesuppe ; Bunter Salat ; Obatzda ; Wurstsalat ; Bruschetta ; Feldsalat mit {ding} ; Brezel ; Käseplatte ; Tagessuppe ; Salat {odd}
= mit {ding} und {ding} ; {ding}, {ding} ; mit {ding}
# hauptgericht 9-24 de: Hauptgerichte | Hauptspeisen | Vom Grill | Schnitzel | Fleischgerichte | Fischgerichte | Burger
Wiener Schnitzel ; Jägerschnitzel ; Schweinebraten ; Rinderroulade ; Zwiebelrostbraten ; Käsespätzle ; Currywurst ; Forelle Müllerin ; Maultaschen ; Schnitzel {odd} ; Rumpsteak ; Flammkuchen {odd} ; Bratwurst ; Hähnchenbrust ; Gemüsepfanne ; Sauerbraten
= mit {ding} und {ding} ; {ding}, {ding} und Salat ; dazu {ding}
# nachtisch 3-8 de: Desserts | Nachspeisen | Nachtisch | Kuchen
Apfelstrudel ; Kaiserschmarrn ; Rote Grütze ; Eisbecher {odd} ; Schokoladenkuchen ; Käsekuchen ; Gemischtes Eis
`;
