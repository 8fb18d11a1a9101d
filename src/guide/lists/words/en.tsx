import { choosePlural, formatNumber } from '#isomorphic/words/formats.ts'
import type { TravelCategory } from '#src/catalogue/travel-category.ts'

const lead = 'Places that will reward the effort in the year ahead, and how to do each of them well.'

/** Text of the home page, the lists of places and Best in Travel, in English. */
export const en = {
  home: {
    description: 'Guides and posters for the whole world: when to go, how to get about, what to eat.',
    card: 'Guides and posters for the whole world',
    rank: (rank: number, count: number) => `Best in Travel, no. ${rank} of ${count}`,
    plan: (place: string) => `Plan around ${place}`,
    inSeason: (month: string) => `In season in ${month}`,
    explore: 'Explore Best in Travel',
    rail: 'Best in Travel, the first posters',
    topics: 'What are you in the mood for?',
    allStories: 'All stories',
    stories: 'New stories',
    continents: 'Start with a continent',
    closing: {
      heading: 'Or close your eyes and point',
      lead: 'Every country has a page, also those on no list.',
      all: 'All destinations',
      credit: (name: string, path: string) => (
        <>
          On the poster: <a href={path}>{name}</a>
        </>
      ),
    },
  },
  places: {
    heading: 'Destinations',
    description: (count: number) =>
      `${formatNumber('en', count)} countries, regions and cities on ten continents, from the obvious to the far end of the ferry line.`,
    lead: (count: number) =>
      `${formatNumber('en', count)} places, from the ones everybody knows to the ones with one boat a week.`,
    /** The number is shown; the rest is for screen readers. */
    count: (count: number) => (
      <>
        {count}
        <span className="visually-hidden">
          {` ${choosePlural('en', count, { one: 'place', other: 'places' })}`}
        </span>
      </>
    ),
    all: (count: number, continent: string) => (
      <>
        {`All ${choosePlural('en', count, { one: '1 place', other: `${count} places` })}`}
        <span className="visually-hidden">{` of ${continent}`}</span>
      </>
    ),
  },
  continent: {
    title: (continent: string) => `${continent}: places`,
    featured: 'Where we would start',
    countries: 'Every country, A to Z',
    depths:
      'A full guide has what a journey takes: ways and hours, three itineraries, money, water, health, step-free access. A short guide says why and when to go, how to get there and about, and what to see and eat.',
    depth: { full: 'Full guide', short: 'Short guide' },
  },
  bestInTravel: {
    heading: 'Best in Travel',
    title: (category: string) => `Best in Travel: ${category}`,
    description:
      'Places that will reward the effort in the year ahead: countries, regions, cities, sustainable trips and good value, each with its own guide.',
    categoryDescription: (category: string, places: readonly string[], hasMore: boolean) =>
      `Best in Travel: ${category}: ${places.join(', ')}${hasMore ? ' and more' : ''}. When to go, how to get about and three ways to spend your days.`,
    lead,
    categoryLead: (category: string, count: number, total: number) =>
      `${lead} ${category}: ${count} of ${total}.`,
    filter: 'Best in Travel by category',
    all: (total: number) => `All ${total}`,
    categories: {
      countries: 'Countries',
      regions: 'Regions',
      cities: 'Cities',
      sustainable: 'Sustainable',
      value: 'Good value',
    } satisfies Record<TravelCategory, string>,
    rank: (rank: number) => `No. ${rank}`,
    tags: (place: string) => `${place} is for`,
  },
}
