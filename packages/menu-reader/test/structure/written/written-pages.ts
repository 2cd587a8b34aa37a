/** Written pages, each with its answer: "# menu", "## section", "name | price | description". */
export interface WrittenPage {
  readonly html: string;
  readonly answer: string;
}

export const WRITTEN_PAGES: Readonly<Record<string, WrittenPage>> = {
  'set menu with courses': {
    html: `<html><head><title>Sunday Lunch | The Quarry Inn</title></head><body><nav><a href="/">Home</a> <a href="/food">Food</a> <a href="/book">Book</a></nav>
<h1>Sunday Lunch Menu</h1><p>2 courses £24.95 | 3 courses £29.95</p><p>Served every Sunday from 12 noon until 5pm</p>
<h3>Starters</h3><p><strong>Roast Tomato Soup</strong> (v)<br>Basil oil, sourdough</p><p><strong>Chicken Liver Parfait</strong><br>Onion chutney, toasted brioche</p><p><strong>Prawn Cocktail</strong> (gf)<br>Marie Rose, baby gem</p>
<h3>Mains</h3><p><strong>Roast Sirloin of Beef</strong><br>Yorkshire pudding, roast potatoes, gravy (£3 supplement)</p><p><strong>Roast Leg of Lamb</strong><br>Mint sauce, seasonal vegetables</p><p><strong>Nut Roast</strong> (ve)<br>Vegan gravy, all the trimmings</p>
<h3>Desserts</h3><p><strong>Apple Crumble</strong> (v)<br>Custard</p><p><strong>Cheese Board</strong><br>Three cheeses, crackers, grapes</p>
<p>A discretionary 10% service charge is added to tables of six or more.</p><footer><p>Call us on 01632 960555</p></footer></body></html>`,
    answer: `# Sunday Lunch Menu
## Starters
Roast Tomato Soup | 0 | Basil oil, sourdough
Chicken Liver Parfait | 0 | Onion chutney, toasted brioche
Prawn Cocktail | 0 | Marie Rose, baby gem
## Mains
Roast Sirloin of Beef | 0 | Yorkshire pudding, roast potatoes, gravy (£3 supplement)
Roast Leg of Lamb | 0 | Mint sauce, seasonal vegetables
Nut Roast | 0 | Vegan gravy, all the trimmings
## Desserts
Apple Crumble | 0 | Custard
Cheese Board | 0 | Three cheeses, crackers, grapes`,
  },
  'wines with three sizes and grapes': {
    html: `<html><head><title>Drinks - The Quarry Inn</title></head><body><header><nav><ul><li><a href="/">Home</a></li><li><a href="/drinks">Drinks</a></li></ul></nav></header>
<h1>Drinks</h1><h2>White Wine</h2><p class="sizes">175ml / 250ml / bottle</p>
<div class="wine"><p class="wn">Pinot Grigio, Veneto, Italy</p><p class="wd">Crisp and dry with green apple</p><p class="wp">£5.50 / £7.20 / £21.00</p></div>
<div class="wine"><p class="wn">Sauvignon Blanc, Marlborough</p><p class="wd">Gooseberry, passion fruit</p><p class="wp">£6.50 / £8.90 / £26.00</p></div>
<div class="wine"><p class="wn">Chablis, Burgundy</p><p class="wp">£39.00</p></div>
<h2>Red Wine</h2><div class="wine"><p class="wn">Merlot, Chile</p><p class="wd">Plummy and soft</p><p class="wp">£5.50 / £7.20 / £21.00</p></div>
<div class="wine"><p class="wn">Malbec, Mendoza</p><p class="wd">Dark fruit, vanilla</p><p class="wp">£6.80 / £9.20 / £27.00</p></div>
<h2>Beer &amp; Cider</h2><div class="wine"><p class="wn">Kettleby Best 4.2%</p><p class="wp">Half £2.40 Pint £4.60</p></div><div class="wine"><p class="wn">Orchard Cider 5%</p><p class="wp">Half £2.50 Pint £4.80</p></div>
<h2>Soft Drinks</h2><div class="wine"><p class="wn">Cola</p><p class="wp">330ml £2.95</p></div><div class="wine"><p class="wn">Lemonade</p><p class="wp">Small £1.80 Large £2.80</p></div>
<p>125ml measures of wine are available on request.</p></body></html>`,
    answer: `# Drinks
## White Wine
Pinot Grigio, Veneto, Italy | 5.5 | Crisp and dry with green apple
Sauvignon Blanc, Marlborough | 6.5 | Gooseberry, passion fruit
Chablis, Burgundy | 39 |
## Red Wine
Merlot, Chile | 5.5 | Plummy and soft
Malbec, Mendoza | 6.8 | Dark fruit, vanilla
## Beer & Cider
Kettleby Best 4.2% | 2.4 |
Orchard Cider 5% | 2.5 |
## Soft Drinks
Cola | 2.95 |
Lemonade | 1.8 |`,
  },
  'plain paragraphs, all in one style': {
    html: `<html><head><title>Menu</title></head><body><div id="menu"><a href="/">Home</a> | <a href="/menu">Menu</a> | <a href="/contact">Contact</a></div>
<h2>Menu</h2><p>Breakfast (until 11.30am)</p><p>Full English Breakfast £9.50</p><p>Two sausages, bacon, egg, beans, toast</p><p>Vegetarian Breakfast £8.95</p><p>Halloumi, egg, beans, mushrooms, toast</p><p>Bacon Bap £4.50</p><p>Sausage Bap £4.50</p><p>Add an egg for £1</p>
<p>Sandwiches</p><p>Ham &amp; Mustard £5.95</p><p>Cheese &amp; Pickle £5.50</p><p>Tuna Mayo £5.95</p><p>All served with salad and crisps. White or granary bread.</p>
<p>Cakes</p><p>Victoria Sponge £3.50</p><p>Scone with Jam &amp; Cream £3.95</p><p>Gluten free cakes are available, please ask.</p>
<p>Open Monday to Saturday 8.30 - 4.00</p></body></html>`,
    answer: `# Menu
## Breakfast (until 11.30am)
Full English Breakfast | 9.5 | Two sausages, bacon, egg, beans, toast
Vegetarian Breakfast | 8.95 | Halloumi, egg, beans, mushrooms, toast
Bacon Bap | 4.5 |
Sausage Bap | 4.5 |
## Sandwiches
Ham & Mustard | 5.95 |
Cheese & Pickle | 5.5 |
Tuna Mayo | 5.95 |
## Cakes
Victoria Sponge | 3.5 |
Scone with Jam & Cream | 3.95 |`,
  },
  'delivery cards with badges, calories and ratings': {
    html: `<html><head><title>Order from Pepper House</title></head><body><div class="topbar"><a href="/login">Log in</a></div><h1>Pepper House</h1><div class="rating">4.6 (350+ ratings)</div><p>Delivery £1.99 · Min order £10.00 · 25-40 min</p>
<div class="cat-nav"><a href="#c1">Popular</a><a href="#c2">Grills</a><a href="#c3">Sides</a></div>
<div data-cat="c2"><h2>Grills</h2><ul>
<li><div role="button"><p>Peri Chicken Half</p><p>Two pieces, flame grilled, choice of heat</p><p>£7.50</p><span>640 kcal</span><span>Popular</span></div></li>
<li><div role="button"><p>Lamb Chops</p><p>Four chops with garlic sauce</p><p>£11.95</p><span>820 kcal</span></div></li>
<li><div role="button"><p>Halloumi Skewer</p><p>Peppers, onions, mint yoghurt</p><p>£8.25</p><span>510 kcal</span><span>Vegetarian</span></div></li></ul></div>
<div data-cat="c3"><h2>Sides</h2><ul><li><div role="button"><p>Peri Fries</p><p>£3.00</p><span>410 kcal</span></div></li><li><div role="button"><p>Coleslaw</p><p>£1.80</p><span>190 kcal</span><span>Vegetarian</span></div></li><li><div role="button"><p>Corn on the Cob</p><p>£2.20</p><span>150 kcal</span><span>Sold out</span></div></li></ul></div>
<p>Adults need around 2000 kcal a day.</p></body></html>`,
    answer: `# -
## Grills
Peri Chicken Half | 7.5 | Two pieces, flame grilled, choice of heat
Lamb Chops | 11.95 | Four chops with garlic sauce
Halloumi Skewer | 8.25 | Peppers, onions, mint yoghurt
## Sides
Peri Fries | 3 |
Coleslaw | 1.8 |
Corn on the Cob | 2.2 |`,
  },
  'description before the price, in one line': {
    html: `<html><head><title>Food | Anchor</title></head><body><h1>Food Menu</h1>
<h2>Small Plates</h2><p><b>Crab Toast</b> brown crab, fennel, lemon 9.5</p><p><b>Leeks Vinaigrette</b> egg, capers, hazelnut 7.5</p><p><b>Pig's Head Croquette</b> gribiche 8</p>
<h2>Large Plates</h2><p><b>Hake</b> mussels, cider, sea greens 19</p><p><b>Pork Chop</b> apple, mustard, hispi 18.5</p><p><b>Celeriac</b> truffle, hazelnut pesto, kale 15</p><p><b>Onglet</b> peppercorn, chips 21</p>
<h2>Pudding</h2><p><b>Burnt Cream</b> shortbread 6.5</p><p><b>Treacle Tart</b> clotted cream 7</p>
<p>Please tell us about allergies. 12.5% service will be added.</p></body></html>`,
    answer: `# Food Menu
## Small Plates
Crab Toast | 9.5 | brown crab, fennel, lemon
Leeks Vinaigrette | 7.5 | egg, capers, hazelnut
Pig's Head Croquette | 8 | gribiche
## Large Plates
Hake | 19 | mussels, cider, sea greens
Pork Chop | 18.5 | apple, mustard, hispi
Celeriac | 15 | truffle, hazelnut pesto, kale
Onglet | 21 | peppercorn, chips
## Pudding
Burnt Cream | 6.5 | shortbread
Treacle Tart | 7 | clotted cream`,
  },
  'prices that hold for a section': {
    html: `<html><head><title>Lunch | Barrow Café</title></head><body><h1>Lunch</h1>
<h2>Toasties £6.50</h2><p>Served on sourdough with crisps and slaw</p><ul><li>Cheddar &amp; Onion (v)</li><li>Ham &amp; Gruyere</li><li>Tuna Melt</li><li>Mozzarella, Tomato &amp; Pesto (v)</li></ul>
<h2>Jacket Potatoes £7.25</h2><ul><li>Beans &amp; Cheese (v)</li><li>Chilli con Carne</li><li>Coronation Chicken</li></ul>
<h2>Sides</h2><ul><li>Fries £3.50</li><li>Side Salad £3.25</li><li>Onion Rings £3.75</li></ul></body></html>`,
    answer: `# Lunch
## Toasties
Cheddar & Onion | 6.5 |
Ham & Gruyere | 6.5 |
Tuna Melt | 6.5 |
Mozzarella, Tomato & Pesto | 6.5 |
## Jacket Potatoes
Beans & Cheese | 7.25 |
Chilli con Carne | 7.25 |
Coronation Chicken | 7.25 |
## Sides
Fries | 3.5 |
Side Salad | 3.25 |
Onion Rings | 3.75 |`,
  },
  'two menus on one page with sub-headings and notes': {
    html: `<html><head><title>Menus | Larkhill Golf Club</title></head><body><nav class="main-nav"><ul><li>Golf</li><li>Membership</li><li>Food</li></ul></nav>
<h1>Our Menus</h1><p>Our kitchen is open to members and visitors alike. We use local suppliers wherever possible.</p>
<h2>Bar Menu</h2><p><em>Served 12pm to 9pm daily</em></p><h3>Burgers</h3><p><em>All served in a brioche bun with fries</em></p>
<table><tr><td><b>Larkhill Burger</b><br>6oz beef, cheddar, bacon, relish</td><td align="right">£13.50</td></tr><tr><td><b>Fried Chicken Burger</b><br>Buttermilk thigh, slaw, hot sauce</td><td align="right">£13.00</td></tr><tr><td><b>Bean Burger (ve)</b><br>Avocado, salsa</td><td align="right">£11.50</td></tr><tr><td>Add extra cheese or bacon</td><td align="right">£1.50</td></tr></table>
<h3>Salads</h3><table><tr><td><b>Caesar</b><br>Anchovy, croutons, parmesan<br><i>with chicken £14.00</i></td><td align="right">£10.50</td></tr><tr><td><b>Greek (v)</b><br>Feta, olives, cucumber</td><td align="right">£9.75</td></tr></table>
<h2>Children's Menu</h2><p>For under tens. All £6.95 including a drink and ice cream.</p><h3>Mains</h3><ul><li>Fish Fingers, Chips &amp; Peas</li><li>Cheese &amp; Tomato Pizza (v)</li><li>Chicken Goujons &amp; Beans</li></ul>
<h4>Functions</h4><p>We cater for weddings, wakes and parties of up to 120. Prices from £18 per head.</p></body></html>`,
    answer: `# Bar Menu
## Burgers
Larkhill Burger | 13.5 | 6oz beef, cheddar, bacon, relish
Fried Chicken Burger | 13 | Buttermilk thigh, slaw, hot sauce
Bean Burger | 11.5 | Avocado, salsa
## Salads
Caesar | 10.5 | Anchovy, croutons, parmesan with chicken £14.00
Greek | 9.75 | Feta, olives, cucumber
# Children's Menu
## Mains
Fish Fingers, Chips & Peas | 6.95 |
Cheese & Tomato Pizza | 6.95 |
Chicken Goujons & Beans | 6.95 |`,
  },
  'spans of a page builder without any tags of meaning': {
    html: `<html><head><title>MENU | Miso Corner</title></head><body><div id="SITE_HEADER"><p><span>Home</span></p><p><span>Order</span></p></div><div>
<p style="font-size:40px;text-align:center"><span style="font-size:40px">MENU</span></p>
<p style="font-size:26px"><span style="font-size:26px">RAMEN</span></p>
<p style="font-size:17px"><span style="font-size:17px">Tonkotsu&nbsp; &nbsp; &nbsp; &nbsp;£12.5</span></p><p style="font-size:14px"><span style="font-size:14px">pork broth, chashu, egg, bamboo</span></p>
<p style="font-size:17px"><span style="font-size:17px">Spicy Miso&nbsp; &nbsp; &nbsp;£12.9</span></p><p style="font-size:14px"><span style="font-size:14px">chicken broth, minced pork, corn, chilli</span></p>
<p style="font-size:17px"><span style="font-size:17px">Shio Tofu (vg)&nbsp; &nbsp;£11.5</span></p><p style="font-size:14px"><span style="font-size:14px">kombu broth, tofu, greens</span></p><p>&nbsp;</p>
<p style="font-size:26px"><span style="font-size:26px">BITES</span></p>
<p style="font-size:17px"><span style="font-size:17px">Gyoza (5)&nbsp; &nbsp;£6.5</span></p><p style="font-size:14px"><span style="font-size:14px">chicken or vegetable</span></p>
<p style="font-size:17px"><span style="font-size:17px">Edamame (vg)&nbsp; £4.5</span></p><p style="font-size:17px"><span style="font-size:17px">Karaage&nbsp; &nbsp;£7</span></p><p style="font-size:14px"><span style="font-size:14px">fried chicken, kewpie</span></p>
<p style="font-size:12px">(vg) vegan. An optional 10% service charge applies. Tap water is free!</p></div></body></html>`,
    answer: `# MENU
## RAMEN
Tonkotsu | 12.5 | pork broth, chashu, egg, bamboo
Spicy Miso | 12.9 | chicken broth, minced pork, corn, chilli
Shio Tofu | 11.5 | kombu broth, tofu, greens
## BITES
Gyoza (5) | 6.5 | chicken or vegetable
Edamame | 4.5 |
Karaage | 7 | fried chicken, kewpie`,
  },
  'numbered dishes in a table of four columns': {
    html: `<html><head><title>Golden Carp Takeaway Menu</title></head><body><center><h1>GOLDEN CARP</h1><h3>Tel 01632 960777</h3></center>
<table border="0"><tr><td colspan="4"><b>APPETISERS</b></td></tr><tr><td>1.</td><td>Prawn Crackers</td><td></td><td>£2.20</td></tr><tr><td>2.</td><td>Spring Rolls (4)</td><td>(v)</td><td>£3.80</td></tr><tr><td>3.</td><td>Salt &amp; Chilli Wings</td><td></td><td>£5.90</td></tr><tr><td>4.</td><td>Crispy Duck<br>with pancakes and hoi sin</td><td>Quarter<br>Half</td><td>£9.80<br>£17.50</td></tr>
<tr><td colspan="4"><b>CHOW MEIN</b></td></tr><tr><td>10.</td><td>House Special Chow Mein</td><td></td><td>£7.20</td></tr><tr><td>11.</td><td>Chicken Chow Mein</td><td></td><td>£6.50</td></tr><tr><td>12.</td><td>Plain Chow Mein</td><td>(v)</td><td>£4.80</td></tr></table>
<p>Free delivery within 3 miles on orders over £15. Minimum order £12.</p><p>OPEN 7 DAYS 5pm - 11pm</p></body></html>`,
    answer: `# -
## APPETISERS
Prawn Crackers | 2.2 |
Spring Rolls (4) | 3.8 |
Salt & Chilli Wings | 5.9 |
Crispy Duck | 9.8 | with pancakes and hoi sin
## CHOW MEIN
House Special Chow Mein | 7.2 |
Chicken Chow Mein | 6.5 |
Plain Chow Mein | 4.8 |`,
  },
  'cards without prices, in a carousel': {
    html: `<html><head><title>What we cook</title></head><body><h1>What we cook</h1><div class="section"><h2>Hot Counter</h2><div class="swiper">
<div class="slide"><img src="a.jpg" alt="a"><h4>Beef Bourguignon</h4><p>Shin of beef, red wine, shallots</p></div><div class="slide"><img src="b.jpg" alt="b"><h4>Chicken Basquaise</h4><p>Peppers, tomato, thyme</p></div><div class="slide"><img src="c.jpg" alt="c"><h4>Ratatouille</h4><p>Aubergine, courgette, basil. Vegan.</p></div></div></div>
<div class="section"><h2>Bakery</h2><div class="swiper"><div class="slide"><img src="d.jpg" alt="d"><h4>Almond Croissant</h4><p>Twice baked with frangipane</p></div><div class="slide"><img src="e.jpg" alt="e"><h4>Canelé</h4><p>Rum and vanilla</p></div><div class="slide"><img src="f.jpg" alt="f"><h4>Lemon Tart</h4><p>Sharp curd, crisp pastry</p></div></div></div>
<div class="cta"><h3>Come and see us</h3><p>We are on the corner of Mill Street.</p></div></body></html>`,
    answer: `# -
## Hot Counter
Beef Bourguignon | 0 | Shin of beef, red wine, shallots
Chicken Basquaise | 0 | Peppers, tomato, thyme
Ratatouille | 0 | Aubergine, courgette, basil. Vegan.
## Bakery
Almond Croissant | 0 | Twice baked with frangipane
Canelé | 0 | Rum and vanilla
Lemon Tart | 0 | Sharp curd, crisp pastry`,
  },
};
