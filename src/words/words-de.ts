import { de as notFound } from '#src/guide/not-found/words/de.ts'
import { de as http } from '#src/http/words/de.ts'
import { de as site } from '#src/site/words/de.tsx'
import type { Translations, WithAllParameters } from './translations.ts'

const translations = {
  http,
  notFound,
  site,
} satisfies Translations

/** The interface's text in German. */
export const words: WithAllParameters<typeof translations> = translations
