/** One dish of the invented region: name, description, price in pounds, and flags: v, ve, h (halal), s (spicy). */
export type Dish = readonly [name: string, description: string, price: number, flags?: string];

/** Dishes by section. */
export type DishList = Readonly<Record<string, readonly Dish[]>>;

const PUB: DishList = {
  Starters: [
    ['Soup of the Day', 'With crusty bread and butter', 5.5, 'v'],
    ['Prawn Cocktail', 'Marie Rose sauce, brown bread', 7.25],
    ['Breaded Mushrooms', 'Garlic mayonnaise dip', 6.25, 'v'],
    ['Chicken Liver Pâté', 'Red onion chutney and toast', 6.95],
    ['Black Pudding Fritters', 'Apple sauce', 6.5],
    ['Whitebait', 'Tartare sauce and lemon', 6.75],
    ['Scampi Bites', 'Lemon mayonnaise', 6.5],
    ['Loaded Potato Skins', 'Cheese, bacon and spring onion', 6.95],
    ['Halloumi Fries', 'Sweet chilli dip', 6.95, 'v'],
  ],
  Mains: [
    ['Fish & Chips', 'Beer battered haddock, mushy peas, tartare sauce', 13.95],
    ['Steak & Ale Pie', 'Shortcrust pastry, chips, seasonal vegetables, gravy', 14.5],
    ["Shepherd's Pie", 'Minced lamb topped with mashed potato', 12.95],
    ['Cottage Pie', 'Minced beef, carrots, cheesy mash', 12.5],
    ['Bangers & Mash', 'Local pork sausages, onion gravy', 12.25],
    ['Gammon Steak', 'Fried egg, pineapple and chips', 13.25],
    ['10oz Rump Steak', 'Chips, grilled tomato, onion rings, peppercorn sauce', 18.95],
    ['8oz Sirloin Steak', 'Flat mushroom, fries and rocket', 21.5],
    ['Beef Burger', 'Brioche bun, gherkin, skinny fries and coleslaw', 13.5],
    ['Wholetail Scampi', 'Breaded scampi, chips and garden peas', 13.75],
    ['Lasagne', 'Garlic bread and dressed salad', 12.95],
    ['Chicken Parmo', 'Breaded chicken, béchamel, melted cheddar, chips', 13.95],
    ['Chilli con Carne', 'Rice, sour cream and tortilla chips', 12.5, 's'],
    ['Vegetable Lasagne', 'Courgette, aubergine and pepper', 12.25, 'v'],
    ['Lamb Shank', 'Slow cooked in mint gravy, mashed potato', 18.5],
    ['Toad in the Hole', 'Giant Yorkshire pudding, sausages, gravy', 12.75],
    ['Faggots & Peas', 'Mushy peas and gravy', 11.5],
    ['Mixed Grill', 'Rump, lamb chop, gammon, sausage and a fried egg', 21.95],
    ['Lamb Chops', 'Minted new potatoes', 17.5],
  ],
  'Sunday Roasts': [
    ['Roast Topside of Beef', 'Yorkshire pudding, roast potatoes, vegetables', 15.95],
    ['Roast Turkey', 'Sage and onion stuffing, pigs in blankets', 14.95],
    ['Nut Roast', 'Vegetarian gravy', 13.5, 've'],
  ],
  Desserts: [
    ['Sticky Toffee Pudding', 'Butterscotch sauce and custard', 6.5, 'v'],
    ['Apple Crumble', 'With custard or ice cream', 6.25, 'v'],
    ['Chocolate Fudge Cake', 'Warm, with cream', 6.5, 'v'],
    ['Cheesecake of the Day', 'Ask for the flavour', 6.25, 'v'],
    ['Eton Mess', 'Strawberries, meringue and cream', 6.25, 'v'],
    ['Spotted Dick', 'Hot custard', 5.95, 'v'],
  ],
  "Children's Menu": [
    ['Fish Fingers', 'Chips and beans', 5.95],
    ['Chicken Nuggets', 'Fries and peas', 5.95],
    ['Kids Tomato Pasta', 'Grated cheese', 5.5, 'v'],
  ],
  'Side Orders': [
    ['Onion Rings', 'Beer battered', 3.95, 've'],
    ['Chips', '', 3.5, 've'],
    ['Cheesy Chips', '', 4.25, 'v'],
    ['Garlic Bread', '', 3.75, 'v'],
  ],
};

