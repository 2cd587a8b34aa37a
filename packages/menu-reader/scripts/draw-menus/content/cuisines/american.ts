export const AMERICAN = `
# starter 6-15: Appetizers | Starters | Shareables | Snacks | Starters & Shares | Munchies | Apps | Warm Ups | Small Bites | Openers
Buffalo Wings ; {sauce} Wings ; Loaded Nachos ; Mozzarella Sticks ; Fried Pickles ; Jalapeño Poppers ; Onion Rings ; Potato Skins ; Spinach & Artichoke Dip ; Chili Cheese Fries ; Soft Pretzel Bites ; Chicken Tenders ; Fried {veg} ; {shell} Cocktail ; Crab Cakes ; Calamari ; Quesadilla ; Sliders ({n}) ; Deviled Eggs ; Hush Puppies ; Pulled Pork Fries ; Chips & Salsa ; Bruschetta ; Cheese Curds ; {method} {veg} ; Wings ({n}) ; Steamed {shell}
# salad 7-16: Salads | Soups & Salads | Greens | Fresh Salads | Garden Fresh | Salads & Bowls | Soup & Salad
Caesar Salad ; Cobb Salad ; House Salad ; Greek Salad ; Wedge Salad ; Chef Salad ; {fruit} & {nut} Salad ; Southwest Chicken Salad ; {method} {fish} Salad ; Taco Salad ; Soup of the Day ; Chili ; Clam Chowder ; Cup of Soup ; {veg} & {cheese} Salad ; Power Bowl ; Side Salad
# burger 9-18: Burgers | Burgers & Sandwiches | Handhelds | Build Your Own Burger | Half Pound Burgers | Between the Bread | Signature Burgers
Classic Cheeseburger ; Bacon Cheeseburger ; Mushroom Swiss Burger ; {odd} Burger ; Western BBQ Burger ; Black Bean Burger ; Turkey Burger ; Patty Melt ; The Works ; Hangover Burger ; Impossible Burger ; {cheese} Burger ; The {odd}
# sandwich 7-16: Sandwiches | Subs | Hot Sandwiches | Cold Sandwiches | Deli Sandwiches | Wraps | Hoagies | Clubs & Melts | Hot Subs | Po' Boys
Club ; BLT ; Reuben ; Philly Cheesesteak ; French Dip ; Meatball Sub ; Italian ; Chicken Parm ; Turkey {bread} ; {poultry} {cheese} Melt ; Grilled Cheese ; Tuna Melt ; Pulled Pork ; Cuban ; Chicken Salad ; {meat} & {cheese} ; {poultry} {sauce} Wrap ; Veggie Wrap ; Egg Salad ; Ham & Swiss ; Lobster Roll ; {n}" Sub ; The {odd} ; {shell} Po' Boy
# main 12-34: Entrees | Dinner Plates | Entrées | Mains | Dinners | House Specialties | Platters | From the Kitchen | Dinner | Specialties
Chicken Fried Steak ; Meatloaf ; Fried Chicken ; Baby Back Ribs ; Half Rack ; {n} oz Ribeye ; New York Strip ; Filet Mignon ; {method} {fish} ; Blackened {fish} ; Shrimp & Grits ; Fish Fry ; Pot Roast ; Chicken Marsala ; Jambalaya ; {poultry} Alfredo ; Pork Chop ; Prime Rib ; Turkey Dinner ; Liver & Onions ; Country Fried Steak ; Chicken Pot Pie ; {shell} Scampi ; Catfish ; {adj?} Meatballs ; Surf and Turf
# breakfast 4-15: Breakfast | From the Griddle | Omelettes | Eggs & Omelets | Brunch | Griddle | Breakfast Favorites | Farm Fresh Eggs | Early Bird | Pancakes & Waffles
Two Eggs Any Style ; {n} Egg Breakfast ; Denver Omelette ; {cheese} Omelette ; {veg} Omelet ; Western Omelet ; Buttermilk Pancakes ; {fruit} Pancakes ; Short Stack ; Belgian Waffle ; French Toast ; Biscuits & Gravy ; Steak & Eggs ; Corned Beef Hash ; Breakfast Burrito ; Huevos Rancheros ; Avocado Toast ; Eggs Benedict ; Chicken & Waffles ; Oatmeal ; Bagel & Lox ; Breakfast Sandwich ; Country Skillet ; {meat} Skillet ; Granola Parfait
# side 2-6: Sides | Side Orders | Sides & Extras | A La Carte | Add-Ons | Extras
French Fries ; Tater Tots ; Cole Slaw ; Mac & Cheese ; Baked Potato ; {side} ; Onion Rings ; Hash Browns ; Bacon ; Sausage ; Toast ; One Egg ; Fruit Cup ; Grits ; Side Salad ; Cottage Cheese ; Gravy ; Biscuit ; {sauce} ; {veg}
# dessert 4-10: Desserts | Dessert | Sweets | Sweet Endings | Sweet Treats | Homemade Desserts
New York Cheesecake ; Brownie Sundae ; Apple Pie ; Key Lime Pie ; Pecan Pie ; {fruit} Cobbler ; Carrot Cake ; Root Beer Float ; Banana Split ; Milkshake ; Peanut Butter Pie ; Cannoli ; Fried Oreos ; Bread Pudding ; Lava Cake ; Ice Cream ({n} scoops) ; Skillet Cookie
= with {sweet} ; {sweet} ; topped with {sweet} and {nut} ; Served warm with {sweet}
# bbq 8-28: BBQ | From the Smoker | Pit Smoked | Smokehouse | BBQ Plates | By the Pound
Brisket ; Pulled Pork ; Smoked Turkey ; St. Louis Ribs ; Hot Links ; Burnt Ends ; Two Meat Plate ; Three Meat Combo ; Smoked Half Chicken ; Chopped {meat} Sandwich ; Rib Tips
# catering 25-140: Catering | Party Trays | Trays | Catering Packages | Platters
{form} Tray ; {adj?} {poultry} (half|full) Pan ; {veg} Platter ; Fruit Tray ; Sandwich Platter ; Meatballs ; Baked Ziti ; {side} ; {method} {fish} ; Wing Platter ; Cookie Tray
= Serves {n} to (15|20|25) people ; Half pan ; 24 hours notice required ; {one}, {one}, {one}
# kids 4-9: Kids Menu | Kids | Kid's Menu | For the Little Ones | 10 & Under | Kiddos
Chicken Fingers ; Grilled Cheese ; Mac & Cheese ; Corn Dog ; Kids Burger ; Cheese Pizza ; Spaghetti ; Mini Pancakes ; PB & J ; Chicken Nuggets ({n})
`;
