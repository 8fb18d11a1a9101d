import { SUPPORT_SHARE, WINTER_LATITUDE } from '#isomorphic/where/interest-rules.ts'
import { LIKENESS_SHARES, MIN_LIKENESS, MIN_SHARED_TRAITS } from '#isomorphic/where/like-places.ts'
import {
  CROWD_SHARES,
  GATEWAY_DETOUR,
  MAX_INTERESTS,
  MAX_OF_CONTINENT,
  MAX_OF_COUNTRY,
  MAX_REASONS,
  MAX_TRIP_KM,
  MAX_WISHES,
  NEAR_KM,
  NEARNESS_KM,
  NEXT_CLASS_SHARE,
  OVERLAND_LIMIT_HOURS,
  POINTS,
  RESULT_COUNT,
  SEASON_SHARES,
  TRIP_POINTS,
} from '#isomorphic/where/ranking-rules.ts'
import { formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './rules-en.ts'

/** The topics of stories that give an interest, by their English names. */
const TOPICS: Readonly<Record<string, string>> = {
  beaches: 'Pláže',
  'adventure travel': 'Dobrodružství',
  'art and culture': 'Umění a\u00a0kultura',
  'food and drink': 'Jídlo a\u00a0pití',
  'wildlife and nature': 'Zvířata a\u00a0příroda',
  'festivals and events': 'Slavnosti a\u00a0události',
}

const number = (value: number): string => formatNumber('cs', value)
const percent = (share: number): string => `${Math.round(share * 100)} %`
const points = (share: number, maximum: number): string => number(Math.round(share * maximum * 10) / 10)

export const cs = {
  title: 'Jak se místa vybírají',
  description:
    'Pravidlo, podle kterého Fernway odpovídá na „Kam mám jet?“, s\u00a0každým číslem: žádné kliky, žádné platby, nic o\u00a0tobě.',
  lead: 'Odpověď se počítá z\u00a0toho, co o\u00a0každém místě napsala naše redakce, podle bodů níže. Nikdo si v\u00a0ní místo koupit nemůže. O\u00a0tobě do ní vstupuje jen tvé přání, takže stejné přání dá všem stejná místa.',
  mustHeading: 'Co místo musí mít',
  must: [
    'Průvodce od cesty tam neodrazuje.',
    'Měsíc, který zadáš, má redakce za nejlepší, dobrý nebo ucházející. Měsíce, které má za příliš horké, deštivé nebo studené, se nenabízejí nikdy.',
    'Odpoledne tak studená nebo tak horká, jak chceš; u\u00a0chladna, mírného tepla a\u00a0tepla stačí i\u00a0sousední stupeň, ale za teplé se nepočítá místo, kde teplo není nikdy, ani pláž v\u00a0mírném měsíci. Pro suchý měsíc: sucho (obvykle asi do 50\u00a0mm v\u00a0málo dnech), nebo občasné přeháňky (asi do 150\u00a0mm). V\u00a0měsíci, který je jen ucházející, musí počasí přesně odpovídat přání.',
    'Má-li pobřeží, ostrovy, hory, příroda, poušť nebo sníh jiné podnebí než město nebo střed, který zastupuje celek, rozhoduje u\u00a0těchto zájmů jejich vlastní a\u00a0důvody to říkají: „Na pobřeží teplo, sucho“. Zeměpisná šířka pak žádný měsíc nevylučuje a\u00a0poušť smí být horká, ne však žhavá.',
    'Každý zájem, který zadáš. Slavnosti a\u00a0sníh musí připadnout na ten měsíc.',
    'Nejkratší rozumný pobyt, který se vejde do tvých dní.',
    'Ceny nejvýš takové, jaké zadáš; když si to přeješ, velmi dobré podmínky pro děti nebo většinou bez schodů.',
    'Pro „klid“: žádné místo, kde je plno celé měsíce, ani hodně navštěvované místo v\u00a0jeho nejlepších měsících nebo při slavnosti, ani hodně navštěvovaný kraj nebo město v\u00a0době tamních prázdnin, ani tehdy pláže a\u00a0ostrovy hodně navštěvované země. Slavnost, která místo zaplní, není klidná, i\u00a0když tam jindy jezdí málo lidí.',
    `Z\u00a0místa odjezdu: nejvýš ${number(MAX_TRIP_KM[3])}\u00a0km na prodloužený víkend, ${number(MAX_TRIP_KM[7])}\u00a0km na týden.`,
    `Pro „ne moc daleko“: nejvýš ${number(NEAR_KM[0])}\u00a0km, asi čtyři a\u00a0půl hodiny letu; na prodloužený víkend ${number(NEAR_KM[3])}\u00a0km.`,
    `Když na místo létá nebo pluje spojení jen z\u00a0několika měst, vede vzdálenost přes to, které ji prodlouží nejméně; je-li delší než vzdušná čára o\u00a0víc než ${percent(GATEWAY_DETOUR - 1)}, důvody vzdušnou čáru neuvádějí.`,
    `Pro „bez letadla“: cesta vlakem, po silnici nebo lodí, kterou průvodce zná a\u00a0která trvá nejvýš ${OVERLAND_LIMIT_HOURS[3]} hodin na prodloužený víkend, ${OVERLAND_LIMIT_HOURS[7]} na týden, jinak ${OVERLAND_LIMIT_HOURS[0]}.`,
    'Pobřeží, ostrovy, hory, příroda, poušť nebo sníh země jsou pak ty v\u00a0jejích krajích a\u00a0městech, pokud je průvodce zná: cesta do země vede do hlavního města.',
  ],
  dropping: 'Každé přání výběr jen zužuje; když se některého vzdáš, míst nikdy nebude méně.',
  pointsHeading: 'Body',
  pointsFor: 'Za co',
  pointsMaximum: 'Nejvýš',
  pointsHow: 'Jak',
  rows: [
    {
      name: 'Sezona',
      maximum: POINTS.season,
      how: `Nejlepší ${points(SEASON_SHARES.best, POINTS.season)}, dobrá ${points(SEASON_SHARES.good, POINTS.season)}, ucházející ${points(SEASON_SHARES.fair, POINTS.season)}. Bez měsíce: průměr všech dvanácti, z\u00a0nichž se počítají ty, které vyhovují.`,
    },
    {
      name: 'Počasí',
      maximum: POINTS.weather,
      how: `Když se na ně ptáš. Stupeň vedle tvého přání, nebo přeháňky tam, kde chceš sucho, dají ${percent(NEXT_CLASS_SHARE)}.`,
    },
    {
      name: 'Zájem',
      maximum: POINTS.interest,
      how: `Čím vzácnější znak, tím víc říká: fjordy váží víc než hory. Znaky, které jen přispívají, se počítají za ${percent(SUPPORT_SHARE)}. Místo, kde je toho nejvíc, dostane všechny body.`,
    },
    {
      name: 'Blízkost',
      maximum: TRIP_POINTS.nearness,
      how: `Když zadáš, odkud jedeš. Všechny body do ${number(NEARNESS_KM.all)}\u00a0km, žádné od ${number(NEARNESS_KM.none)}\u00a0km, mezi tím podle logaritmu; bez letadla podle hodin.`,
    },
    {
      name: 'Délka',
      maximum: TRIP_POINTS.stay,
      how: 'Když zadáš, na jak dlouho. Všechny body, když místo na tolik dní vystačí, méně, když se dá poznat rychleji.',
    },
    {
      name: 'Davy',
      maximum: -TRIP_POINTS.crowd,
      how: `Když chceš klid, body se odečítají: ${percent(CROWD_SHARES.fame)} podle toho, kolik lidí přijíždí, a\u00a0${percent(CROWD_SHARES.busy)} za školní prázdniny nebo prodloužené volno v\u00a0tom měsíci.`,
    },
    {
      name: 'Dostupnost',
      maximum: -POINTS.access,
      how: 'Odečítá se tam, kam se skoro nikdo nedostane: bez letu nebo lodi, které se dají prostě zarezervovat, nebo s\u00a0povolením, které se těžko získává.',
    },
  ],
  order: [
    `Zobrazí se ${RESULT_COUNT} míst s\u00a0nejvyšším počtem bodů: nejvýš ${MAX_OF_COUNTRY} z\u00a0jedné země a, pokud nezadáš odkud ani kam, ${MAX_OF_CONTINENT} z\u00a0jednoho světadílu, dokud vyhovují i\u00a0jiná.`,
    'Země ustoupí svému kraji nebo městu ve výběru, které má všechno, co zadáš, aspoň stejně silně.',
    'Při stejném počtu bodů rozhoduje abeceda anglických jmen, každý měsíc od jiného písmene.',
    `Odpověď zváží až ${MAX_WISHES} přání, z\u00a0toho ${MAX_INTERESTS} zájmy. Každé místo má až ${MAX_REASONS} důvody a\u00a0jednu věc proti, samá fakta z\u00a0průvodce.`,
  ],
  interestsHeading: 'Co se k\u00a0čemu počítá',
  interest: 'Zájem',
  has: 'Čím ho místo získá',
  helps: 'Co k\u00a0němu přispívá',
  aFeast: 'slavnost v\u00a0tom měsíci, která každý rok láká návštěvníky',
  inSeason: 'v\u00a0nejlepším nebo dobrém měsíci',
  forBathing: `v\u00a0nejlepším nebo dobrém měsíci, který je aspoň mírný, nebo v\u00a0teplém a\u00a0suchém, nikdy v\u00a0deštivém; dál než ${WINTER_LATITUDE}° od rovníku ne v\u00a0zimě a\u00a0v\u00a0mírném měsíci jen od července do října (na jihu od ledna do dubna)`,
  forBoats: 'v\u00a0měsíci, který není studený ani zároveň ucházející a\u00a0deštivý',
  notHot:
    'v\u00a0měsíci, který není horký ani nepatří na začátek či konec horkého léta, ledaže je i\u00a0tak nejlepší',
  aStory: (topic) => `příběh na téma „${TOPICS[topic] ?? topic}“`,
  snow: 'v\u00a0měsíci, který je mrazivý, nebo studený, ne suchý a\u00a0nejlepší nebo dobrý; ledovce i\u00a0v\u00a0chladných měsících mimo léto',
  likeHeading: 'Podobné, jen klidnější',
  like: [
    `Podobnost tvoří společné znaky (${percent(LIKENESS_SHARES.traits)}), z\u00a0nichž vzácné váží víc, počasí měsíc po měsíci (${percent(LIKENESS_SHARES.weather)}), stejný světadíl (${percent(LIKENESS_SHARES.continent)}), druh a\u00a0velikost (${percent(LIKENESS_SHARES.kind)}) a\u00a0pobřeží, nadmořská výška a\u00a0město (${percent(LIKENESS_SHARES.ground)}).`,
    `Zobrazí se místa s\u00a0podobností aspoň ${percent(MIN_LIKENESS)} a\u00a0nejméně ${MIN_SHARED_TRAITS} společnými znaky, kam jezdí méně lidí, nebo stejně, ale mají dobrý měsíc bez prázdnin.`,
  ],
  ask: 'Zeptat se',
} satisfies Translation<typeof en>