const CHIPPY: DishList = {
  Fish: [
    ['Cod', 'Fried in beef dripping', 7.2],
    ['Haddock', 'Fried in beef dripping', 7.4],
    ['Fishcake', 'Made in the shop', 2.2],
    ['Plaice', '', 7.9],
    ['Scampi', 'Eight pieces', 6.5],
    ['Cod and Chips', 'Large', 10.2],
    ['Fish Butty', 'On a bap', 5.1],
  ],
  'Pies & Sausages': [
    ['Steak & Kidney Pie', 'Hot', 3.6],
    ['Meat & Potato Pie', 'Hot', 3.4],
    ['Cheese & Onion Pasty', 'Puff pastry', 3.3, 'v'],
    ['Cornish Pasty', 'Beef, potato and swede', 3.9],
    ['Jumbo Sausage', 'Battered or plain', 2.9],
    ['Saveloy', '', 2.6],
  ],
  'Chips & Sides': [
    ['Chips', 'Regular', 3.2, 've'],
    ['Chip Cob', 'Buttered', 3.5, 'v'],
    ['Chips and Gravy', '', 4.3],
    ['Chips, Cheese & Gravy', '', 5.1],
    ['Mushy Peas', '', 1.8, 've'],
    ['Curry Sauce', 'Pot', 1.8, 've'],
    ['Pickled Egg', '', 0.9, 'v'],
    ['Gherkin', '', 0.8, 've'],
  ],
  'Kids Meals': [
    ['Small Fish & Chips', '', 5.2],
    ['Chicken Nuggets & Chips', '', 4.9],
  ],
};

