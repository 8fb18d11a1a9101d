import type { Interest } from '#isomorphic/where/interests.ts'
import { inContinentDe } from '#isomorphic/words/continents-de.ts'
import { choosePlural, formatList, formatNumber } from '#isomorphic/words/formats.ts'
import { withArticleDe } from '#isomorphic/words/german-articles.ts'
import { spelledAtStartDe } from '#isomorphic/words/german-numbers.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { COMPARE_DE } from './compare-de.ts'
import type { en } from './en.tsx'
import { INTEREST_AIMS_DE, INTEREST_LEADS_DE, INTEREST_NAMES_DE, MONTH_LEADS_DE } from './interest-de.ts'

const COSTS = { low: 'für wenig Geld', middle: 'zu mittleren Preisen', high: 'nicht zu teuer' }
const DAYS = { 3: 'ein langes Wochenende', 7: 'eine Woche', 14: 'zwei Wochen', 21: 'drei Wochen' }
const REACHES = { near: 'nicht zu weit', noflight: 'ohne Flug' }
const WARMTHS = { cold: 'kalt', cool: 'kühl', mild: 'mild', warm: 'warm', hot: 'heiß' }

const places = (count: number): string =>
  `${formatNumber('de', count)} ${choosePlural('de', count, { one: 'Ort', other: 'Orte' })}`
/** After a preposition: "aus 12 Orten". */
const ofPlaces = (count: number): string =>
  `${formatNumber('de', count)} ${choosePlural('de', count, { one: 'Ort', other: 'Orten' })}`
const placesFit = (count: number): string =>
  `${places(count)} ${choosePlural('de', count, { one: 'passt', other: 'passen' })}`
/** A last name that has "und" itself is joined by "sowie". */
const listed = (names: readonly string[]): string =>
  names.length > 1 && names.at(-1)?.includes(' und ')
    ? `${names.slice(0, -1).join(', ')} sowie ${names.at(-1)}`
    : formatList('de', names)
const named = (names: readonly string[]): string =>
  names.length === 0 ? '' : ` Ganz vorn: ${listed(names.map(withArticleDe))}.`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const bothHead = (month: string, interest: Interest): string =>
  `${capital(INTEREST_NAMES_DE[interest])} im ${month}`

