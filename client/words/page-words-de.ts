import { de as islandError } from '#client/kit/words/de.ts'
import { de as newsletterForm } from '#client/newsletter/words/de.tsx'
import { de as suggestions } from '#client/search/words/de.ts'
import { de as downloadButton } from '#isomorphic/offline/words/de.ts'
import type { CompletePageWords, PageTranslations } from './browser-translations.ts'

const translations = {
  downloadButton,
  islandError,
  newsletterForm,
  suggestions,
} satisfies PageTranslations

/** The text of scripts of any page in German. */
export const pageWordsDe: CompletePageWords<typeof translations> = translations