const BALTI: DishList = {
  Starters: [
    ['Onion Bhaji', 'Crisp onion fritters', 3.5, 've s'],
    ['Lamb Samosas', 'Two pieces with mint sauce', 3.95, 'h s'],
    ['Vegetable Samosa', 'Peas and potato', 3.5, 've s'],
    ['Chicken Tikka', 'Marinated in yoghurt and spices', 4.5, 'h s'],
    ['Seekh Kebab', 'Minced lamb with coriander', 4.25, 'h s'],
    ['Prawn Puri', 'On fried bread', 4.95, 's'],
    ['Poppadom', '', 0.9, 've'],
    ['Chicken Pakora', 'Gram flour batter', 4.25, 'h s'],
  ],
  'Balti Dishes': [
    ['Chicken Balti', 'Tomato, pepper and fresh coriander', 8.95, 'h s'],
    ['Lamb Balti', 'Slow cooked in an iron pan', 9.5, 'h s'],
    ['King Prawn Balti', 'With green pepper', 11.5, 's'],
    ['Vegetable Balti', 'Aubergine, okra and cauliflower', 7.95, 've s'],
  ],
  'House Favourites': [
    ['Chicken Tikka Masala', 'Creamy tomato sauce with almond', 9.25, 'h'],
    ['Chicken Korma', 'Mild, coconut and cream', 8.95, 'h'],
    ['Chicken Jalfrezi', 'Green chillies, onion and pepper', 9.25, 'h s'],
    ['Lamb Rogan Josh', 'Tomatoes and onions', 9.5, 'h s'],
    ['Lamb Dopiaza', 'Twice the onions', 9.5, 'h s'],
    ['Beef Madras', 'Fairly hot', 9.25, 'h s'],
    ['Chicken Vindaloo', 'Very hot, with potato', 8.95, 'h s'],
    ['Chicken Dhansak', 'Lentils, sweet and sour', 8.95, 'h s'],
    ['Lamb Bhuna', 'Thick sauce', 9.5, 'h s'],
    ['Chicken Biryani', 'With vegetable curry sauce', 10.5, 'h s'],
    ['Vegetable Biryani', 'With raita', 9.5, 'v s'],
    ['Butter Chicken', 'Mild tomato and butter sauce', 9.5, 'h'],
  ],
  'Vegetable Sides': [
    ['Bombay Aloo', 'Spiced potatoes', 4.5, 've s'],
    ['Saag Aloo', 'Spinach and potato', 4.5, 've s'],
    ['Tarka Dal', 'Lentils with garlic', 4.5, 've'],
    ['Chana Masala', 'Chickpeas', 4.5, 've s'],
    ['Bhindi Bhaji', 'Okra with onion', 4.75, 've s'],
    ['Brinjal Bhaji', 'Aubergine', 4.75, 've s'],
    ['Mushroom Bhaji', '', 4.5, 've s'],
    ['Aloo Gobi', 'Potato and cauliflower', 4.5, 've s'],
  ],
  'Rice & Breads': [
    ['Pilau Rice', 'Basmati with saffron', 3.25, 've'],
    ['Boiled Rice', '', 2.75, 've'],
    ['Mushroom Rice', '', 3.75, 've'],
    ['Egg Fried Rice', '', 3.75, 'v'],
    ['Plain Naan', '', 2.75, 'v'],
    ['Garlic Naan', '', 3.25, 'v'],
    ['Peshwari Naan', 'Coconut and sultana', 3.5, 'v'],
    ['Keema Naan', 'Spiced mince', 3.75, 'h'],
    ['Chapati', '', 1.75, 've'],
    ['Raita', 'Cucumber and mint yoghurt', 2.25, 'v'],
  ],
};

const CHINESE: DishList = {
  Appetisers: [
    ['Spring Rolls', 'Vegetable, two pieces', 3.8, 've'],
    ['Prawn Crackers', '', 2.5],
    ['Sesame Prawn Toast', '', 5.2],
    ['Salt & Pepper Chicken Wings', 'Dry, with chilli and scallions', 6.5, 's'],
    ['Crispy Aromatic Duck', 'Pancakes, cucumber, spring onion, hoisin', 11.8],
    ['Spare Ribs', 'Barbecue sauce', 6.8],
    ['Chicken Satay', 'On skewers, peanut sauce', 6.2],
    ['Crispy Seaweed', '', 4.2, 've'],
  ],
  Chicken: [
    ['Sweet & Sour Chicken', 'Balls or Hong Kong style', 7.6],
    ['Lemon Chicken', '', 7.6],
    ['Kung Po Chicken', 'Cashew nuts, hot', 7.6, 's'],
    ['Chicken with Cashew Nuts', '', 7.6],
    ['Chicken Chow Mein', 'Bean sprouts and spring onion', 7.4],
    ['Chicken Fried Rice', '', 7.2],
    ['Chicken & Mushrooms', '', 7.4],
  ],
  'Beef & Pork': [
    ['Beef in Black Bean Sauce', 'Green pepper and onion', 7.8],
    ['Crispy Chilli Beef', 'Shredded, sweet and spicy', 8.2, 's'],
    ['Beef with Ginger & Spring Onion', '', 7.8],
    ['Szechuan Beef', '', 7.8, 's'],
    ['Char Siu Pork', 'Honey roast', 7.6],
    ['Pork Chop in Salt & Chilli', '', 7.8, 's'],
  ],
  'Rice, Noodles & Chips': [
    ['Egg Fried Rice', '', 3.2, 'v'],
    ['Singapore Noodles', 'Vermicelli, curry, shrimps', 7.6, 's'],
    ['Plain Chow Mein', '', 5.2, 'v'],
    ['Salt & Pepper Chips', '', 4.6, 've s'],
    ['Yung Chow Fried Rice', 'Shrimps and char siu', 7.6],
    ['Boiled Rice', '', 2.8, 've'],
  ],
  Vegetarian: [
    ['Mixed Vegetables in Oyster Sauce', '', 5.6],
    ['Salt & Chilli Tofu', '', 6.4, 've s'],
    ['Mushroom Foo Young', 'Omelette', 6.4, 'v'],
    ['Mange Tout with Garlic', '', 5.6, 've'],
  ],
};

