export const ITALIAN = `
@verdura: melanzane | zucchine | funghi | pomodorini | rucola | carciofi | peperoni | spinaci | olive | cipolla rossa | radicchio | patate | asparagi | friarielli | porcini
@carne: pollo | vitello | manzo | prosciutto cotto | prosciutto crudo | speck | salame piccante | salsiccia | agnello | pancetta | bresaola | guanciale | ’nduja | maiale
@mare: gamberi | tonno | salmone | frutti di mare | vongole | cozze | calamari | acciughe | baccalà | polpo | branzino
@formaggio: mozzarella | parmigiano | gorgonzola | ricotta | burrata | provola | pecorino | taleggio | scamorza | mozzarella di bufala | stracciatella
@pasta: Spaghetti | Linguine | Penne | Tagliatelle | Rigatoni | Fettuccine | Gnocchi | Ravioli | Lasagne | Pappardelle | Orecchiette | Tortellini | Paccheri | Bucatini | Fusilli | Cannelloni
@ing: {verdura} | {carne} | {mare} | {formaggio} | {formaggio} | {verdura}
# starter 5-14: Antipasti | Starters | Stuzzichini | Per Iniziare | Antipasto | Appetizers | Insalate e Antipasti | Sfizi
Bruschetta ; Bruschetta al Pomodoro ; Bruschetta con {verdura} ; Carpaccio di {carne} ; Caprese ; Insalata Caprese ; Tagliere di Salumi ; Tagliere Misto ; Arancini ; Calamari Fritti ; Zuppa di {mare} ; Parmigiana di Melanzane ; Fritto Misto ; Vitello Tonnato ; Burrata e {verdura} ; Focaccia ; Focaccia al Rosmarino ; Olive Ascolane ; Polpette al Sugo ; Antipasto della Casa ; Zuppa del Giorno ; Minestrone ; Garlic Bread ; Garlic Bread with Mozzarella ; {verdura} Fritti ; Crostini Misti ; Gamberi all'Aglio ; Cozze Marinara ; Insalata di {mare}
# pasta 9-21: Pasta | Primi | Primi Piatti | Pasta & Risotto | Le Paste | Paste Fresche | Pasta Dishes | Pasta e Risotti | Primi di Terra | Primi di Mare
{pasta} alla Carbonara ; {pasta} al Ragù ; {pasta} alla Bolognese ; {pasta} al Pesto ; {pasta} all'Arrabbiata ; {pasta} alle Vongole ; {pasta} con {mare} ; {pasta} {carne} e {verdura} ; {pasta} ai Quattro Formaggi ; {pasta} al Pomodoro ; {pasta} Cacio e Pepe ; Risotto ai {verdura} ; Risotto {mare} ; {pasta} alla Norma ; {pasta} all'Amatriciana ; Lasagna della Casa ; {pasta} Burro e Salvia ; {pasta} Aglio, Olio e Peperoncino ; {pasta} {odd} ; Baked Ziti ; {pasta} Puttanesca ; {pasta} Primavera ; Spaghetti & Meatballs
= {ing}, {ing} e {ing} ; {ing}, {ing}, {ing} ; with {ing}, {herb} and {sauce} ; {poultry}, {veg} and {cheese} in a {adj} cream sauce ; Tomato sauce, {ing}, {ing} and {herb} ; {veg}, {veg}, garlic, white wine and extra virgin olive oil
# pizza 8-19: Pizza | Pizze | Le Pizze | Pizze Classiche | Pizze Bianche | Wood Fired Pizza | Pizze Rosse | Pizze Speciali | Stone Baked Pizzas | Pizzas | Calzoni | Gourmet Pizza | Pizza 12"
Margherita ; Marinara ; Napoli ; Diavola ; Capricciosa ; Quattro Stagioni ; Quattro Formaggi ; Prosciutto e Funghi ; Bufala ; Ortolana ; Calzone ; Tonno e Cipolla ; Romana ; Vegetariana ; Pugliese ; Pizza {odd} ; {odd} ; Prosciutto Crudo ; Hawaiana ; Siciliana ; Salsiccia e Friarielli ; Boscaiola ; Americana ; Parmigiana ; Rustica ; Pepperoni ; BBQ Chicken ; Meat Feast ; Veggie Supreme ; White Pizza ; {ing} e {ing}
= pomodoro, mozzarella, {ing}, {ing} ; Pomodoro, fior di latte, {ing}, {ing}, {ing} ; tomato, mozzarella, {ing} & {ing} ; {ing}, {ing}, {ing} ; mozzarella, {ing}, {ing}, {ing}, {herb} ; Tomato, {cheese}, {veg}, {meat} ; San Marzano tomato, {cheese}, {veg}, {veg} and {herb} ; mozzarella, pomodoro
# main 13-30: Secondi | Secondi Piatti | Main Courses | Carne | Pesce | Carne e Pesce | Dalla Griglia | Mains
Tagliata di {carne} ; Scaloppine al Limone ; Pollo alla Milanese ; Saltimbocca alla Romana ; Branzino al Forno ; Grigliata Mista ; Filetto al Pepe Verde ; Ossobuco ; Pollo Parmigiana ; Bistecca alla Fiorentina ; Fritto di {mare} ; {mare} alla Griglia ; Cotoletta alla {odd} ; Pollo {odd} ; Vitello Marsala ; Costolette d'Agnello ; Zuppa di Pesce ; Veal Limone
# side 3-7: Contorni | Sides | Insalate | Side Dishes
Patate al Forno ; Insalata Mista ; Insalata Verde ; Verdure Grigliate ; Patatine Fritte ; Rucola e Parmigiano ; Spinaci al Burro ; {verdura} ; Pane ; Fagiolini
# dessert 4-9: Dolci | Desserts | Dessert | Dolci della Casa | I Dolci | Gelati
Tiramisù ; Panna Cotta ; Cannoli Siciliani ; Gelato Misto ; Affogato al Caffè ; Tartufo ; Torta della Nonna ; Profiteroles ; Semifreddo al {fruit} ; Cheesecake ; Sorbetto al Limone ; Torta Caprese ; Zabaione ; Cantucci e Vin Santo ; Torta di {fruit}
= with {sweet} ; {sweet} and {nut} ; Homemade with {sweet} ; con crema e {nut}
# panini 4-10: Panini | Piadine | Tramezzini | Panini & Focacce | Panini Caldi
{carne} e {formaggio} ; {carne}, {formaggio}, {verdura} ; Panino {odd} ; Caprese ; Vegetariano ; {mare} e {verdura} ; Cotto e Fontina ; Piadina {odd} ; Toast
`;
