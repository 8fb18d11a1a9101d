import { choosePlural, formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

const minuteWord = (minutes: number): string =>
  choosePlural('it', minutes, { one: 'minuto', other: 'minuti' })

export const it = {
  trail: 'Storie',
  list: {
    heading: 'Storie',
    title: (page) => (page === 1 ? 'Storie' : `Storie, pagina ${page}`),
    description: (page, count) =>
      `Storie per chi viaggia, una cosa alla volta: camminate, piatti, mestieri, animali, viaggi e modi di arrivare, ognuna con i suoi luoghi sulla mappa.${page === 1 ? '' : ` Pagina ${page} di ${count}.`}`,
    pageOf: (page, count) => `Pagina ${page} di ${count}`,
    lead: (total) =>
      `${formatNumber('it', total)} storie, ognuna su una cosa sola: una camminata, un piatto, un mestiere, un animale, un modo di arrivare.`,
    newest: 'Nuove storie',
    topics: 'Di che cosa hai voglia?',
    rest: 'Altro da leggere',
    pagination: 'Le storie, pagina per pagina',
  },
  feeds: (atomPath, rssPath) => (
    <>
      Le nuove storie in un feed: <a href={atomPath}>Atom</a>, <a href={rssPath}>RSS</a>
    </>
  ),
  minutes: (minutes) => `${minutes} min di lettura`,
  topic: {
    title: (topic) => `${topic}: storie`,
    listName: (topic) => `Storie: ${topic}`,
    count: (count) =>
      choosePlural('it', count, { one: 'Una storia', other: `${formatNumber('it', count)} storie` }),
    others: 'Oppure altro',
    stamp: (minutes, stories) => (
      <>
        {minutes}
        <span className="visually-hidden">
          {` ${minuteWord(minutes)} di lettura, ${choosePlural('it', stories, { one: 'una storia', other: `${stories} storie` })}`}
        </span>
      </>
    ),
    every: 'Tutte le storie',
    everyStamp: (minutes) => (
      <>
        {minutes}
        <span className="visually-hidden">{` ${minuteWord(minutes)}`}</span>
      </>
    ),
  },
  story: {
    unavailable: 'Il testo di questa storia ora non è disponibile. Ricarica la pagina tra un minuto.',
    related: 'Continua a leggere',
    aside: 'Su questa storia',
    route: 'Il percorso',
    routeLength: (km) => `${formatNumber('it', km)}\u00a0km in linea d’aria, di tappa in tappa.`,
    facts: 'Buono a sapersi',
    places: 'I luoghi di questa storia',
  },
} satisfies Translation<typeof en>
