import type { Interest } from '#isomorphic/where/interests.ts'
import { inContinentIt } from '#isomorphic/words/continents-it.ts'
import { choosePlural, formatList, formatNumber } from '#isomorphic/words/formats.ts'
import { toMonth } from '#isomorphic/words/italian-prepositions.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { COMPARE_IT } from './compare-it.ts'
import type { en } from './en.tsx'
import { INTEREST_LEADS_IT, INTEREST_NAMES_IT, MONTH_LEADS_IT } from './interest-it.ts'

const COSTS = { low: 'con poca spesa', middle: 'a prezzi medi', high: 'purché non carissimo' }
const DAYS = { 3: 'un lungo fine settimana', 7: 'una settimana', 14: 'due settimane', 21: 'tre settimane' }
const REACHES = { near: 'non troppo lontano', noflight: 'senza volare' }
const WARMTHS = { cold: 'freddo', cool: 'fresco', mild: 'mite', warm: 'caldo', hot: 'molto caldo' }

const places = (count: number): string =>
  `${formatNumber('it', count)} ${choosePlural('it', count, { one: 'luogo', other: 'luoghi' })}`
const placesFit = (count: number): string =>
  `${places(count)} ${choosePlural('it', count, { one: 'adatto', other: 'adatti' })}`
const named = (names: readonly string[]): string =>
  names.length === 0 ? '' : ` I primi: ${formatList('it', names)}.`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const bothHead = (month: string, interest: Interest): string =>
  `${capital(INTEREST_NAMES_IT[interest])} ${toMonth(month)}`

