/** Countable foods in the singular, whose plural must find them and the other way round. */
export const FOOD_NOUNS: readonly string[] = `
almond anchovy appetizer apple apricot artichoke avocado bacon bagel baguette bake banana bap basket bean beefburger beer
beverage bhaji bibimbap biscuit bite blackberry bloomer blueberry board bomb bottle bowl box bread breadstick breakfast
breast brownie bruschetta bun burger burrito butty cake calzone canape caper caramel carrot cashew chapati cheese
cheesecake cherry chestnut chicken chip chop chunk churro ciabatta cider clam club cob cocktail coffee combo cone cookie
cornish course crab cracker cranberry cream crepe crisp croissant croquette crouton crumble crumpet cucumber cupcake curry
custard cutlet date deal delight dessert dinner dip dish dosa doughnut dressing drink drumstick duck dumpling eclair egg
empanada enchilada falafel fajita favourite feast fig fillet finger fish fishcake flan flapjack flatbread fondue fritter
fruit gateau gherkin goujon grape grapefruit grill haddock hake ham hash hazelnut herb hotpot jacket jalapeno jelly joint juice
kebab kiev kipper kofta koftas korma lamb latte leek leg lemon lentil lime lobster loin lolly lunch macaroon mackerel main mango
marshmallow meal meat meatball melon meringue milkshake mint mocktail mojito momo muffin mushroom mussel naan nacho nectarine nibble
noodle nugget nut oatcake olive omelette onion option orange oyster pack pakora pancake panini papaya paratha parcel parfait parsnip
pasta pastry pasty patty pea peach peanut pear pecan pepper pepperoncini pickle pie pikelet pineapple pistachio pitta pizza plaice plate
platter plum poppadom portion potato prawn pretzel profiterole prune pudding quesadilla quiche rabbit radish raisin raspberry
ravioli relish rib risotto roast roll roti salad salmon samosa sandwich sardine sauce sausage scallop schnitzel scone seed shake
shallot shank shot side skewer slice slider smoothie soda sorbet souffle soup spice spinach special spread sprout spud squid
starter steak stew stick stir-fry strawberry strip strudel sub sundae supper sushi syrup taco tagine tart tea tempura thali thigh
toast toastie tomato topping torte tortilla tray treat trifle truffle tuna turkey turnip vegetable waffle walnut wedge wine wing
wonton wrap yoghurt lager ale pint spirit whisky gin rum cordial squash herring cod sole trout kidney liver faggot joint chipolata
frankfurter hotdog rasher crackling gravy stuffing dahl lassi kulfi gulab jalebi vindaloo balti thali masala biryani bhuna
dim-sum gyoza bao katsu ramen udon maki nigiri roll temaki uramaki spare-rib hot-dog spring-roll pancake-roll
lasagne gnocchi cannelloni meze mezze dolma gyro souvlaki kofte lahmacun pide shawarma wrap pitta tabbouleh
chimichanga tostada taquito tamale flauta churro nacho salsa margarita
oat flake granola porridge kipper crumpet teacake scone loaf bloomer baguette sourdough panini toastie butty sarnie barm
brioche focaccia roulade tiramisu cannolo gelato affogato brulee panna-cotta pavlova sponge tray-bake traybake slice square bar
garnish aperitif digestif liqueur tonic mixer americano espresso cappuccino mocha macchiato flat-white hot-chocolate
fritter hushpuppy goujon nugget tender popper onion-ring ring mozzarella-stick loaded-fry potato-skin skin wedge crinkle
aubergine eggplant brinjal courgette zucchini swede beetroot beet chickpea pulse radish gherkin capsicum chilli chili kabob kabab pappadom papadum poppadum crouton
appetiser donut omelet hamburger shrimp langoustine banger toastie hotcake potsticker doner gyros child pakoda bhajee
scallion arugula brinjal chickpea lentil pulse sweetcorn omelet hamburger cheeseburger popsicle beansprout meatball flatbread takeaway appetiser
platter banquet buffet carvery sharer bundle kid child adult
`
  .trim()
  .split(/\s+/)
  .map((noun) => noun.replaceAll('-', ' '));

/** Plurals that the rules of `plural` do not give. */
export const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  child: 'children',
  gateau: 'gateaux',
  goose: 'geese',
  half: 'halves',
  leaf: 'leaves',
  loaf: 'loaves',
  mango: 'mangoes',
  potato: 'potatoes',
  tomato: 'tomatoes',
  calf: 'calves',
  knife: 'knives',
  panini: 'paninis',
};
