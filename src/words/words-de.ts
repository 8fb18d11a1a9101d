import { de as catalogue } from '#src/catalogue/words/de.ts'
import { de as destination } from '#src/guide/destination/words/de.tsx'
import { de as feeds } from '#src/guide/feeds/words/de.ts'
import { de as information } from '#src/guide/information/words/de.ts'
import { de as lists } from '#src/guide/lists/words/de.tsx'
import { de as notFound } from '#src/guide/not-found/words/de.ts'
import { de as story } from '#src/guide/story/words/de.tsx'
import { de as http } from '#src/http/words/de.ts'
import { de as maps } from '#src/maps/words/de.ts'
import { de as site } from '#src/site/words/de.tsx'
import type { Translations, WithAllParameters } from './translations.ts'

const translations = {
  catalogue,
  destination,
  feeds,
  http,
  information,
  lists,
  maps,
  notFound,
  site,
  story,
} satisfies Translations

/** The interface's text in German. */
export const words: WithAllParameters<typeof translations> = translations
