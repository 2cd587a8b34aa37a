import type { AllergenCode } from '@menu-data-service/menu-model/allergens';
import { listed } from '../listed.ts';
import type { AvoidanceGrammar } from './sentences.ts';

/** Shared meaning of several words for allergens. */
const all = (names: string, ...codes: AllergenCode[]) => listed(names).map((name) => [name, codes] as const);

export const ENGLISH: AvoidanceGrammar = {
  allergens: [
    ...all('celery | celeriac', 'CELERY'),
    ...all('gluten | wheat | barley | rye', 'GLUTEN'),
    ...all('crustaceans | prawns | crab | lobster | shrimp', 'CRUSTACEANS'),
    ...all('eggs | egg', 'EGGS'),
    ...all("milk | dairy | lactose | cow's milk", 'MILK'),
    ...all('molluscs | mussels | oysters | squid', 'MOLLUSCS'),
    ...all('peanuts | peanut | peanut butter', 'PEANUTS'),
    ...all('tree nuts | almonds | cashews | walnuts | hazelnuts', 'NUTS'),
    ...all('soya | soy | soy sauce', 'SOYA'),
    ...all('sulphites | sulfites', 'SULPHITES'),
    ...all('sesame | sesame seeds', 'SESAME'),
    ...all('fish', 'FISH'),
    ...all('lupin', 'LUPIN'),
    ...all('mustard', 'MUSTARD'),
    ...all('nuts', 'NUTS', 'PEANUTS'),
    ...all('shellfish', 'CRUSTACEANS', 'MOLLUSCS'),
  ],
  and: [' and ', ' or ', ', ', ' & ', ', and '],
  before: listed(`
    - | low | barring | no chance of | with out | anti | anti- | cut out | keep out the | mustn't contain | cannot contain |
    safe for someone with an allergy to | allergic to | I'm allergic to | we are all severely allergic to |
    son is really allergic to | allergy to | allergies: | allergy: | allergies - | allergies are | my allergies include |
    bad reaction to | reacts to | I react badly to | she reacts terribly to | intolerant of | intolerant to | intolerance to |
    sensitive to | no | without | without any | with no | free from | free of | minus | hold the | skip the | leave out the |
    can't have | cannot eat | I can't eat anything with | can't tolerate | he isn't allowed | must avoid | avoiding |
    doesn't contain | does not have any | that has no | containing no | made without | isn't made with | hate | I don't like |
    anything but | anything without | nothing with | nothing containing | don't want any | steer clear of | stay away from |
    I get ill from | I get hives from | I feel sick if I eat | ill when I have | I'd rather not have | unable to eat |
    been told to avoid | I can do without | nothing made with | I come out in a rash when I eat | anaphylactic reaction to |
    my throat swells up with | epipen for | never eat | won't eat | off limits: | I carry an epipen because of | poorly after |
    but not | except | excluding`),
  after: listed(`
    no | ? no thanks | : no | = death | makes me ill | make me sick | makes me really poorly | makes my daughter unwell |
    made us all sick | brings me out in hives | bring him out in a rash | gives me a rash | gives me terrible migraines |
    will kill me | could kill my son | upsets my stomach | upset my tummy | doesn't agree with me | do not agree with me |
    disagrees with me | allergy | allergies | intolerance | -free | free | intolerant | is bad for me | I can't have |
    we can't eat | I don't eat | is off limits | is a no no | is out | are out | makes me swell up | makes me vomit |
    sets off my asthma | triggers my eczema | I'm allergic | to be avoided | not allowed | send me to hospital | bloats me |
    makes me come out in blotches | makes my throat close up | makes him go all funny | disagrees with me so |
    plays havoc with my stomach`),
  dishes: [
    '',
    ...listed(
      'pizza | burger | curry | soup | a decent salad | sausage and mash | something for lunch | noodles | chicken pie',
    ),
  ],
  orders: [
    ({ dish, avoided }) => `${dish} ${avoided}`,
    ({ dish, avoided }) => `${dish}, ${avoided}`,
    ({ dish, avoided }) => (dish === '' ? avoided : `${avoided}, ${dish} please`),
    ({ dish, avoided }) => (dish === '' ? avoided : `${avoided}. I'd like ${dish}`),
  ],
};

/** Foods with names of allergens, in sentences that want them. */
export const WANTED = {
  foods: listed(
    'fish | egg | eggs | prawns | mussels | milk | mustard | walnuts | cheese | nuts | peanuts | celery | squid | sesame',
  ),
  sides: listed('chips | mushy peas | rice | salad | mash | gravy | toast | beans | noodles | onion rings'),
  /** With placeholders FOOD and SIDE. */
  sentences: listed(`
    FOOD and SIDE | SIDE with extra FOOD | FOOD with SIDE please | I want FOOD on SIDE | I'd love some FOOD, maybe SIDE |
    I'll have the FOOD with SIDE | lots of FOOD and SIDE | SIDE loaded with FOOD | fancy FOOD? or SIDE |
    SIDE topped with FOOD for six kids | anywhere doing FOOD and SIDE tonight | best FOOD with double SIDE |
    can I get FOOD with my SIDE | FOOD makes me happy, with SIDE | FOOD to die for with SIDE |
    I could murder some FOOD and SIDE | must have FOOD, must have SIDE | not allergic to FOOD, so SIDE with it |
    I can eat FOOD and SIDE | no problem with FOOD, SIDE too | can't get enough FOOD with SIDE | can't wait for FOOD and SIDE |
    ill have FOOD and SIDE | not just FOOD but SIDE as well | under £10 FOOD with SIDE free delivery |
    does anybody do FOOD with SIDE that is not too expensive`),
};
