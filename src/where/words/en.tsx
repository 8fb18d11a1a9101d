import type { Interest } from '#isomorphic/where/interests.ts'
import type { DaysWish, ReachWish, WarmWish, Wish } from '#isomorphic/where/wishes.ts'
import { INTEREST_NAMES } from '#isomorphic/where/words/interest-names.ts'
import { continentEn } from '#isomorphic/words/continents-en.ts'
import { withArticle } from '#isomorphic/words/english-articles.ts'
import { choosePlural, formatList, formatNumber } from '#isomorphic/words/formats.ts'
import { COMPARE_WORDS } from './compare-words.ts'
import { INTEREST_LEADS, MONTH_LEADS } from './interest-words.ts'
import { COST_PHRASES, DAYS_PHRASES, REACH_PHRASES, WARM_PHRASES } from './wish-phrases.ts'

const places = (count: number): string =>
  `${formatNumber('en', count)} ${choosePlural('en', count, { one: 'place', other: 'places' })}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const named = (names: readonly string[]): string =>
  names.length === 0 ? '' : ` First: ${formatList('en', names)}.`

/** English text of `/where`, `/where/how`, `/where/like` and `/compare`. */
export const en = {
  interests: INTEREST_NAMES,
  interestLeads: INTEREST_LEADS,
  monthLeads: MONTH_LEADS,
  head: {
    plain: 'Where should I go?',
    month: (month: string) => `Where to go in ${month}`,
    interest: (interest: Interest) => `Where to go for ${INTEREST_NAMES[interest]}`,
    both: (month: string, interest: Interest) => `${capital(INTEREST_NAMES[interest])} in ${month}`,
    /** For the title, which stands alone. */
    bothTitle: (month: string, interest: Interest) =>
      `${capital(INTEREST_NAMES[interest])} in ${month}: where to go`,
    lead: 'Say when, what and from where. You get twelve places with the reasons, the same for everyone, and nobody has paid to be among them.',
    computedLead: (month: string, interest: Interest, total: number, names: readonly string[]) =>
      `In ${month} ${places(total)} of the guide are in season for ${INTEREST_NAMES[interest]}.${named(names)}`,
    questionLead: (total: number) =>
      total === 0 ? 'No place of the guide fits all of this.' : `${capital(places(total))} fit.`,
    plainDescription:
      'Say when, how warm, what for and from where: twelve places with reasons, computed from our own guides by a published rule.',
    description: (title: string, total: number, names: readonly string[]) =>
      `${title}: ${formatList('en', names)} and why, out of ${places(total)} in season, by a rule that anyone can check.`,
  },
  ask: {
    label: 'Your wish',
    start: 'I have',
    weather: 'and would like it',
    forInterest: 'for',
    startFrom: 'from',
    semicolon: ';',
    comma: ',',
    and: 'and',
    end: '.',
    submit: 'Show me places',
    reset: 'Start again',
    fields: {
      days: 'How long',
      month: 'Month',
      warm: 'Warmth',
      dry: 'Rain',
      interest: 'Interest',
      secondInterest: 'Second interest',
      from: 'From which town or airport',
      reach: 'How far',
      quiet: 'Crowds',
      cost: 'Cost',
      kids: 'Children',
      step: 'Steps',
      continent: 'Continent',
    },
    anyDays: 'any time',
    days: DAYS_PHRASES,
    anyMonth: 'in any month',
    month: (name: string) => `in ${name}`,
    anyWarmth: 'warm or cold',
    warmths: WARM_PHRASES,
    anyRain: 'rain or shine',
    dry: 'dry',
    anyInterest: 'anything',
    noSecond: 'nothing else',
    fromHint: 'home',
    anyReach: 'however far',
    reaches: REACH_PHRASES,
    anyCrowd: 'busy or quiet',
    quiet: 'quiet',
    anyCost: 'at any cost',
    costs: COST_PHRASES,
    anyKids: 'with anyone',
    kids: 'with children',
    anySteps: 'up any stairs',
    step: 'without stairs',
    anywhere: 'going anywhere',
    continent: (name: string) => `going to ${continentEn(name)}`,
  },
  results: {
    heading: (total: number, shown: number) =>
      total > shown ? `The first ${shown} of ${formatNumber('en', total)}` : `${capital(places(total))} fit`,
    now: (month: string) => `In season now, in ${month}`,
    rules: 'How places are chosen',
    limit: 'At most three of one country.',
    advised: (count: number) =>
      count === 1
        ? 'One place is left out because the guide advises against going there now.'
        : `${count} places are left out because the guide advises against going there now.`,
    unknownFrom: (text: string) =>
      `The guide knows no town or large airport called “${text}”, so distances are left out. Try a larger town nearby.`,
    but: 'But: ',
    alsoGood: (months: string) => `Also good in ${months}`,
    compare: 'Compare',
    compareItem: (name: string) => `Compare ${name}`,
    plan: 'Plan this',
    planItem: (name: string) => `Plan this: ${name}`,
    compareChosen: 'Compare the chosen places',
    compareHint: 'Tick up to four.',
    more: 'These fit as well',
    months: 'The same wish, month by month',
    placesIn: (count: number) => ` ${choosePlural('en', count, { one: 'place', other: 'places' })} in `,
    map: 'On the map',
    byInterest: 'By interest',
    formats: 'The same as',
    json: 'JSON',
    feed: 'Feed of this month',
  },
  nothing: {
    heading: 'Nothing fits all of it',
    few: 'More places, if you give up one thing',
    culprit: (wish: string, count: number) =>
      `The hardest part is ${wish}: without it ${places(count)} would fit.`,
    drop: (wish: string) => (
      <>
        Without <i>{wish}</i>
      </>
    ),
    count: (count: number) => places(count),
    impossible: 'No single wish is to blame. Start again with fewer.',
  },
  search: {
    label: 'Places that fit',
    fit: 'Our pick for that:',
    like: (name: string) => `Like ${withArticle(name)}, less crowded:`,
    likeCheaper: (name: string) => `Like ${withArticle(name)}, less crowded and cheaper:`,
    needsStart: 'Name where you start to leave out flights.',
    end: '.',
    all: (total: number) => `See ${places(total)} with the reasons`,
  },
  compare: COMPARE_WORDS,
  like: {
    heading: (name: string) => `Like ${withArticle(name)}, less crowded`,
    description: (name: string) =>
      `Places that resemble ${withArticle(name)} in land, towns and weather, with fewer people in them.`,
    lead: (name: string) =>
      `Not copies: nothing is ${withArticle(name)} twice. But these share its kind of land, its weather and its size, and have fewer people in them.`,
    none: (name: string) => `The guide knows no calmer place that is enough like ${withArticle(name)}.`,
    back: (name: string) => `The guide to ${withArticle(name)}`,
    ask: 'Ask another question',
    rules: 'How likeness is measured',
    shared: (traits: string) => `Both: ${traits.charAt(0).toLowerCase()}${traits.slice(1)}`,
    fewer: (fame: string, other: string) => `${fame}, not “${other.toLowerCase()}”`,
    quietIn: (month: string) => `As many visitors, but no holidays in ${month}`,
  },
  /** A wish in words, for offering to drop it. */
  wish: (wish: Wish, values: WishValues): string => {
    switch (wish) {
      case 'month':
        return values.month
      case 'warm':
        return values.warm === null ? '' : `${WARM_PHRASES[values.warm]} afternoons`
      case 'dry':
        return 'dry'
      case 'days':
        return values.days === null ? '' : DAYS_PHRASES[values.days]
      case 'from':
        return `from ${values.from}`
      case 'reach':
        return values.reach === null ? '' : REACH_PHRASES[values.reach]
      case 'quiet':
        return 'quiet'
      case 'cost':
        return values.cost === null ? '' : COST_PHRASES[values.cost]
      case 'kids':
        return 'with children'
      case 'step':
        return 'without stairs'
      case 'continent':
        return `to ${continentEn(values.continent)}`
      default:
        return INTEREST_NAMES[wish]
    }
  },
}

export type WishValues = {
  readonly month: string
  readonly warm: WarmWish | null
  readonly days: DaysWish | null
  readonly from: string
  readonly reach: ReachWish | null
  readonly cost: keyof typeof COST_PHRASES | null
  readonly continent: string
}
