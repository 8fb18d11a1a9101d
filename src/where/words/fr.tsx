import type { Interest } from '#isomorphic/where/interests.ts'
import { inContinentFr } from '#isomorphic/words/continents-fr.ts'
import { choosePlural, formatList, formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { COMPARE_FR } from './compare-fr.ts'
import type { en } from './en.tsx'
import { INTEREST_LEADS_FR, INTEREST_NAMES_FR, MONTH_LEADS_FR } from './interest-fr.ts'

const COSTS = { low: 'à petit prix', middle: 'à prix moyen', high: 'pas hors de prix' }
const DAYS = { 3: 'un long week-end', 7: 'une semaine', 14: 'deux semaines', 21: 'trois semaines' }
const REACHES = { near: 'pas trop loin', noflight: 'sans avion' }
const WARMTHS = { cold: 'froid', cool: 'frais', mild: 'doux', warm: 'chaud', hot: 'très chaud' }

const places = (count: number): string =>
  `${formatNumber('fr', count)} ${choosePlural('fr', count, { one: 'lieu', other: 'lieux' })}`
const placesFit = (count: number): string =>
  `${places(count)} ${choosePlural('fr', count, { one: 'convient', other: 'conviennent' })}`
const named = (names: readonly string[]): string =>
  names.length === 0 ? '' : ` En tête\u00a0: ${formatList('fr', names)}.`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const bothHead = (month: string, interest: Interest): string =>
  `${capital(INTEREST_NAMES_FR[interest])} en ${month}`

export const fr = {
  interests: INTEREST_NAMES_FR,
  interestLeads: INTEREST_LEADS_FR,
  monthLeads: MONTH_LEADS_FR,
  head: {
    plain: 'Où partir\u202f?',
    month: (month) => `Où partir en ${month}`,
    interest: (interest) => `Où partir pour ${INTEREST_NAMES_FR[interest]}`,
    both: bothHead,
    bothTitle: (month, interest) => `${bothHead(month, interest)}\u00a0: où partir`,
    lead: 'Dis quand, pour quoi et d’où tu pars. Tu obtiens douze lieux avec les raisons, les mêmes pour tout le monde, et personne n’a payé pour y figurer.',
    computedLead: (month, interest, total, names) =>
      `En ${month}, pour ${INTEREST_NAMES_FR[interest]}, ${places(total)} du guide ${choosePlural('fr', total, { one: 'est', other: 'sont' })} de saison.${named(names)}`,
    questionLead: (total) =>
      total === 0 ? 'Aucun lieu du guide ne répond à tout cela.' : `${placesFit(total)}.`,
    plainDescription:
      'Dis quand, par quel temps, pour quoi et d’où tu pars\u00a0: douze lieux avec les raisons, calculés à partir de nos propres guides selon une règle publique.',
    description: (title, total, names) =>
      `${title}\u00a0: ${formatList('fr', names)}, et pourquoi, parmi ${places(total)} de saison, selon une règle que chacun peut vérifier.`,
  },
  ask: {
    label: 'Ton envie',
    start: 'J’ai',
    weather: 'par un temps',
    forInterest: 'pour',
    startFrom: 'depuis',
    semicolon: '\u202f;',
    comma: ',',
    and: 'et',
    end: '.',
    submit: 'Voir les lieux',
    reset: 'Tout recommencer',
    fields: {
      days: 'Combien de temps',
      month: 'Mois',
      warm: 'Température',
      dry: 'Pluie',
      interest: 'Centre d’intérêt',
      secondInterest: 'Deuxième centre d’intérêt',
      from: 'De quelle ville ou de quel aéroport',
      reach: 'À quelle distance',
      quiet: 'Affluence',
      cost: 'Coût',
      kids: 'Enfants',
      step: 'Marches',
      continent: 'Continent',
    },
    anyDays: 'tout mon temps',
    days: DAYS,
    anyMonth: 'à n’importe quel moment',
    month: (name) => `en ${name}`,
    anyWarmth: 'chaud ou froid',
    warmths: WARMTHS,
    anyRain: 'sec ou pluvieux',
    dry: 'sec',
    anyInterest: 'un peu de tout',
    noSecond: 'ce qui se présente',
    fromHint: 'chez moi',
    anyReach: 'près ou loin',
    reaches: REACHES,
    anyCrowd: 'avec ou sans la foule',
    quiet: 'loin de la foule',
    anyCost: 'à tous les prix',
    costs: COSTS,
    anyKids: 'avec ou sans enfants',
    kids: 'avec des enfants',
    anySteps: 'avec ou sans escaliers',
    step: 'sans escaliers',
    anywhere: 'n’importe où dans le monde',
    continent: inContinentFr,
  },
  results: {
    heading: (total, shown) =>
      total > shown ? `Les ${shown} premiers sur ${formatNumber('fr', total)}` : placesFit(total),
    now: (month) => `De saison en ce moment, en ${month}`,
    rules: 'Comment les lieux sont choisis',
    limit: 'Trois au plus par pays.',
    advised: (count) =>
      count === 1
        ? 'Un lieu est écarté, parce que le guide déconseille d’y aller en ce moment.'
        : `${count} lieux sont écartés parce que le guide déconseille d’y aller en ce moment.`,
    unknownFrom: (text) =>
      `Le guide ne connaît ni ville ni grand aéroport du nom de «\u00a0${text}\u00a0»\u202f; les distances manquent donc. Essaie une ville plus grande des environs.`,
    but: 'Mais\u00a0: ',
    alsoGood: (months) => `Bien aussi\u00a0: ${months}`,
    compare: 'Comparer',
    compareItem: (name) => `Comparer\u00a0: ${name}`,
    plan: 'Préparer le voyage',
    planItem: (name) => `Préparer le voyage\u00a0: ${name}`,
    compareChosen: 'Comparer les lieux cochés',
    compareHint: 'Coches-en jusqu’à quatre.',
    more: 'Ceux-ci conviennent aussi\u00a0',
    months: 'La même envie, mois par mois',
    placesIn: (count) => ` ${choosePlural('fr', count, { one: 'lieu', other: 'lieux' })} en `,
    map: 'Sur la carte',
    byInterest: 'Par centre d’intérêt',
    formats: 'La même chose en',
    json: 'JSON',
    feed: 'Flux de ce mois',
  },
  nothing: {
    heading: 'Rien ne répond à tout',
    few: 'Plus de lieux, si tu renonces à une chose',
    culprit: (wish, count) =>
      `Le plus difficile, c’est «\u00a0${wish}\u00a0». Sans cela, ${placesFit(count)}.`,
    drop: (wish) => (
      <>
        {'Renoncer à\u00a0: '}
        <i>{wish}</i>
      </>
    ),
    count: places,
    impossible: 'Aucune envie n’est en cause à elle seule. Recommence avec moins.',
  },
  search: {
    label: 'Des lieux qui conviennent',
    fit: 'Notre choix pour cette recherche\u00a0:',
    like: (name) => `${name}, en plus calme\u00a0:`,
    likeCheaper: (name) => `${name}, en plus calme et moins cher\u00a0:`,
    needsStart: 'Indique ton point de départ pour écarter l’avion.',
    end: '.',
    all: (total) => `Voir ${places(total)} et les raisons`,
  },
  compare: COMPARE_FR,
  like: {
    heading: (name) => `${name}, en plus calme`,
    description: (name) =>
      `${name}, en plus calme\u00a0: des lieux semblables par le paysage, les villes et le climat, avec moins de monde.`,
    lead: (name) =>
      `Pas des copies\u00a0: l’original, ${name}, n’existe qu’une fois. Mais ces lieux en ont le paysage, le climat et la taille, avec moins de monde.`,
    none: (name) => `${name}\u00a0: le guide ne connaît pas de lieu assez semblable en plus calme.`,
    back: (name) => `Le guide\u00a0: ${name}`,
    ask: 'Poser une autre question',
    rules: 'Comment la ressemblance est mesurée',
    shared: (traits) => `En commun\u00a0: ${traits.charAt(0).toLowerCase()}${traits.slice(1)}`,
    fewer: (fame, other) => `${fame}, et non «\u00a0${other.toLowerCase()}\u00a0»`,
    quietIn: (month) => `Autant de monde, mais pas de vacances en ${month}`,
  },
  wish: (wish, values) => {
    switch (wish) {
      case 'month':
        return values.month
      case 'warm':
        return values.warm === null ? '' : `un temps ${WARMTHS[values.warm]}`
      case 'dry':
        return 'un temps sec'
      case 'days':
        return values.days === null ? '' : DAYS[values.days]
      case 'from':
        return `départ\u00a0: ${values.from}`
      case 'reach':
        return values.reach === null ? '' : REACHES[values.reach]
      case 'quiet':
        return 'loin de la foule'
      case 'cost':
        return values.cost === null ? '' : COSTS[values.cost]
      case 'kids':
        return 'avec des enfants'
      case 'step':
        return 'sans escaliers'
      case 'continent':
        return inContinentFr(values.continent)
      default:
        return INTEREST_NAMES_FR[wish]
    }
  },
} satisfies Translation<typeof en>