export const de = {
  interests: INTEREST_NAMES_DE,
  interestLeads: INTEREST_LEADS_DE,
  monthLeads: MONTH_LEADS_DE,
  head: {
    plain: 'Wohin soll ich reisen?',
    month: (month) => `Wohin im ${month}?`,
    interest: (interest) => `Wohin ${INTEREST_AIMS_DE[interest]}?`,
    both: bothHead,
    bothTitle: (month, interest) => `Wohin im ${month} ${INTEREST_AIMS_DE[interest]}?`,
    lead: 'Sag uns, wann du reisen willst, von wo aus und was du suchst. Wir nennen dir zwölf Orte und die Gründe dafür. Gleiche Angaben ergeben für alle dieselben Orte, und niemand hat für einen Platz auf der Liste bezahlt.',
    computedLead: (month, interest, total, names) =>
      `Wer im ${month} ${INTEREST_AIMS_DE[interest]} reisen will, findet hier ${places(total)}.${named(names)}`,
    questionLead: (total) =>
      total === 0 ? 'Kein Ort des Reiseführers erfüllt alle diese Wünsche.' : `${capital(placesFit(total))}.`,
    plainDescription:
      'Sag uns, wann, wie warm, wofür und von wo: Du bekommst zwölf Orte mit Gründen, nach offengelegten Regeln aus unseren Reiseführern errechnet.',
    description: (title, total, names) =>
      `${title} ${listed(names)}: mit Gründen ausgewählt aus ${ofPlaces(total)}, nach Regeln, die alle nachprüfen können.`,
  },
  ask: {
    label: 'Dein Wunsch',
    start: 'Ich habe',
    weather: 'mag es',
    forInterest: 'interessiere mich für',
    startFrom: 'starte in',
    semicolon: '; gern',
    comma: ',',
    and: 'und',
    end: '.',
    submit: 'Orte zeigen',
    reset: 'Von vorn anfangen',
    fields: {
      days: 'Wie lange',
      month: 'Monat',
      warm: 'Wärme',
      dry: 'Regen',
      interest: 'Interesse',
      secondInterest: 'Zweites Interesse',
      from: 'Ab welcher Stadt oder welchem Flughafen',
      reach: 'Wie weit',
      quiet: 'Andrang',
      cost: 'Kosten',
      kids: 'Kinder',
      step: 'Stufen',
      continent: 'Kontinent',
    },
    anyDays: 'beliebig viel Zeit',
    days: DAYS,
    anyMonth: 'irgendwann im Jahr',
    month: (name) => `im ${name}`,
    anyWarmth: 'warm oder kalt',
    warmths: WARMTHS,
    anyRain: 'nass oder trocken',
    dry: 'trocken',
    anyInterest: 'alles Mögliche',
    noSecond: 'noch mehr',
    fromHint: 'meiner Stadt',
    anyReach: 'beliebig weit',
    reaches: REACHES,
    anyCrowd: 'belebt oder ruhig',
    quiet: 'ruhig',
    anyCost: 'günstig oder teuer',
    costs: COSTS,
    anyKids: 'allein oder in Gesellschaft',
    kids: 'mit Kindern',
    anySteps: 'mit oder ohne Stufen',
    step: 'stufenlos',
    anywhere: 'irgendwo auf der Welt',
    continent: inContinentDe,
  },
  results: {
    heading: (total, shown) =>
      total > shown ? `${spelledAtStartDe(shown)} von ${ofPlaces(total)}` : capital(placesFit(total)),
    now: (month) => `Wo jetzt im ${month} die beste Reisezeit ist`,
    rules: 'So wählen wir die Orte aus',
    limit: 'Höchstens drei Orte je Land.',
    advised: (count) =>
      count === 1
        ? 'Ein Ort fehlt, weil wir derzeit von Reisen dorthin abraten.'
        : `${spelledAtStartDe(count)} Orte fehlen, weil wir derzeit von Reisen dorthin abraten.`,
    unknownFrom: (text) =>
      `Der Reiseführer kennt keine Stadt und keinen großen Flughafen namens „${text}“, deshalb fehlen die Entfernungen. Gib eine größere Stadt in der Nähe an.`,
    but: 'Aber: ',
    alsoGood: (months) => `Auch gut: ${months}`,
    compare: 'Vergleichen',
    compareItem: (name) => `${name} vergleichen`,
    plan: 'Reise planen',
    planItem: (name) => `Reise planen: ${name}`,
    compareChosen: 'Ausgewählte Orte vergleichen',
    compareHint: 'Kreuze bis zu vier Orte an.',
    more: 'Weitere passende Orte',
    months: 'Derselbe Wunsch, Monat für Monat',
    placesIn: (count) => ` ${choosePlural('de', count, { one: 'Ort', other: 'Orte' })} im `,
    map: 'Auf der Karte',
    byInterest: 'Nach Interesse',
    formats: 'Diese Liste als',
    json: 'JSON-Datei',
    feed: 'Diese Monatsliste als Feed abonnieren',
  },
  nothing: {
    heading: 'Kein Ort erfüllt alle Wünsche',
    few: 'Mehr Orte, wenn du auf einen Wunsch verzichtest',
    culprit: (wish, count) =>
      `Am schwersten zu erfüllen ist „${wish}“. Ohne diesen Wunsch: ${placesFit(count)}.`,
    drop: (wish) => (
      <>
        Ohne <i>{wish}</i>
      </>
    ),
    count: places,
    impossible: 'An einem einzelnen Wunsch liegt es nicht. Fang noch einmal mit weniger Wünschen an.',
  },
  search: {
    label: 'Orte, die passen',
    fit: 'Dazu passen:',
    like: (name) => `Wie ${withArticleDe(name)}, nur ruhiger:`,
    likeCheaper: (name) => `Wie ${withArticleDe(name)}, nur ruhiger und günstiger:`,
    needsStart: 'Nenn deinen Startort, dann lassen wir Flüge weg.',
    end: '.',
    all: (total) => `${places(total)} mit Begründung ansehen`,
  },
  compare: COMPARE_DE,
  like: {
    heading: (name) => `Wie ${withArticleDe(name)}, nur ruhiger`,
    description: (name) =>
      `Orte wie ${withArticleDe(name)}: ähnlich in Landschaft, Stadtbild und Wetter, aber mit weniger Gästen.`,
    lead: (name) =>
      `Kein anderer Ort ist ganz wie ${withArticleDe(name)}. Diese hier sind in Landschaft, Wetter und Größe ähnlich und haben weniger Gäste.`,
    none: (name) =>
      `Einen Ort, der so ist wie ${withArticleDe(name)}, nur ruhiger, kennt der Reiseführer nicht.`,
    back: (name) => `Reiseführer: ${name}`,
    ask: 'Etwas anderes fragen',
    rules: 'Wie Ähnlichkeit gemessen wird',
    shared: (traits) => `Gemeinsam: ${traits}`,
    fewer: (fame, other) => `${fame} statt ${other.charAt(0).toLowerCase()}${other.slice(1)}`,
    quietIn: (month) => `Ebenso viele Gäste, im ${month} aber keine Ferien`,
  },
  wish: (wish, values) => {
    switch (wish) {
      case 'month':
        return values.month
      case 'warm':
        return values.warm === null ? '' : `nachmittags ${WARMTHS[values.warm]}`
      case 'dry':
        return 'trocken'
      case 'days':
        return values.days === null ? '' : DAYS[values.days]
      case 'from':
        return `ab ${values.from}`
      case 'reach':
        return values.reach === null ? '' : REACHES[values.reach]
      case 'quiet':
        return 'ruhig'
      case 'cost':
        return values.cost === null ? '' : COSTS[values.cost]
      case 'kids':
        return 'mit Kindern'
      case 'step':
        return 'stufenlos'
      case 'continent':
        return values.continent
      default:
        return INTEREST_NAMES_DE[wish]
    }
  },
} satisfies Translation<typeof en>
