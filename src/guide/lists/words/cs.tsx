import { choosePlural, formatList, formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

const lead = 'Místa, za kterými se příští rok vyplatí jet, a\u00a0jak si je užít.'
const placeWord = (count: number): string =>
  choosePlural('cs', count, { one: 'místo', few: 'místa', many: 'místa', other: 'míst' })

export const cs = {
  home: {
    description:
      'Průvodci a\u00a0plakáty celého světa: kdy jet, jak se pohybovat, co jíst a\u00a0tři návrhy tras.',
    card: 'Průvodci a\u00a0plakáty celého světa',
    rank: (rank, count) => `Best in Travel, č.\u00a0${rank} z\u00a0${count}`,
    plan: (place) => `Naplánovat cestu: ${place}`,
    inSeason: (month) => `Sezona: ${month}`,
    explore: 'Prohlédnout Best in Travel',
    rail: 'Best in Travel, první plakáty',
    topics: 'Na co máš chuť?',
    allStories: 'Všechny příběhy',
    stories: 'Nové příběhy',
    continents: 'Začni světadílem',
    closing: {
      heading: 'Nebo zavři oči a\u00a0ukaž prstem',
      lead: 'Stránku tu má každá země, i\u00a0ta mimo seznamy.',
      all: 'Všechny destinace',
      credit: (name, path) => (
        <>
          Na plakátu: <a href={path}>{name}</a>
        </>
      ),
    },
  },
  places: {
    heading: 'Destinace',
    description: (count) =>
      `${formatNumber('cs', count)} zemí, regionů a\u00a0měst v\u00a0deseti částech světa, od těch nejznámějších až na konec trajektové linky.`,
    lead: (count) =>
      `${formatNumber('cs', count)} ${placeWord(count)}, od těch, která znají všichni, po ta, kam jede jedna loď týdně.`,
    count: (count) => (
      <>
        {count}
        <span className="visually-hidden">{` ${placeWord(count)}`}</span>
      </>
    ),
    all: (count, continent) => (
      <>
        {choosePlural('cs', count, {
          one: '1 místo',
          few: `Všechna ${count} místa`,
          many: `Všech ${count} místa`,
          other: `Všech ${count} míst`,
        })}
        <span className="visually-hidden">{`: ${continent}`}</span>
      </>
    ),
  },
  continent: {
    title: (continent) => `${continent}: místa`,
    featured: 'Kde bychom začali',
    countries: 'Všechny země od A do Z',
    depths:
      'Úplný průvodce obsahuje, co cesta potřebuje: spojení a\u00a0časy, tři trasy, peníze, vodu, zdraví, přístup bez schodů. Krátký říká, proč a\u00a0kdy jet, jak se tam dostat a\u00a0pohybovat, co vidět a\u00a0co jíst.',
    depth: { full: 'Úplný průvodce', short: 'Krátký průvodce' },
  },
  bestInTravel: {
    heading: 'Best in Travel',
    title: (category) => `Best in Travel: ${category}`,
    description:
      'Místa, za kterými se příští rok vyplatí jet: země, regiony, města, udržitelné cesty a\u00a0dobré ceny, každé s\u00a0vlastním průvodcem.',
    categoryDescription: (category, places, hasMore) =>
      `Best in Travel: ${category}: ${hasMore ? `${places.join(', ')} a\u00a0další` : formatList('cs', places)}. Kdy jet, jak se pohybovat a\u00a0tři způsoby, jak strávit dny.`,
    lead,
    categoryLead: (category, count, total) => `${lead} ${category}: ${count} z\u00a0${total}.`,
    filter: 'Best in Travel podle kategorie',
    all: (total) => `Všech ${total}`,
    categories: {
      countries: 'Země',
      regions: 'Regiony',
      cities: 'Města',
      sustainable: 'Udržitelně',
      value: 'Za dobrou cenu',
    },
    rank: (rank) => `Č.\u00a0${rank}`,
    tags: (place) => `${place}: za čím`,
  },
} satisfies Translation<typeof en>
