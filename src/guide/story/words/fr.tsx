import { choosePlural, formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

const minuteWord = (minutes: number): string =>
  choosePlural('fr', minutes, { one: 'minute', other: 'minutes' })

export const fr = {
  trail: 'Récits',
  list: {
    heading: 'Récits',
    title: (page) => (page === 1 ? 'Récits' : `Récits, page ${page}`),
    description: (page, count) =>
      `Des récits pour voyageurs, un sujet à la fois\u00a0: des balades, des plats, des métiers, des animaux, des traversées, chacun avec ses lieux sur la carte.${page === 1 ? '' : ` Page ${page} sur ${count}.`}`,
    pageOf: (page, count) => `Page ${page} sur ${count}`,
    lead: (total) =>
      `${formatNumber('fr', total)} récits, chacun sur un seul sujet\u00a0: une balade, un plat, un métier, un animal, une façon d’arriver.`,
    newest: 'Nouveaux récits',
    topics: 'De quoi as-tu envie\u202f?',
    rest: 'D’autres lectures',
    pagination: 'Les récits, page par page',
  },
  feeds: (atomPath, rssPath) => (
    <>
      {'Les nouveaux récits par flux\u00a0: '}
      <a href={atomPath}>Atom</a>, <a href={rssPath}>RSS</a>
    </>
  ),
  minutes: (minutes) => `${minutes}\u00a0min de lecture`,
  topic: {
    title: (topic) => `${topic}\u00a0: récits`,
    listName: (topic) => `Récits\u00a0: ${topic}`,
    count: (count) =>
      choosePlural('fr', count, { one: 'Un récit', other: `${formatNumber('fr', count)} récits` }),
    others: 'Ou autre chose',
    stamp: (minutes, stories) => (
      <>
        {minutes}
        <span className="visually-hidden">
          {` ${minuteWord(minutes)} de lecture, ${choosePlural('fr', stories, { one: 'un récit', other: `${stories} récits` })}`}
        </span>
      </>
    ),
    every: 'Tous les récits',
    everyStamp: (minutes) => (
      <>
        {minutes}
        <span className="visually-hidden">{` ${minuteWord(minutes)}`}</span>
      </>
    ),
  },
  story: {
    unavailable:
      'Le texte de ce récit n’est pas disponible pour l’instant. Recharge la page dans une minute.',
    related: 'À lire ensuite',
    aside: 'Autour de ce récit',
    route: 'L’itinéraire',
    routeLength: (km) => `${formatNumber('fr', km)}\u00a0km en ligne droite d’étape en étape.`,
    facts: 'Bon à savoir',
    places: 'Les lieux de ce récit',
  },
} satisfies Translation<typeof en>
