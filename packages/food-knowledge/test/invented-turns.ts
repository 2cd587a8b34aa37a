/** Promises of absence in one language, with `%` for the allergen, and ways to retract them, with `%` for the promise. */
export interface PromiseTurns {
  readonly promises: readonly string[];
  /** Denials of a promise and answers to it. */
  readonly denied: readonly string[];
  /** Exceptions, conditions and questions. */
  readonly open: readonly string[];
  readonly confirmed: readonly string[];
  /** Warnings to people who must avoid `%`. */
  readonly unsuitable: readonly string[];
  readonly unsuitableForCoeliacs: readonly string[];
  /** Warnings without a name, behind a promise. */
  readonly traces: readonly string[];
  /** Refusals to promise `%`. */
  readonly notPromised: readonly string[];
  /** Kinds of `%` that leave others of its group possible. */
  readonly kinds: readonly string[];
  readonly answers: { readonly yes: string; readonly no: string };
}

/** Language-independent answers. */
const DENIED = ['%: ✗', '% ❌', '%: N', '% = no', '%: false', '✗ %'];
const OPEN = ['%?', '%: ?', '%: n/a', '% (N)', '% (+€2)', '% +£1.50', '%, 2 € extra', '% (2,50 €)'];
const CONFIRMED = ['%: ✓', '% ✅', '%: Y', '✓ %'];

