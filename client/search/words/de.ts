import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const de = {
  list: 'Vorschläge',
  none: 'Keine Seite heißt so.',
  count: (count) => choosePlural('de', count, { one: '1 Vorschlag', other: `${count} Vorschläge` }),
} satisfies Translation<typeof en>
