import { choosePlural, formatNumber } from '#isomorphic/words/formats.ts'
import { spelledAtStartDe } from '#isomorphic/words/german-numbers.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

const minuteWord = (minutes: number): string =>
  choosePlural('de', minutes, { one: 'Minute', other: 'Minuten' })

export const de = {
  trail: 'Geschichten',
  list: {
    heading: 'Geschichten',
    title: (page) => (page === 1 ? 'Geschichten' : `Geschichten, Seite ${page}`),
    description: (page, count) =>
      `Geschichten für Reisende, immer über eine einzige Sache: Wege, Gerichte, Handwerk, Tiere, Reisen und wie man hinkommt, jede mit ihren Orten auf der Karte.${page === 1 ? '' : ` Seite ${page} von ${count}.`}`,
    pageOf: (page, count) => `Seite ${page} von ${count}`,
    lead: (total) =>
      `${formatNumber('de', total)} Geschichten, jede über eine einzige Sache: einen Weg, ein Gericht, ein Handwerk, ein Tier oder die Kunst des Ankommens.`,
    newest: 'Neue Geschichten',
    topics: 'Wonach ist dir?',
    rest: 'Weiterlesen',
    pagination: 'Geschichten, Seite für Seite',
  },
  feeds: (atomPath, rssPath) => (
    <>
      Neue Geschichten abonnieren: <a href={atomPath}>Atom</a>, <a href={rssPath}>RSS</a>
    </>
  ),
  minutes: (minutes) => `${minutes} Min. Lesezeit`,
  topic: {
    title: (topic) => `${topic}: Geschichten`,
    listName: (topic) => `Geschichten: ${topic}`,
    count: (count) =>
      choosePlural('de', count, {
        one: 'Eine Geschichte',
        other: `${spelledAtStartDe(count)} Geschichten`,
      }),
    others: 'Oder lieber etwas anderes?',
    stamp: (minutes, stories) => (
      <>
        {minutes}
        <span className="visually-hidden">
          {` ${minuteWord(minutes)} Lesezeit, ${choosePlural('de', stories, { one: 'eine Geschichte', other: `${stories} Geschichten` })}`}
        </span>
      </>
    ),
    every: 'Alle Geschichten',
    everyStamp: (minutes) => (
      <>
        {minutes}
        <span className="visually-hidden">{` ${minuteWord(minutes)} Lesezeit`}</span>
      </>
    ),
  },
  story: {
    unavailable:
      'Der Text dieser Geschichte ist gerade nicht verfügbar. Bitte lade die Seite in einer Minute neu.',
    related: 'Weiterlesen',
    aside: 'Zu dieser Geschichte',
    route: 'Die Route',
    routeLength: (km) => `${formatNumber('de', km)} km Luftlinie von Station zu Station.`,
    facts: 'Gut zu wissen',
    places: 'Orte in dieser Geschichte',
  },
} satisfies Translation<typeof en>