export const PROMISE_TURNS: Readonly<Record<string, PromiseTurns>> = {
  en: {
    promises: ['% free', '%-free', 'free from %', 'without %'],
    denied: [
      ...['Not %', 'It is not %', "This isn't %", 'No dish is %', 'None of our dishes are %'],
      ...[
        'Neither vegan nor %',
        '%: no',
        '%: not available',
        '% - no',
        '% (no)',
        'Vegan: yes, %: no',
        '%: no | vegan: yes',
      ],
      ...DENIED,
    ],
    open: [
      ...['Regular / %', '% and classic', '% (surcharge £2)', 'standard or %'],
      ...['% (except the sauce)', '% apart from the sauce', '%, except for the sauce', '% (not the sauce)'],
      ...['% but the sauce is not', 'Except for the sauce, %', '% (contains sauce)', '% (sauce only)', '% on request'],
      ...[
        'Can be made %',
        'Not vegan and %',
        'Not vegan or %',
        'Not vegan/%',
        'Not vegan, %',
        'It is not, however, %',
        'Neither halal, vegan or %',
        '%: limited',
        '%: ask us',
        '%: yes, on request',
        '%, not the sauce',
        ...OPEN,
      ],
    ],
    confirmed: ['%: yes', '% - yes', '% = yes', '%: true', 'Vegan: no, %: yes', '%: yes vegan: no', ...CONFIRMED],
    unsuitable: [
      ...[
        'Not suitable for % allergy sufferers',
        'Unsuitable for people with % allergy',
        'Not safe for people allergic to %',
      ],
    ],
    unsuitableForCoeliacs: ['Not suitable for coeliacs', 'Unsuitable for celiacs'],
    traces: ['traces possible', 'although traces may occur', 'cross-contamination cannot be excluded'],
    notPromised: ["We can't promise that it is %", 'We cannot guarantee that it is %'],
    kinds: ['without raw %', 'without added %', 'no whole %'],
    answers: { yes: 'yes', no: 'no' },
  },
  de: {
    promises: ['ohne %', 'frei von %'],
    denied: ['Ist nicht %', 'Nicht %', 'Weder vegan noch %', '%: nein', '% (nein)', '%: nicht erhältlich', ...DENIED],
    open: [
      ...['klassisch / %', '% oder normal', '% gegen Aufpreis', '% (Zuschlag 2)'],
      '% (außer Soße)',
      '%, ausgenommen Soße',
      '% mit Ausnahme von Soße',
      '% auf Wunsch',
      '%: teilweise',
      ...OPEN,
    ],
    confirmed: ['%: ja', '% - ja', '%: ja, vegan: nein', ...CONFIRMED],
    unsuitable: [
      ...[
        'Nicht geeignet bei Allergie gegen %',
        'Ungeeignet bei Allergie gegen %',
        'Bei Allergie gegen % nicht geeignet',
      ],
    ],
    unsuitableForCoeliacs: [
      ...['Nicht für Zöliakiebetroffene geeignet', 'Für Zöliakiepatienten ungeeignet', 'Bei Zöliakie nicht geeignet'],
    ],
    traces: ['Spuren möglich', 'kann jedoch Spuren enthalten', 'Kreuzkontamination möglich'],
    notPromised: ['Wir können nicht garantieren, dass es % ist'],
    kinds: ['ohne frische %', 'ohne geräucherte %', 'ohne Zusatz von %'],
    answers: { yes: 'ja', no: 'nein' },
  },
  fr: {
    promises: ['sans %'],
    denied: [
      "N'est pas %",
      'Ni végan ni %',
      'Ce plat n’est pas %',
      'Pas %',
      '% : non',
      '% (non)',
      '% : pas disponible',
      ...DENIED,
    ],
    open: [
      ...['classique / %', '% ou normal', '% (supplément 2)'],
      '% (sauf la sauce)',
      '%, excepté la sauce',
      "% à l'exception de la sauce",
      '% hormis la sauce',
      '% sur demande',
      ...OPEN,
    ],
    confirmed: ['% : oui', '% - oui', '% : oui, végan : non', ...CONFIRMED],
    unsuitable: ['Ne convient pas aux personnes allergiques : %', 'Déconseillé aux allergiques au %'],
    unsuitableForCoeliacs: ['Ne convient pas aux cœliaques', 'Déconseillé aux coeliaques', 'Non adapté aux cœliaques'],
    traces: ['traces possibles', 'contamination croisée possible', 'peut contenir des traces'],
    notPromised: ['Nous ne pouvons pas garantir que ce soit %'],
    kinds: ['sans % cru', 'sans % fumé'],
    answers: { yes: 'oui', no: 'non' },
  },
  es: {
    promises: ['sin %', 'libre de %'],
    denied: ['No es %', 'Ni vegano ni %', 'Este plato no es %', '%: no', '% (no)', '%: no disponible', ...DENIED],
    open: [
      ...['clásico / %', '% o normal', '% (suplemento 2)'],
      '% (excepto la salsa)',
      '%, salvo la salsa',
      '% a excepción de la salsa',
      '% menos la salsa',
      '% bajo pedido',
      ...OPEN,
    ],
    confirmed: ['%: sí', '% - sí', '%: sí, vegano: no', ...CONFIRMED],
    unsuitable: ['No apto para alérgicos: %', 'No recomendado para personas alérgicas a %'],
    unsuitableForCoeliacs: ['No apto para celíacos', 'No es apto para celíacos', 'No recomendado para celíacos'],
    traces: ['puede contener trazas', 'contaminación cruzada posible'],
    notPromised: ['No podemos garantizar que sea %'],
    kinds: ['sin % crudo', 'sin % ahumado'],
    answers: { yes: 'sí', no: 'no' },
  },
  it: {
    promises: ['senza %'],
    denied: ['Non è %', 'Né vegano né %', 'Questo piatto non è %', '%: no', '% (no)', '%: non disponibile', ...DENIED],
    open: [
      ...['classica / %', '% o normale', '% (sovrapprezzo 2)'],
      '% (tranne la salsa)',
      '%, eccetto la salsa',
      '% ad eccezione della salsa',
      '% esclusa la salsa',
      '% su richiesta',
      ...OPEN,
    ],
    confirmed: ['%: sì', '% - sì', '%: sì, vegano: no', ...CONFIRMED],
    unsuitable: ['Non adatto a persone allergiche: %', 'Sconsigliato agli allergici: %'],
    unsuitableForCoeliacs: ['Non adatto ai celiaci', 'Non è adatto ai celiaci', 'Non idoneo per celiaci'],
    traces: ['può contenere tracce', 'contaminazione crociata possibile'],
    notPromised: ['Non possiamo garantire che sia %'],
    kinds: ['senza % crudo', 'senza % affumicato'],
    answers: { yes: 'sì', no: 'no' },
  },
  nl: {
    promises: ['zonder %', 'vrij van %'],
    denied: [
      'Is niet %',
      'Niet vegetarisch noch %',
      'Niet %',
      'Dit gerecht is niet %',
      '%: nee',
      '% (nee)',
      '%: niet beschikbaar',
      ...DENIED,
    ],
    open: [
      ...['klassiek / %', '% of gewoon', '% (toeslag 2)'],
      '% (behalve de saus)',
      '%, uitgezonderd de saus',
      '% met uitzondering van de saus',
      '% op verzoek',
      ...OPEN,
    ],
    confirmed: ['%: ja', '% - ja', '%: ja, vegetarisch: nee', ...CONFIRMED],
    unsuitable: ['Niet geschikt voor mensen allergisch voor %', 'Ongeschikt bij allergie voor %'],
    unsuitableForCoeliacs: ['Niet geschikt voor coeliakiepatiënten', 'Ongeschikt voor coeliakiepatiënten'],
    traces: ['sporen mogelijk', 'kruisbesmetting mogelijk'],
    notPromised: ['We kunnen niet garanderen dat het % is'],
    kinds: ['zonder rauwe %', 'zonder toegevoegde %'],
    answers: { yes: 'ja', no: 'nee' },
  },
  pl: {
    promises: ['bez %'],
    denied: [
      'Nie jest %',
      'Ani wegańskie ani %',
      'To danie nie jest %',
      '%: nie',
      '% (nie)',
      '%: nie dostępne',
      ...DENIED,
    ],
    open: [
      ...['klasyczna / %', '% lub zwykła', '% (dopłata 2)'],
      '% (oprócz sosu)',
      '%, z wyjątkiem sosu',
      '% z wyłączeniem sosu',
      '% poza sosem',
      '% na życzenie',
      ...OPEN,
    ],
    confirmed: ['%: tak', '% - tak', '%: tak, wegańskie: nie', ...CONFIRMED],
    unsuitable: ['Nieodpowiednie dla osób uczulonych na %', 'Nie nadaje się dla alergików: %'],
    unsuitableForCoeliacs: ['Nieodpowiednie dla celiaków', 'Nie nadaje się dla osób z celiakią'],
    traces: ['śladowe ilości', 'zanieczyszczenie krzyżowe'],
    notPromised: ['Nie możemy zagwarantować, że jest %'],
    kinds: ['bez surowych %', 'bez dodatku %'],
    answers: { yes: 'tak', no: 'nie' },
  },
  pt: {
    promises: ['sem %', 'livre de %'],
    denied: ['Não é %', 'Nem vegano nem %', 'Este prato não é %', '%: não', '% (não)', '%: não disponível', ...DENIED],
    open: [
      ...['clássica / %', '% ou normal', '% (suplemento 2)'],
      '% (exceto o molho)',
      '%, salvo o molho',
      '% com exceção do molho',
      '% à exceção do molho',
      '% a pedido',
      ...OPEN,
    ],
    confirmed: ['%: sim', '% - sim', '%: sim, vegano: não', ...CONFIRMED],
    unsuitable: ['Não adequado para alérgicos: %', 'Não recomendado para pessoas alérgicas a %'],
    unsuitableForCoeliacs: ['Não adequado para celíacos', 'Não é adequado para celíacos', 'Impróprio para celíacos'],
    traces: ['pode conter vestígios', 'contaminação cruzada possível'],
    notPromised: ['Não podemos garantir que seja %'],
    kinds: ['sem % cru', 'sem % fumado'],
    answers: { yes: 'sim', no: 'não' },
  },
};
