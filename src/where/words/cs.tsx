import type { Interest } from '#isomorphic/where/interests.ts'
import { inMonthCs } from '#isomorphic/where/words/in-month-cs.ts'
import { inContinentCs } from '#isomorphic/words/continents-cs.ts'
import { choosePlural, formatList, formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { COMPARE_CS } from './compare-cs.ts'
import type { en } from './en.tsx'
import { INTEREST_AIMS_CS, INTEREST_LEADS_CS, INTEREST_NAMES_CS, MONTH_LEADS_CS } from './interest-cs.ts'

const COSTS = { low: 'za málo peněz', middle: 'za střední ceny', high: 'jen ne moc draho' }
const DAYS = { 3: 'prodloužený víkend', 7: 'týden', 14: 'dva týdny', 21: 'tři týdny' }
const REACHES = { near: 'ne moc daleko', noflight: 'bez letadla' }
const WARMTHS = { cold: 'zima', cool: 'chladno', mild: 'mírné teplo', warm: 'teplo', hot: 'horko' }

const places = (count: number): string =>
  `${formatNumber('cs', count)} ${choosePlural('cs', count, { one: 'místo', few: 'místa', many: 'místa', other: 'míst' })}`
const placesFit = (count: number): string =>
  `${choosePlural('cs', count, { one: 'vyhovuje', few: 'vyhovují', many: 'vyhovuje', other: 'vyhovuje' })} ${places(count)}`
const isOrAre = (count: number): string =>
  choosePlural('cs', count, { one: 'je', few: 'jsou', many: 'je', other: 'je' })
const named = (names: readonly string[]): string =>
  names.length === 0 ? '' : ` Na prvních místech: ${formatList('cs', names)}.`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const bothHead = (month: string, interest: Interest): string =>
  `${capital(inMonthCs(month))} za ${INTEREST_AIMS_CS[interest]}`

export const cs = {
  interests: INTEREST_NAMES_CS,
  interestLeads: INTEREST_LEADS_CS,
  monthLeads: MONTH_LEADS_CS,
  head: {
    plain: 'Kam mám jet?',
    month: (month) => `Kam jet ${inMonthCs(month)}`,
    interest: (interest) => `Kam jet za ${INTEREST_AIMS_CS[interest]}`,
    both: bothHead,
    bothTitle: (month, interest) => `${bothHead(month, interest)}: kam jet`,
    lead: 'Řekni kdy, za čím a\u00a0odkud. Dostaneš dvanáct míst i\u00a0s\u00a0důvody. Stejné přání dá každému totéž a\u00a0nikdo si místo mezi nimi nekoupil.',
    computedLead: (month, interest, total, names) =>
      `${bothHead(month, interest)}: v\u00a0sezoně ${isOrAre(total)} ${places(total)} z\u00a0průvodce.${named(names)}`,
    questionLead: (total) =>
      total === 0 ? 'Tomu všemu žádné místo v\u00a0průvodci nevyhovuje.' : `${capital(placesFit(total))}.`,
    plainDescription:
      'Řekni kdy, jak teplo, za čím a\u00a0odkud: dvanáct míst s\u00a0důvody, spočítaných z\u00a0našich průvodců podle zveřejněného pravidla.',
    description: (title, total, names) =>
      `${title}: ${formatList('cs', names)} a\u00a0proč. V\u00a0sezoně ${isOrAre(total)} ${places(total)}, podle pravidla, které si může ověřit každý.`,
  },
  ask: {
    label: 'Tvoje přání',
    start: 'Mám',
    weather: 'ať je',
    forInterest: 'chci zažít',
    startFrom: 'odkud:',
    semicolon: ';',
    comma: ',',
    and: 'a',
    end: '.',
    submit: 'Ukázat místa',
    reset: 'Začít znovu',
    fields: {
      days: 'Na jak dlouho',
      month: 'Měsíc',
      warm: 'Teplota',
      dry: 'Déšť',
      interest: 'Zájem',
      secondInterest: 'Druhý zájem',
      from: 'Z\u00a0kterého města nebo letiště',
      reach: 'Jak daleko',
      quiet: 'Davy',
      cost: 'Ceny',
      kids: 'Děti',
      step: 'Schody',
      continent: 'Světadíl',
    },
    anyDays: 'libovolně mnoho času',
    days: DAYS,
    anyMonth: 'kdykoli v\u00a0roce',
    month: inMonthCs,
    anyWarmth: 'teplo nebo zima',
    warmths: WARMTHS,
    anyRain: 'sucho nebo déšť',
    dry: 'sucho',
    anyInterest: 'cokoli',
    noSecond: 'co přijde',
    fromHint: 'domov',
    anyReach: 'jakkoli daleko',
    reaches: REACHES,
    anyCrowd: 'rušno nebo klid',
    quiet: 'klid',
    anyCost: 'na ceně nezáleží',
    costs: COSTS,
    anyKids: 's\u00a0kýmkoli',
    kids: 's\u00a0dětmi',
    anySteps: 'klidně do schodů',
    step: 'bez schodů',
    anywhere: 'kdekoli na světě',
    continent: inContinentCs,
  },
  results: {
    heading: (total, shown) =>
      total > shown ? `Prvních ${shown} z\u00a0${formatNumber('cs', total)}` : capital(placesFit(total)),
    now: (month) => `Teď v\u00a0sezoně, ${inMonthCs(month)}`,
    rules: 'Jak se místa vybírají',
    limit: 'Nejvýš tři z\u00a0jedné země.',
    advised: (count) =>
      choosePlural('cs', count, {
        one: 'Jedno místo chybí, protože průvodce tam teď jet nedoporučuje.',
        few: `${count} místa chybějí, protože průvodce tam teď jet nedoporučuje.`,
        many: `${count} místa chybí, protože průvodce tam teď jet nedoporučuje.`,
        other: `${count} míst chybí, protože průvodce tam teď jet nedoporučuje.`,
      }),
    unknownFrom: (text) =>
      `Průvodce nezná žádné město ani velké letiště jménem „${text}“, a\u00a0tak vzdálenosti chybějí. Zkus větší město poblíž.`,
    but: 'Ale: ',
    alsoGood: (months) => `Dobré měsíce jsou také: ${months}`,
    compare: 'Porovnat',
    compareItem: (name) => `Porovnat: ${name}`,
    plan: 'Naplánovat',
    planItem: (name) => `Naplánovat: ${name}`,
    compareChosen: 'Porovnat vybraná místa',
    compareHint: 'Zaškrtni nejvýš čtyři.',
    more: 'Vyhovují i\u00a0tato místa',
    months: 'Stejné přání měsíc po měsíci',
    placesIn: (count) =>
      ` ${choosePlural('cs', count, { one: 'místo', few: 'místa', many: 'místa', other: 'míst' })}, `,
    map: 'Na mapě',
    byInterest: 'Podle zájmu',
    formats: 'Totéž jako',
    json: 'JSON',
    feed: 'Odebírat tento měsíc',
  },
  nothing: {
    heading: 'Nic nevyhovuje všem přáním',
    few: 'Víc míst, když z\u00a0něčeho slevíš',
    culprit: (wish, count) => `Nejtěžší je „${wish}“. Bez toho ${placesFit(count)}.`,
    drop: (wish) => (
      <>
        Slevit: <i>{wish}</i>
      </>
    ),
    count: places,
    impossible: 'Nemůže za to jedno přání. Začni znovu a\u00a0s\u00a0menším počtem.',
  },
  search: {
    label: 'Místa, která vyhovují',
    fit: 'Náš výběr:',
    like: (name) => `Podobné jako ${name}, jen klidnější:`,
    likeCheaper: (name) => `Podobné jako ${name}, jen klidnější a\u00a0levnější:`,
    needsStart: 'Uveď, odkud vyrážíš, a\u00a0lety vynecháme.',
    end: '.',
    all: (total) => `${places(total)} i\u00a0s\u00a0důvody`,
  },
  compare: COMPARE_CS,
  like: {
    heading: (name) => `Podobné jako ${name}, jen klidnější`,
    description: (name) => `Místa, která mají krajinu, města a\u00a0počasí jako ${name}, ale méně lidí.`,
    lead: (name) =>
      `Nejsou to kopie, nic přesně jako ${name} jinde není. Tato místa ale mají podobnou krajinu, počasí i\u00a0velikost a\u00a0méně lidí.`,
    none: (name) => `Průvodce nezná žádné klidnější místo, které by bylo dost podobné jako ${name}.`,
    back: (name) => `Průvodce: ${name}`,
    ask: 'Zeptat se na něco jiného',
    rules: 'Jak se podobnost měří',
    shared: (traits) => `Společné: ${traits.charAt(0).toLowerCase()}${traits.slice(1)}`,
    fewer: (fame, other) => `${fame}, ne „${other.toLowerCase()}“`,
    quietIn: (month) => `Lidí je tam stejně, ale ${inMonthCs(month)} bez prázdnin`,
  },
  wish: (wish, values) => {
    switch (wish) {
      case 'month':
        return values.month
      case 'warm':
        return values.warm === null ? '' : `odpoledne ${WARMTHS[values.warm]}`
      case 'dry':
        return 'sucho'
      case 'days':
        return values.days === null ? '' : DAYS[values.days]
      case 'from':
        return `odkud: ${values.from}`
      case 'reach':
        return values.reach === null ? '' : REACHES[values.reach]
      case 'quiet':
        return 'klid'
      case 'cost':
        return values.cost === null ? '' : COSTS[values.cost]
      case 'kids':
        return 's\u00a0dětmi'
      case 'step':
        return 'bez schodů'
      case 'continent':
        return values.continent
      default:
        return INTEREST_NAMES_CS[wish]
    }
  },
} satisfies Translation<typeof en>
