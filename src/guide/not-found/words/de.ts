import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  notFound: {
    heading: 'Hier führt kein Weg weiter',
    lead: 'Diese Seite ist umgezogen oder hat nie existiert.',
    didYouMean: (count) =>
      choosePlural('de', count, { one: 'Meintest du diese?', other: 'Meintest du eine von diesen?' }),
    home: 'Zur Startseite',
    suggestions: 'Hierhin führt ein Weg, oder eine Fähre',
    impossible: 'Diese Adresse kann es nicht geben.',
  },
  failure: {
    title: 'Da ist etwas schiefgegangen',
    description: 'Diese Seite konnte nicht angezeigt werden.',
  },
} satisfies Translation<typeof en>
