import { choosePlural, formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

const minuteWord = (minutes: number): string =>
  choosePlural('cs', minutes, { one: 'minuta', few: 'minuty', many: 'minuty', other: 'minut' })
const storyWord = (count: number): string =>
  choosePlural('cs', count, { one: 'příběh', few: 'příběhy', many: 'příběhu', other: 'příběhů' })

export const cs = {
  trail: 'Příběhy',
  list: {
    heading: 'Příběhy',
    title: (page) => (page === 1 ? 'Příběhy' : `Příběhy, strana ${page}`),
    description: (page, count) =>
      `Příběhy pro cestovatele, pokaždé o\u00a0jedné věci: pěší cesty, jídla, řemesla, zvířata, plavby a\u00a0způsoby, jak dorazit, každý se svými místy na mapě.${page === 1 ? '' : ` Strana ${page} z\u00a0${count}.`}`,
    pageOf: (page, count) => `Strana ${page} z\u00a0${count}`,
    lead: (total) =>
      `${formatNumber('cs', total)} ${storyWord(total)}, pokaždé o\u00a0jedné věci: o\u00a0cestě pěšky, jídle, řemesle, zvířeti nebo o\u00a0tom, jak dorazit.`,
    newest: 'Nové příběhy',
    topics: 'Na co máš chuť?',
    rest: 'Další čtení',
    pagination: 'Stránkování příběhů',
  },
  feeds: (atomPath, rssPath) => (
    <>
      Odebírat nové příběhy: <a href={atomPath}>Atom</a>, <a href={rssPath}>RSS</a>
    </>
  ),
  minutes: (minutes) => `${minutes} min čtení`,
  topic: {
    title: (topic) => `${topic}: příběhy`,
    listName: (topic) => `Příběhy: ${topic}`,
    count: (count) => (count === 1 ? 'Jeden příběh' : `${formatNumber('cs', count)} ${storyWord(count)}`),
    others: 'Nebo něco jiného',
    stamp: (minutes, stories) => (
      <>
        {minutes}
        <span className="visually-hidden">{` ${minuteWord(minutes)} čtení, ${stories} ${storyWord(stories)}`}</span>
      </>
    ),
    every: 'Všechny příběhy',
    everyStamp: (minutes) => (
      <>
        {minutes}
        <span className="visually-hidden">{` ${minuteWord(minutes)}`}</span>
      </>
    ),
  },
  story: {
    unavailable: 'Text tohoto příběhu teď není k\u00a0dispozici. Za minutu stránku načti znovu.',
    related: 'Číst dál',
    aside: 'O\u00a0tomto příběhu',
    route: 'Trasa',
    routeLength: (km) => `${formatNumber('cs', km)}\u00a0km vzdušnou čarou od zastávky k\u00a0zastávce.`,
    facts: 'Dobré vědět',
    places: 'Místa v\u00a0tomto příběhu',
  },
} satisfies Translation<typeof en>