const ITALIAN: DishList = {
  Antipasti: [
    ['Bruschetta', 'Tomato, basil and garlic', 6.5, 've'],
    ['Calamari Fritti', 'Fried squid, lemon', 8.25],
    ['Garlic Bread with Mozzarella', '', 5.5, 'v'],
    ['Arancini', 'Rice balls, tomato sauce', 6.95, 'v'],
    ['Caprese Salad', 'Mozzarella, tomato, basil', 7.25, 'v'],
    ['Gamberoni', 'King prawns in chilli and garlic', 9.5, 's'],
  ],
  Pizze: [
    ['Margherita', 'Tomato and mozzarella', 10.5, 'v'],
    ['Pepperoni', 'Spicy sausage', 12.25, 's'],
    ['Quattro Stagioni', 'Ham, mushrooms, artichokes, olives', 12.95],
    ['Vegetariana', 'Courgette, aubergine, peppers', 12.25, 'v'],
    ['Rucola e Parma', 'Rocket, Parma ham, parmesan', 13.5],
    ['Calzone', 'Folded, with ham and ricotta', 13.25],
    ['Hawaiian', 'Ham and pineapple', 12.25],
  ],
  Pasta: [
    ['Spaghetti Bolognese', 'Slow cooked beef ragù', 12.5],
    ['Spaghetti Carbonara', 'Egg, pancetta, pecorino', 12.5],
    ['Penne Arrabbiata', 'Tomato, garlic and chilli', 10.95, 've s'],
    ['Lasagne al Forno', 'Beef, béchamel', 12.95],
    ['Linguine alle Vongole', 'Clams, white wine', 14.5],
    ['Tagliatelle with Salmon', 'Cream and dill', 13.95],
    ['Mushroom Risotto', 'Porcini and parmesan', 12.5, 'v'],
    ['Gnocchi al Pesto', '', 11.95, 'v'],
    ['Macaroni Cheese', 'Baked with cheddar', 10.95, 'v'],
    ['Melanzane Parmigiana', 'Baked aubergine, tomato, mozzarella', 12.5, 'v'],
  ],
  Dolci: [
    ['Tiramisu', 'Coffee and mascarpone', 6.5, 'v'],
    ['Panna Cotta', 'Raspberry coulis', 6.25],
    ['Gelato', 'Three scoops', 5.5, 'v'],
    ['Lemon Cheesecake', '', 6.25, 'v'],
  ],
};

