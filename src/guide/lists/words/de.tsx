import { inContinentDe } from '#isomorphic/words/continents-de.ts'
import { choosePlural, formatList, formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

const lead = 'Orte, für die sich im kommenden Jahr jede Mühe lohnt, und wie du sie am besten bereist.'

export const de = {
  home: {
    description:
      'Reiseführer für Länder, Regionen und Städte, jeder mit eigenem Plakat: beste Reisezeit, Wege, Essen und drei Routenvorschläge.',
    card: 'Reiseführer und Plakate für die ganze Welt',
    rank: (rank, count) => `Best in Travel, Nr. ${rank} von ${count}`,
    plan: (place) => `Reise planen: ${place}`,
    inSeason: (month) => `Beste Reisezeit: ${month}`,
    explore: 'Best in Travel entdecken',
    rail: 'Best in Travel, die ersten Plakate',
    topics: 'Wonach ist dir?',
    allStories: 'Alle Geschichten',
    stories: 'Neue Geschichten',
    continents: 'Such dir einen Kontinent aus',
    closing: {
      heading: 'Oder schließ die Augen und tipp auf die Karte',
      lead: 'Jedes Land hat hier eine Seite, auch wenn es auf keiner Liste steht.',
      all: 'Alle Reiseziele',
      credit: (name, path) => (
        <>
          Auf dem Plakat: <a href={path}>{name}</a>
        </>
      ),
    },
  },
  places: {
    heading: 'Reiseziele',
    description: (count) =>
      `${formatNumber('de', count)} Länder, Regionen und Städte auf zehn Kontinenten, vom Naheliegenden bis zum letzten Fähranleger.`,
    lead: (count) =>
      `${formatNumber('de', count)} Orte, von den weltbekannten bis zu solchen, die nur einmal in der Woche ein Boot anläuft.`,
    count: (count) => (
      <>
        {count}
        <span className="visually-hidden">
          {` ${choosePlural('de', count, { one: 'Ort', other: 'Orte' })}`}
        </span>
      </>
    ),
    all: (count, continent) => (
      <>
        {choosePlural('de', count, { one: '1 Ort', other: `Alle ${count} Orte` })}
        <span className="visually-hidden">{` ${inContinentDe(continent)}`}</span>
      </>
    ),
  },
  continent: {
    title: (continent) => `Reiseziele ${inContinentDe(continent)}`,
    featured: 'Unsere Favoriten für den Anfang',
    countries: 'Alle Länder, Regionen und Städte von A bis Z',
    depths:
      'In den ausführlichen Reiseführern steht, was du für eine Reise brauchst: Wege und Zeiten, drei Routen, Geld, Wasser, Gesundheit, Barrierefreiheit. In den kurzen erfährst du, warum und wann sich die Reise lohnt, wie du hinkommst und dich vor Ort fortbewegst und was es zu sehen und zu essen gibt.',
    depth: { full: 'Ausführlicher Reiseführer', short: 'Kurzer Reiseführer' },
  },
  bestInTravel: {
    heading: 'Best in Travel',
    title: (category) => `Best in Travel: ${category}`,
    description:
      'Orte, für die sich im kommenden Jahr jede Mühe lohnt: Länder, Regionen, Städte, nachhaltige und günstige Ziele, jedes mit eigenem Reiseführer.',
    categoryDescription: (category, places, hasMore) =>
      `Best in Travel, ${category}: ${hasMore ? `${places.join(', ')} und weitere` : formatList('de', places)}. Beste Reisezeit, Wege und drei Routenvorschläge.`,
    lead,
    categoryLead: (category, count, total) => `${lead} ${category}: ${count} von ${total}.`,
    filter: 'Best in Travel nach Kategorie',
    all: (total) => `Alle ${total}`,
    categories: {
      countries: 'Länder',
      regions: 'Regionen',
      cities: 'Städte',
      sustainable: 'Nachhaltig',
      value: 'Günstig',
    },
    rank: (rank) => `Nr. ${rank}`,
    tags: (place) => `${place}: Dafür lohnt sich die Reise`,
  },
} satisfies Translation<typeof en>