export const it = {
  interests: INTEREST_NAMES_IT,
  interestLeads: INTEREST_LEADS_IT,
  monthLeads: MONTH_LEADS_IT,
  head: {
    plain: 'Dove vado?',
    month: (month) => `Dove andare ${toMonth(month)}`,
    interest: (interest) => `Dove andare per ${INTEREST_NAMES_IT[interest]}`,
    both: bothHead,
    bothTitle: (month, interest) => `${bothHead(month, interest)}: dove andare`,
    lead: 'Di’ quando, che cosa cerchi e da dove parti: ricevi dodici luoghi con il perché, gli stessi per tutti, e nessuno ha pagato per esserci.',
    computedLead: (month, interest, total, names) =>
      `${capital(toMonth(month))}, per ${INTEREST_NAMES_IT[interest]}, ${choosePlural('it', total, { one: 'è', other: 'sono' })} di stagione ${places(total)} della guida.${named(names)}`,
    questionLead: (total) =>
      total === 0 ? 'Nessun luogo della guida risponde a tutto questo.' : `${placesFit(total)}.`,
    plainDescription:
      'Di’ quando, con che tempo, che cosa cerchi e da dove parti: dodici luoghi con il perché, calcolati in base alle nostre guide con una regola pubblica.',
    description: (title, total, names) =>
      `${title}: ${formatList('it', names)}, e perché, tra ${places(total)} di stagione, con una regola che chiunque può verificare.`,
  },
  ask: {
    label: 'Che cosa cerchi',
    start: 'Ho',
    weather: 'vorrei un tempo',
    forInterest: 'cerco',
    startFrom: 'partendo da',
    semicolon: ';',
    comma: ',',
    and: 'e',
    end: '.',
    submit: 'Mostra i luoghi',
    reset: 'Ricomincia',
    fields: {
      days: 'Quanto tempo',
      month: 'Mese',
      warm: 'Temperatura',
      dry: 'Pioggia',
      interest: 'Interesse',
      secondInterest: 'Secondo interesse',
      from: 'Da quale città o aeroporto',
      reach: 'Quanto lontano',
      quiet: 'Affollamento',
      cost: 'Costi',
      kids: 'Bambini',
      step: 'Gradini',
      continent: 'Continente',
    },
    anyDays: 'tutto il tempo che serve',
    days: DAYS,
    anyMonth: 'in qualsiasi mese',
    month: toMonth,
    anyWarmth: 'caldo o freddo',
    warmths: WARMTHS,
    anyRain: 'asciutto o piovoso',
    dry: 'asciutto',
    anyInterest: 'un po’ di tutto',
    noSecond: 'quel che capita',
    fromHint: 'casa',
    anyReach: 'vicino o lontano',
    reaches: REACHES,
    anyCrowd: 'con o senza folla',
    quiet: 'lontano dalla folla',
    anyCost: 'a qualsiasi prezzo',
    costs: COSTS,
    anyKids: 'con o senza bambini',
    kids: 'con i bambini',
    anySteps: 'con o senza scale',
    step: 'senza scale',
    anywhere: 'ovunque nel mondo',
    continent: inContinentIt,
  },
  results: {
    heading: (total, shown) =>
      total > shown ? `I primi ${shown} di ${formatNumber('it', total)}` : placesFit(total),
    now: (month) => `Di stagione adesso, ${toMonth(month)}`,
    rules: 'Come si scelgono i luoghi',
    limit: 'Al massimo tre per paese.',
    advised: (count) =>
      count === 1
        ? 'Un luogo è escluso, perché per ora la guida sconsiglia di andarci.'
        : `${count} luoghi sono esclusi, perché per ora la guida sconsiglia di andarci.`,
    unknownFrom: (text) =>
      `La guida non conosce città né grandi aeroporti di nome «${text}», quindi non ci sono distanze. Prova con una città più grande nei dintorni.`,
    but: 'Ma: ',
    alsoGood: (months) => `Altri mesi buoni: ${months}`,
    compare: 'Confronta',
    compareItem: (name) => `Confronta: ${name}`,
    plan: 'Prepara il viaggio',
    planItem: (name) => `Prepara il viaggio: ${name}`,
    compareChosen: 'Confronta i luoghi scelti',
    compareHint: 'Segnane fino a quattro.',
    more: 'Fanno per te anche questi',
    months: 'La stessa ricerca, mese per mese',
    placesIn: (count) => ` ${choosePlural('it', count, { one: 'luogo', other: 'luoghi' })}: `,
    map: 'Sulla mappa',
    byInterest: 'Per interesse',
    formats: 'La stessa lista in',
    json: 'JSON',
    feed: 'Feed di questo mese',
  },
  nothing: {
    heading: 'Nessun luogo risponde a tutto',
    few: 'Più luoghi, se rinunci a una cosa',
    culprit: (wish, count) => `La richiesta più difficile è «${wish}». Senza: ${placesFit(count)}.`,
    drop: (wish) => (
      <>
        Rinuncia a: <i>{wish}</i>
      </>
    ),
    count: places,
    impossible: 'Non dipende da una sola richiesta. Ricomincia con meno.',
  },
  search: {
    label: 'Luoghi adatti',
    fit: 'La nostra scelta:',
    like: (name) => `${name}, ma con meno gente:`,
    likeCheaper: (name) => `${name}, ma con meno gente e prezzi più bassi:`,
    needsStart: 'Di’ da dove parti per escludere i voli.',
    end: '.',
    all: (total) => `Vedi ${places(total)}, ognuno con il suo perché`,
  },
  compare: COMPARE_IT,
  like: {
    heading: (name) => `${name}, ma con meno gente`,
    description: (name) => `${name}: luoghi simili per paesaggio, città e clima, ma con meno gente.`,
    lead: (name) =>
      `${name}: di luoghi così ce n’è uno solo. Questi però ne hanno il paesaggio, il clima e la misura, e c’è meno gente.`,
    none: (name) => `${name}: la guida non conosce luoghi più tranquilli e davvero simili.`,
    back: (name) => `La guida: ${name}`,
    ask: 'Fai un’altra domanda',
    rules: 'Come si misura la somiglianza',
    shared: (traits) => `In comune: ${traits.charAt(0).toLowerCase()}${traits.slice(1)}`,
    fewer: (fame, other) => `${fame}, non «${other.toLowerCase()}»`,
    quietIn: (month) => `Altrettanti visitatori, ma niente vacanze ${toMonth(month)}`,
  },
  wish: (wish, values) => {
    switch (wish) {
      case 'month':
        return values.month
      case 'warm':
        return values.warm === null ? '' : `tempo ${WARMTHS[values.warm]}`
      case 'dry':
        return 'tempo asciutto'
      case 'days':
        return values.days === null ? '' : DAYS[values.days]
      case 'from':
        return `da ${values.from}`
      case 'reach':
        return values.reach === null ? '' : REACHES[values.reach]
      case 'quiet':
        return 'lontano dalla folla'
      case 'cost':
        return values.cost === null ? '' : COSTS[values.cost]
      case 'kids':
        return 'con i bambini'
      case 'step':
        return 'senza scale'
      case 'continent':
        return inContinentIt(values.continent)
      default:
        return INTEREST_NAMES_IT[wish]
    }
  },
} satisfies Translation<typeof en>
