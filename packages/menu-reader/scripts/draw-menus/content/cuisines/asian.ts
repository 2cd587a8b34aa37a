export const CHINESE = `
@csauce: Black Bean Sauce | Oyster Sauce | Sweet & Sour Sauce | Szechuan Sauce | Satay Sauce | Garlic Sauce | Ginger & Spring Onion | Curry Sauce | Lemon Sauce | Plum Sauce | Kung Po Sauce | Hoisin Sauce | Chilli Sauce
@cmeat: Chicken | Beef | Roast Pork | King Prawn | Duck | Shrimp | Pork | Char Siu | Mixed Vegetables | Bean Curd | Squid | Vegetable | Special
# starter 2.5-9: Appetisers | Starters | Appetizers | Hors d'Oeuvres | Soups | Soup | Appetizer | Dim Sum
Spring Rolls ; Vegetable Spring Roll ({n}) ; Crispy Wontons ; Fried Wonton ({n}) ; Prawn Crackers ; Sesame Prawn Toast ; Spare Ribs ; Salt & Pepper {cmeat} ; Crispy Seaweed ; Hot & Sour Soup ; Wonton Soup ; {cmeat} & Sweetcorn Soup ; Egg Drop Soup ; Chicken Satay ; Crispy Aromatic Duck ; Steamed Dumplings ({n}) ; Egg Roll ({n}) ; Crab Rangoon ({n}) ; Teriyaki Chicken ; Har Gow ; Siu Mai ; Char Siu Bao ; Pu Pu Platter (for 2) ; BBQ Spare Ribs in {csauce} ; Salt & Chilli Chicken Wings
# chicken 5-13: Chicken | Chicken Dishes | Poultry | Beef Dishes | Beef | Pork | Seafood | King Prawn Dishes | Duck Dishes | Lamb & Beef | Sweet & Sour Dishes | Vegetables
{cmeat} with {csauce} ; {cmeat} with Mushrooms ; {cmeat} with Cashew Nuts ; {cmeat} in {csauce} ; Sweet & Sour {cmeat} ; Kung Po {cmeat} ; Crispy Shredded {cmeat} ; {cmeat} with Broccoli ; {cmeat} with Green Pepper and {csauce} ; Szechuan {cmeat} ; Mongolian {cmeat} ; Moo Goo Gai Pan ; General {odd}'s Chicken ; Orange {cmeat} ; {cmeat} with Garlic Sauce ; {cmeat} w. Mixed Veg. ; {cmeat} with Bean Sprouts ; {cmeat} with Pineapple ; Lemon {cmeat} ; Hunan {cmeat} ; Sesame {cmeat}
# noodles 5-12: Chow Mein | Noodles | Lo Mein | Rice & Noodles | Chow Mein Dishes | Ho Fun | Fried Noodles
{cmeat} Chow Mein ; {cmeat} Lo Mein ; Singapore Rice Noodles ; {cmeat} Ho Fun ; Plain Chow Mein ; House Special Chow Mein ; {cmeat} Mei Fun ; Udon with {cmeat}
# rice 2.5-10: Fried Rice | Rice | Rice Dishes | Fried Rice Dishes
{cmeat} Fried Rice ; Egg Fried Rice ; Boiled Rice ; Yung Chow Fried Rice ; House Special Fried Rice ; Plain Fried Rice ; Young Chow {cmeat} Fried Rice ; Steamed Rice
# special 9-20: Chef's Specials | House Specials | Chef's Suggestions | Special Combination Plates | Set Dinners | Banquets | Lunch Specials | Chef's Recommendations
Happy Family ; Seven Stars Around the Moon ; Peking Duck ; Dragon & Phoenix ; {odd} {cmeat} ; Triple Delight ; Sizzling {cmeat} in {csauce} ; Salt & Pepper Squid ; House Special Duck ; Four Seasons ; Hot Pot with {cmeat} ; Subgum Wonton ; Mapo Tofu ; Set Dinner for 2 ; {cmeat} and {cmeat} Delight
# foo 5-10: Egg Foo Young | Omelettes | Chop Suey | Egg Fu Yung
{cmeat} Egg Foo Young ; {cmeat} Chop Suey ; {cmeat} Omelette ; Plain Egg Foo Young ; Special Chop Suey
`;
export const THAI = `
@tmeat: Chicken | Beef | Pork | Prawn | Tofu | Duck | Seafood | Vegetables
# starter 4.5-9: Starters | Appetizers | Small Plates | Vorspeisen | To Begin | Soups
Tom Yum {tmeat} ; Tom Kha {tmeat} ; Satay Gai ; Chicken Satay ; Po Pia Tod ; Vegetable Spring Rolls ; Tod Mun Pla ; Thai Fish Cakes ; Prawn Tempura ; Gung Hom Pa ; Mixed Starters ; Dumplings ; Corn Cakes ; Larb {tmeat} ; Som Tam ; Papaya Salad ; Summer Rolls ; Edamame ; Gyoza ({n}) ; Chicken Wings
# curry 8-17: Curries | Thai Curries | Curry | Gaeng | Currys
Green Curry {tmeat} ; Red Curry with {tmeat} ; Massaman {tmeat} ; Panang {tmeat} ; Yellow Curry ; Jungle Curry ; Gaeng Keow Wan ; Gaeng Daeng ; Gaeng {odd} ; Roasted Duck Curry ; Pineapple Curry
= Coconut milk, {veg}, bamboo shoots and Thai basil ; {veg}, {veg}, kaffir lime and coconut cream ; with {veg}, {nut} and potatoes in a mild coconut sauce ; mit Kokosmilch, Bambus, Paprika und Thai-Basilikum
# wok 8-16: Stir Fries | From the Wok | Stir Fried Dishes | Wok | Wokgerichte | Main Dishes
Pad Krapow {tmeat} ; Pad Prik {tmeat} ; {tmeat} with Cashew Nuts ; Pad Khing ; Sweet & Sour {tmeat} ; Pad Pak ; Garlic & Pepper {tmeat} ; Oyster Sauce {tmeat} ; Weeping Tiger ; Sizzling {tmeat} ; {tmeat} Basil ; Crispy {tmeat}
# noodles 8-15: Noodles | Noodles & Rice | Fried Rice & Noodles | Pho | Bún | Ramen | Nudelgerichte
Pad Thai {tmeat} ; Pad See Ew ; Drunken Noodles ; Pineapple Fried Rice ; Singapore Noodles ; Khao Pad {tmeat} ; Pho Bo ; Pho Ga ; Bun Cha ; Banh Mi {tmeat} ; Bún Bò Hue ; Tonkotsu Ramen ; Miso Ramen ; Bibimbap ; Japchae ; Yaki Udon ; Katsu Curry
# sushi 4-16: Sushi | Maki | Nigiri | Sashimi | Sushi Rolls | Special Rolls | Hosomaki | Uramaki | Bento
Salmon Nigiri ; Tuna Nigiri ; California Roll ; Spicy Tuna Roll ; Dragon Roll ; Rainbow Roll ; {odd} Roll ; Salmon Avocado Maki ; Cucumber Maki ; Tempura Roll ; Sashimi Mix ({n} pcs) ; Unagi ; Ebi ; Philadelphia Roll ; Inari ; Tamago ; Chirashi ; Bento {tmeat} ; Volcano Roll ; Alaska Roll
= {fish}, cucumber, avocado, spicy mayo ; {shell}, {fish}, tobiko ; {n} pieces ; {shell} tempura, avocado and eel sauce ; with miso soup and salad
# side 2-5: Sides | Rice | Beilagen | Extras
Steamed Rice ; Jasmine Rice ; Coconut Rice ; Sticky Rice ; Egg Noodles ; Prawn Crackers ; Roti ; Kimchi ; Seaweed Salad ; Miso Soup
# dessert 4-7: Desserts | Sweets | Nachtisch
Mango Sticky Rice ; Banana Fritters ; Coconut Ice Cream ; Mochi ; Fried Ice Cream ; Lychees ; Green Tea Ice Cream
`;
export const INDIAN = `
@imeat: Chicken | Lamb | King Prawn | Prawn | Vegetable | Paneer | Chicken Tikka | Mutton | Mushroom | Egg | Fish | Goat | Veg
@istyle: Tikka Masala | Korma | Madras | Vindaloo | Jalfrezi | Bhuna | Dopiaza | Balti | Rogan Josh | Dhansak | Pathia | Saag | Karahi | Makhani | Passanda | Kadai | Chettinad | Handi | Achari | Butter Masala | Kolhapuri
@spice: cumin | turmeric | ginger | garam masala | fenugreek | green chillies | curry leaves | mustard seeds | cardamom | tamarind | onions | tomatoes | fresh coriander | yoghurt | coconut | cashew paste
# starter 2.5-9: Starters | Appetisers | Appetizers | Veg Starters | Non-Veg Starters | Starters Vegetarian | Snacks | Chaat | Street Food | Indo-Chinese | Forretter
Onion Bhaji ; Samosa (Veg / Meat) ; Vegetable Samosa ; Meat Samosa ; Chicken Pakora ; Paneer Tikka ; Chicken Tikka ; Seekh Kebab ; Lamb Chops ; Aloo Tikki ; Gol Gappa ; Papri Chaat ; Fish Amritsari ; King Prawn Puri ; Chilli Paneer ; Chilli {imeat} ; Gobi Manchurian ; {imeat} 65 ; {imeat} Manchuria ; Mix Platter ; Hara Bhara Kebab ; Tandoori Wings ; Shami Kebab ; Mirchi Bajji ; Pani Puri ; Bhel Puri ; Vada Pav ; Poppadom
# tandoori 6-18: Tandoori | Tandoori Dishes | Tandoori Specialities | From the Tandoor | Tandoori Mains | Clay Oven | Tandoor & Grill
Tandoori Chicken (Half) ; Tandoori Chicken (Full) ; {imeat} Tikka ; Mixed Grill ; {imeat} Shashlik ; Tandoori King Prawn ; Seekh Kebab ; Malai {imeat} ; Haryali {imeat} ; Lamb Chops ; Achari {imeat} Tikka ; Tandoori {fish}
= Marinated in {spice}, {spice} and yoghurt, cooked in the clay oven ; {spice}, {spice} and {spice} ; Pieces of {imeat} with peppers and onions, served with salad
# curry 6-17: Curries | Main Course | House Specialities | Chicken Dishes | Lamb Dishes | Traditional Dishes | Chef's Specials | Seafood | Balti Dishes | Non-Veg Main Course | Lamb Specialities | Old Favourites | Hovedretter | Chicken
{imeat} {istyle} ; {imeat} {istyle} ; {imeat} {istyle} ; Butter Chicken ; {imeat} {odd} ; {odd} {imeat} ; Murgh {odd} ; Gosht {odd} ; Railway Lamb ; Nihari ; Goan Fish Curry ; Kashmiri {imeat} ; Garlic Chilli {imeat} ; Dal Gosht ; {imeat} Curry ; Handi Lamb
= Cooked with {spice}, {spice} and {spice} in a {adj} sauce ; A {adj} dish of {imeat} with {spice}, {spice} & {spice} ; {spice}, {spice} ; Medium hot, with {spice} and {veg} ; (Mild|Medium|Fairly hot|Hot) curry with {spice}, {spice} and {spice} ; Tender {imeat} simmered with {spice} and finished with {spice} and cream. A {adj} recipe from (Punjab|Kerala|Goa|Bengal|Lucknow).
# veg 4-12: Vegetable Dishes | Vegetarian | Veg Main Course | Vegetable Side Dishes | Vegetarian Specialities | Veg Curries
Dal Makhani ; Tarka Dal ; Chana Masala ; Saag Paneer ; Palak Paneer ; Aloo Gobi ; Bombay Aloo ; Bhindi Bhaji ; Mushroom Bhaji ; Baingan Bharta ; Mutter Paneer ; Paneer Butter Masala ; Malai Kofta ; Mixed Veg Curry ; Kadai Paneer ; Aloo Jeera ; Shahi Paneer
# biryani 7-16: Biryani | Biryanis | Biryani Dishes | Pulaos | Biryani & Pulao
{imeat} Biryani ; Hyderabadi {imeat} Biryani ; Special Biryani ; {imeat} Dum Biryani ; {imeat} Pulao ; Mix Biryani
# bread 1.5-5: Breads | Rice & Breads | Naan | Rice | Sundries | Tandoori Breads | Rice & Naan | Roti | Accompaniments
Plain Naan ; Garlic Naan ; Peshwari Naan ; Keema Naan ; Butter Naan ; Tandoori Roti ; Chapati ; Paratha ; Pilau Rice ; Boiled Rice ; Mushroom Rice ; Lemon Rice ; Jeera Rice ; Raita ; Mango Chutney ; Papadum ; Cheese Naan ; Stuffed Kulcha ; Puri ; Green Salad
# south 3-9: South Indian | Dosa | Dosas & Uttapams | South Indian Dishes | Tiffin
Masala Dosa ; Plain Dosa ; Idli Sambar ; Medu Vada ; Rava Dosa ; Onion Uttapam ; Mysore Masala Dosa ; Ghee Roast ; Pongal ; Set Dosa ; Podi Idli
# dessert 3-6: Desserts | Sweets | Mithai
Gulab Jamun ; Rasmalai ; Kulfi ; Gajar Halwa ; Kheer ; Mango Kulfi ; Jalebi
`;