const CAFE: DishList = {
  Breakfast: [
    ['Full English Breakfast', 'Bacon, sausage, egg, beans, tomato, mushroom, toast', 9.95],
    ['Vegan Breakfast', 'Scrambled tofu, beans, avocado', 9.5, 've'],
    ['Eggs Benedict', 'Muffin, ham, hollandaise', 8.95],
    ['Bacon Bap', 'Smoked back bacon', 4.95],
    ['Sausage Bap', 'Two pork sausages', 4.95],
    ['Poached Eggs on Toast', 'Sourdough', 6.5, 'v'],
    ['Porridge', 'Honey and blueberries', 4.75, 'v'],
    ['Toasted Crumpets', 'Butter and jam', 3.75, 'v'],
    ['Eggy Bread', 'Maple syrup', 5.95, 'v'],
    ['Cheese Omelette', 'Three eggs', 7.25, 'v'],
  ],
  'Lunch & Light Bites': [
    ['Jacket Potato with Beans', 'Butter and salad', 6.5, 've'],
    ['Jacket Potato with Tuna Mayo', 'Sweetcorn', 7.25],
    ['Cheese & Ham Toastie', '', 6.25],
    ['Tuna Melt Panini', '', 7.25],
    ['Egg Mayonnaise Sandwich', 'White or brown', 5.75, 'v'],
    ['Coronation Chicken Sandwich', '', 6.25],
    ['Quiche of the Day', 'Salad and coleslaw', 7.95, 'v'],
    ['Houmous & Flatbread', 'Olive oil and paprika', 6.25, 've'],
    ['Caesar Salad', 'Cos lettuce, croutons, parmesan', 8.5],
    ['Halloumi Wrap', 'Rocket, roasted pepper', 7.5, 'v'],
    ['Lentil Soup', 'Seeded roll', 5.95, 've'],
  ],
  'Cakes & Bakes': [
    ['Fruit Scone', 'Jam and clotted cream', 4.25, 'v'],
    ['Cheese Scone', '', 3.75, 'v'],
    ['Victoria Sponge', '', 4.25, 'v'],
    ['Carrot Cake', 'Cream cheese icing', 4.25, 'v'],
    ['Chocolate Brownie', 'Walnut', 3.75, 'v'],
    ['Flapjack', 'Oats and syrup', 3.25, 'v'],
    ['Jam Doughnut', '', 2.5, 'v'],
    ['Staffordshire Tea Loaf', 'Buttered', 3.5, 'v'],
  ],
  'Hot Drinks': [
    ['Flat White', '', 3.4, 'v'],
    ['Cappuccino', '', 3.4, 'v'],
    ['Hot Chocolate', 'Cream and marshmallows', 3.9, 'v'],
    ['Pot of Tea', '', 2.6, 'v'],
  ],
  'Cold Drinks': [
    ['Strawberry Milkshake', '', 4.5, 'v'],
    ['Mango Smoothie', '', 4.75, 've'],
    ['Elderflower Cordial', '', 2.5, 've'],
  ],
};

const OATCAKES: DishList = {
  Oatcakes: [
    ['Cheese Oatcake', 'Melted cheddar', 2.8, 'v'],
    ['Bacon & Cheese Oatcake', '', 4.2],
    ['Sausage & Egg Oatcake', '', 4.4],
    ['Full House Oatcake', 'Bacon, sausage, egg, cheese, mushroom', 6.2],
    ['Half Dozen Oatcakes', 'To take home', 3.2, 've'],
  ],
  'Pikelets & Baps': [
    ['Pikelets', 'Buttered, pack of six', 2.6, 'v'],
    ['Bacon Bap', '', 3.6],
    ['Black Pudding & Egg Bap', '', 3.9],
  ],
  'Hot Pot': [
    ['Lobby', 'Beef, potato and carrot stew with crusty bread', 5.5],
    ['Pea Soup with Ham', '', 4.5],
  ],
};

const TURKISH: DishList = {
  Meze: [
    ['Hummus', 'Chickpeas, tahini', 5.5, 've'],
    ['Falafel', 'Chickpea and broad bean', 5.95, 've'],
    ['Grilled Halloumi', '', 6.5, 'v'],
    ['Stuffed Vine Leaves', 'Rice and herbs', 5.5, 've'],
    ['Tzatziki', 'Cucumber and yoghurt', 4.95, 'v'],
  ],
  Kebabs: [
    ['Doner Kebab', 'In pitta with salad', 7.5, 'h'],
    ['Chicken Shish', 'Cubes on the skewer', 9.5, 'h'],
    ['Lamb Kofte', 'Minced lamb, parsley', 9.5, 'h'],
    ['Adana Kebab', 'Spicy minced lamb', 9.95, 'h s'],
    ['Mixed Kebab', 'Doner, shish and kofte with fries', 12.5, 'h'],
    ['Iskender', 'Doner over bread with yoghurt', 11.95, 'h'],
    ['Doner Meat & Chips', '', 7.95, 'h'],
  ],
  Puddings: [
    ['Baklava', 'Pistachio', 4.95, 'v'],
    ['Rice Pudding', 'Baked', 4.5, 'v'],
  ],
};

