import { choosePlural, formatNumber } from '#isomorphic/words/formats.ts'

/** Text of stories, topics and the list of stories, in English. */
export const en = {
  trail: 'Stories',
  list: {
    heading: 'Stories',
    title: (page: number) => (page === 1 ? 'Stories' : `Stories, page ${page}`),
    description: (page: number, count: number) =>
      `Stories for travellers, one thing at a time: walks, dishes, crafts, animals, journeys and ways of getting there, each with its places on the map.${page === 1 ? '' : ` Page ${page} of ${count}.`}`,
    pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
    lead: (total: number) =>
      `${total} of them, about one thing each: a walk, a dish, a craft, an animal, a way of getting there.`,
    newest: 'New stories',
    topics: 'What are you in the mood for?',
    rest: 'More to read',
    pagination: 'Stories, page by page',
  },
  feeds: (atomPath: string, rssPath: string) => (
    <>
      New stories by feed: <a href={atomPath}>Atom</a>, <a href={rssPath}>RSS</a>
    </>
  ),
  minutes: (minutes: number) => `${minutes} minute read`,
  topic: {
    title: (topic: string) => `${topic}: stories`,
    listName: (topic: string) => `Stories: ${topic}`,
    count: (count: number) => choosePlural('en', count, { one: 'One story', other: `${count} stories` }),
    others: 'Or something else',
    /** The number is on the stamp; the rest is for screen readers. */
    stamp: (minutes: number, stories: number) => (
      <>
        {minutes}
        <span className="visually-hidden">
          {` ${choosePlural('en', minutes, { one: 'minute', other: 'minutes' })} of reading, ${choosePlural('en', stories, { one: 'one story', other: `${stories} stories` })}`}
        </span>
      </>
    ),
    every: 'Every story',
    everyStamp: (minutes: number) => (
      <>
        {minutes}
        <span className="visually-hidden">
          {` ${choosePlural('en', minutes, { one: 'minute', other: 'minutes' })}`}
        </span>
      </>
    ),
  },
  story: {
    unavailable: 'The text of this story is not available right now. Please reload the page in a minute.',
    related: 'Read on',
    aside: 'About this story',
    route: 'The route',
    routeLength: (km: number) => `${formatNumber('en', km)} km in straight lines from stop to stop.`,
    facts: 'Good to know',
    places: 'Places in this story',
  },
}
