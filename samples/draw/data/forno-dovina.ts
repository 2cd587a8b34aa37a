import { sampleMenu } from '../sample-menu.ts';

export const pizzaMenu = sampleMenu(
  'Pizza & Pasta',
  `
# Antipasti
Garlic Pizza Bread | Confit garlic butter, parsley | 5.50 | v
Bruschetta al Pomodoro | Vine tomatoes, basil, extra virgin olive oil | 6.25 | ve
Burrata | Roasted peppers, pesto, toasted pine nuts | 8.95 | v n
Arancini | Saffron rice, mozzarella, arrabbiata sauce | 7.25 | v
Tagliere | Parma ham, finocchiona, pecorino, olives, focaccia | 14.95
# Pizza Rossa
> San Marzano tomato, 48-hour dough.
Margherita | Fior di latte, basil | 9.95 | v
Marinara | Garlic, oregano, no cheese | 8.95 | ve
Diavola | Spicy salami, 'nduja, chilli honey | 12.95 | h2
Capricciosa | Ham, artichoke, mushroom, black olives | 13.25
Quattro Stagioni | Four quarters: ham, artichoke, mushroom, olive | 13.25
Ortolana | Grilled courgette, aubergine, peppers | 12.25 | v
Tonno e Cipolla | Tuna, red onion, capers | 12.95
Calzone | Folded: ricotta, ham, salami, mozzarella | 13.50
# Pizza Bianca
> No tomato.
Quattro Formaggi | Mozzarella, Gorgonzola, Taleggio, Parmesan | 12.95
Salsiccia e Friarielli | Fennel sausage, wild broccoli, smoked provola | 13.50
Patate e Rosmarino | Thin potato, rosemary, sea salt | 11.50 | ve
# Pasta
Spaghetti Carbonara | Guanciale, egg yolk, pecorino | 12.75
Lasagne della Casa | Slow-cooked beef ragù, béchamel | 13.25
Penne Arrabbiata | Tomato, garlic, chilli | 10.50 | ve h2
Linguine ai Gamberi | King prawns, garlic, white wine, cherry tomato | 15.50
Gnocchi al Gorgonzola | Gorgonzola, walnuts, sage | 12.95 | v n
# Dolci
Tiramisù | Mascarpone, espresso, marsala | 6.50 | v
Panna Cotta | Raspberry | 5.95 | gf
Affogato | Vanilla gelato, espresso | 5.25 | v gf
Gelato | Three scoops: ask for today's flavours | 5.50 | v gf
`,
);

export const drinksMenu = sampleMenu(
  'Drinks',
  `
# Aperitivi
Aperol Spritz | Aperol, prosecco, soda | 8.50
Negroni | Gin, Campari, sweet vermouth | 8.95
Bellini | Peach purée, prosecco | 7.95
Limoncello Spritz | Limoncello, prosecco, lemon | 8.50
# Birra
Peroni Nastro Azzurro | 5% | 330ml 4.75 / Pint 5.95
Birra Moretti | 4.6% | 330ml 4.50
Menabrea Bionda | 4.8% | 330ml 4.95
Peroni 0.0% | Alcohol free | 330ml 3.75
# Vino Bianco
Pinot Grigio, Veneto | Crisp, green apple | 175ml 5.95 / 250ml 7.95 / Bottle 22.50
Gavi di Gavi, Piedmont | Citrus and almond | 175ml 7.75 / 250ml 10.25 / Bottle 29.50
Falanghina, Campania | Peach, a little honey | Bottle 26.00
# Vino Rosso
Montepulciano d'Abruzzo | Plum and spice | 175ml 5.95 / 250ml 7.95 / Bottle 22.50
Chianti Classico, Tuscany | Cherry, leather | 175ml 7.50 / 250ml 9.95 / Bottle 28.50
Primitivo di Manduria, Puglia | Dark fruit, cocoa | Bottle 31.00
# Spumante
Prosecco, Treviso | Extra dry | 125ml 5.95 / Bottle 27.50
# Analcolici
San Pellegrino Aranciata | | 3.25
San Pellegrino Limonata | | 3.25
Still or Sparkling Water | | 330ml 2.50 / 750ml 4.50
Apple Juice | Pressed, from Herefordshire | 3.25
# Caffè
Espresso | | Single 2.50 / Double 2.95
Cappuccino | | 3.40
Caffè Latte | | 3.50
Caffè Corretto | With grappa | 4.75
`,
);