const VEGAN: DishList = {
  Plates: [
    ['Plant Based Burger', 'Beetroot patty, vegan cheese, fries', 12.5, 've'],
    ['Seitan Steak', 'Peppercorn sauce', 14.5, 've'],
    ['Aubergine Katsu Curry', 'Sticky rice', 12.95, 've'],
    ['Jackfruit Tacos', 'Guacamole, coriander', 11.5, 've'],
    ['Courgette Ribbons', 'Pesto, toasted almonds', 9.5, 've'],
    ['Buddha Bowl', 'Quinoa, edamame, beetroot, sesame', 11.5, 've'],
    ['Okra & Chickpea Stew', 'Couscous', 11.25, 've s'],
    ['Vegan Sausage Roll', '', 4.5, 've'],
  ],
  Sweets: [
    ['Raw Chocolate Torte', '', 6.25, 've'],
    ['Banana Pancakes', 'Coconut yoghurt', 7.5, 've'],
  ],
};

const AMERICAN: DishList = {
  Burgers: [
    ['Classic Cheeseburger', 'Fries and slaw', 11.5],
    ['BBQ Bacon Burger', 'Onion rings, barbecue sauce', 12.5],
    ['Buffalo Chicken Burger', 'Blue cheese, hot sauce', 12.25, 's'],
  ],
  'Sides & Shakes': [
    ['French Fries', '', 3.5, 've'],
    ['Sweet Potato Fries', '', 4.25, 've'],
    ['Curly Fries', '', 4.25, 've'],
    ['Chilli Cheese Fries', '', 5.95, 's'],
    ['Mac and Cheese', '', 5.95, 'v'],
    ['Fried Chicken Wings', '', 6.95],
    ['Fried Pickles', 'Ranch dip', 4.95, 'v'],
    ['Chocolate Milkshake', '', 4.95, 'v'],
    ['Corn on the Cob', 'Butter', 3.95, 'v'],
  ],
  Desserts: [
    ['Glazed Donuts', 'Cinnamon', 4.95, 'v'],
    ['Pecan Pie', 'Vanilla ice cream', 5.95, 'v'],
  ],
};

const THAI: DishList = {
  'Small Plates': [
    ['Tom Yum Soup', 'Prawns, lemongrass, hot and sour', 7.25, 's'],
    ['Vegetable Tempura', 'Aubergine and courgette', 6.5, 've'],
    ['Chicken Gyoza', 'Five dumplings', 6.75],
    ['Edamame', 'Sea salt', 4.5, 've'],
  ],
  'Curries & Noodles': [
    ['Thai Green Curry', 'Chicken, aubergine, basil', 11.5, 's'],
    ['Massaman Curry', 'Beef, potato, peanut', 12.25],
    ['Pad Thai', 'Rice noodles, shrimp, peanut, egg', 11.25],
    ['Chicken Katsu Curry', 'Panko chicken, rice', 11.95],
    ['Beef Ramen', 'Broth, noodles, egg', 12.5],
    ['Drunken Noodles', '', 11.25, 's'],
  ],
};

/** What each kind of restaurant offers. */
export const KINDS: Readonly<Record<string, DishList>> = {
  Pub: PUB,
  'Fish and Chips': CHIPPY,
  Indian: BALTI,
  Chinese: CHINESE,
  Italian: ITALIAN,
  Café: CAFE,
  'Oatcake Shop': OATCAKES,
  Turkish: TURKISH,
  Vegan: VEGAN,
  American: AMERICAN,
  Thai: THAI,
};
