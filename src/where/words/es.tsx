import type { Interest } from '#isomorphic/where/interests.ts'
import { choosePlural, formatList, formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { COMPARE_ES } from './compare-es.ts'
import type { en } from './en.tsx'
import { INTEREST_LEADS_ES, INTEREST_NAMES_ES, MONTH_LEADS_ES } from './interest-es.ts'

const COSTS = { low: 'por poco dinero', middle: 'a precio medio', high: 'salvo lo más caro' }
const DAYS = { 3: 'un fin de semana largo', 7: 'una semana', 14: 'dos semanas', 21: 'tres semanas' }
const REACHES = { near: 'no muy lejos', noflight: 'sin volar' }
const WARMTHS = { cold: 'frío', cool: 'fresco', mild: 'templado', warm: 'cálido', hot: 'caluroso' }

/** Continents whose Spanish names need the article. */
const TO_CONTINENT: Readonly<Record<string, string>> = {
  Antártida: 'a la Antártida',
  Caribe: 'al Caribe',
  Pacífico: 'al Pacífico',
}

const toContinent = (name: string): string => TO_CONTINENT[name] ?? `a ${name}`
const places = (count: number): string =>
  `${formatNumber('es', count)} ${choosePlural('es', count, { one: 'lugar', other: 'lugares' })}`
const placesFit = (count: number): string =>
  `${places(count)} ${choosePlural('es', count, { one: 'encaja', other: 'encajan' })}`
const named = (names: readonly string[]): string =>
  names.length === 0 ? '' : ` Los primeros: ${formatList('es', names)}.`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const withoutArticles = (text: string): string => text.replaceAll(/\b(?:el|la|los|las) /gu, '')
const bothHead = (month: string, interest: Interest): string =>
  `${capital(INTEREST_NAMES_ES[interest])} en ${month}`

export const es = {
  interests: INTEREST_NAMES_ES,
  interestLeads: INTEREST_LEADS_ES,
  monthLeads: MONTH_LEADS_ES,
  head: {
    plain: '¿Adónde voy?',
    month: (month) => `Adónde ir en ${month}`,
    interest: (interest) => `Adónde ir por ${INTEREST_NAMES_ES[interest]}`,
    both: bothHead,
    bothTitle: (month, interest) => `${bothHead(month, interest)}: adónde ir`,
    lead: 'Di cuándo, para qué y desde dónde. Recibes doce lugares con sus razones, los mismos para todo el mundo, y nadie ha pagado por estar entre ellos.',
    computedLead: (month, interest, total, names) =>
      `En ${month}, ${places(total)} en su mejor momento para quien busca ${withoutArticles(INTEREST_NAMES_ES[interest])}.${named(names)}`,
    questionLead: (total) =>
      total === 0 ? 'Ningún lugar de la guía cumple todo esto.' : `${placesFit(total)}.`,
    plainDescription:
      'Di cuándo, con qué tiempo, para qué y desde dónde: doce lugares con sus razones, calculados a partir de nuestras propias guías con una regla publicada.',
    description: (title, total, names) =>
      `${title}: ${formatList('es', names)}, y por qué, entre ${places(total)} en su mejor momento, con una regla que cualquiera puede comprobar.`,
  },
  ask: {
    label: 'Lo que buscas',
    start: 'Tengo',
    weather: 'quiero un tiempo',
    forInterest: 'pienso en',
    startFrom: 'salgo de',
    semicolon: ';',
    comma: ',',
    and: 'y',
    end: '.',
    submit: 'Ver lugares',
    reset: 'Empezar de nuevo',
    fields: {
      days: 'Cuánto tiempo',
      month: 'Mes',
      warm: 'Temperatura',
      dry: 'Lluvia',
      interest: 'Interés',
      secondInterest: 'Segundo interés',
      from: 'Desde qué ciudad o aeropuerto',
      reach: 'A qué distancia',
      quiet: 'Afluencia',
      cost: 'Coste',
      kids: 'Niños',
      step: 'Escaleras',
      continent: 'Continente',
    },
    anyDays: 'todo el tiempo que quiera',
    days: DAYS,
    anyMonth: 'en cualquier mes',
    month: (name) => `en ${name}`,
    anyWarmth: 'cálido o frío',
    warmths: WARMTHS,
    anyRain: 'seco o lluvioso',
    dry: 'seco',
    anyInterest: 'lo que sea',
    noSecond: 'lo que surja',
    fromHint: 'casa',
    anyReach: 'cerca o lejos',
    reaches: REACHES,
    anyCrowd: 'con mucha o poca gente',
    quiet: 'con poca gente',
    anyCost: 'a cualquier precio',
    costs: COSTS,
    anyKids: 'con o sin niños',
    kids: 'con niños',
    anySteps: 'con o sin escaleras',
    step: 'sin escaleras',
    anywhere: 'rumbo a cualquier sitio',
    continent: (name) => `rumbo ${toContinent(name)}`,
  },
  results: {
    heading: (total, shown) =>
      total > shown ? `Los primeros ${shown} de ${formatNumber('es', total)}` : placesFit(total),
    now: (month) => `En su mejor momento ahora, en ${month}`,
    rules: 'Cómo se eligen los lugares',
    limit: 'Como mucho, tres del mismo país.',
    advised: (count) =>
      count === 1
        ? 'Falta un lugar porque la guía desaconseja ir allí por ahora.'
        : `Faltan ${count} lugares porque la guía desaconseja ir allí por ahora.`,
    unknownFrom: (text) =>
      `La guía no conoce ninguna ciudad ni gran aeropuerto que se llame «${text}», así que no hay distancias. Prueba con una ciudad mayor que esté cerca.`,
    but: 'Pero: ',
    alsoGood: (months) => `También es buena época: ${months}`,
    compare: 'Comparar',
    compareItem: (name) => `Comparar: ${name}`,
    plan: 'Preparar el viaje',
    planItem: (name) => `Preparar el viaje: ${name}`,
    compareChosen: 'Comparar los lugares marcados',
    compareHint: 'Marca hasta cuatro.',
    more: 'Estos también encajan',
    months: 'Lo mismo, mes a mes',
    placesIn: (count) => ` ${choosePlural('es', count, { one: 'lugar', other: 'lugares' })} en `,
    map: 'En el mapa',
    byInterest: 'Por intereses',
    formats: 'Lo mismo en',
    json: 'JSON',
    feed: 'Canal de este mes',
  },
  nothing: {
    heading: 'Nada lo cumple todo',
    few: 'Más lugares, si renuncias a una cosa',
    culprit: (wish, count) => `Lo más difícil es «${wish}». Sin eso, ${placesFit(count)}.`,
    drop: (wish) => (
      <>
        Renunciar a: <i>{wish}</i>
      </>
    ),
    count: places,
    impossible: 'Ningún deseo tiene la culpa por sí solo. Empieza de nuevo con menos.',
  },
  search: {
    label: 'Lugares que encajan',
    fit: 'Lo que elegiríamos:',
    like: (name) => `${name}, pero con menos gente:`,
    likeCheaper: (name) => `${name}, pero con menos gente y más barato:`,
    needsStart: 'Di desde dónde sales para descartar los vuelos.',
    end: '.',
    all: (total) => `Ver ${places(total)} con sus razones`,
  },
  compare: COMPARE_ES,
  like: {
    heading: (name) => `${name}, pero con menos gente`,
    description: (name) =>
      `${name}: lugares que se le parecen en paisaje, ciudades y clima, pero con menos gente.`,
    lead: (name) =>
      `El original: ${name}. Estos lugares no son copias, pero comparten el tipo de paisaje, el clima y el tamaño, y tienen menos gente.`,
    none: (name) => `${name}: la guía no conoce un lugar más tranquilo que se le parezca lo bastante.`,
    back: (name) => `La guía: ${name}`,
    ask: 'Hacer otra pregunta',
    rules: 'Cómo se mide el parecido',
    shared: (traits) => `En común: ${traits.charAt(0).toLowerCase()}${traits.slice(1)}`,
    fewer: (fame, other) => `${fame}, no «${other.toLowerCase()}»`,
    quietIn: (month) => `Las mismas visitas, pero sin vacaciones en ${month}`,
  },
  wish: (wish, values) => {
    switch (wish) {
      case 'month':
        return values.month
      case 'warm':
        return values.warm === null ? '' : `tiempo ${WARMTHS[values.warm]}`
      case 'dry':
        return 'tiempo seco'
      case 'days':
        return values.days === null ? '' : DAYS[values.days]
      case 'from':
        return `desde ${values.from}`
      case 'reach':
        return values.reach === null ? '' : REACHES[values.reach]
      case 'quiet':
        return 'con poca gente'
      case 'cost':
        return values.cost === null ? '' : COSTS[values.cost]
      case 'kids':
        return 'con niños'
      case 'step':
        return 'sin escaleras'
      case 'continent':
        return `rumbo ${toContinent(values.continent)}`
      default:
        return INTEREST_NAMES_ES[wish]
    }
  },
} satisfies Translation<typeof en>
