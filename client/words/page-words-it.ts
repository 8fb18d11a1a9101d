import { it as islandError } from '#client/kit/words/it.ts'
import { it as newsletterForm } from '#client/newsletter/words/it.tsx'
import { it as suggestions } from '#client/search/words/it.ts'
import { it as downloadButton } from '#isomorphic/offline/words/it.ts'
import type { CompletePageWords, PageTranslations } from './browser-translations.ts'

const translations = {
  downloadButton,
  islandError,
  newsletterForm,
  suggestions,
} satisfies PageTranslations

/** The text of scripts of any page in Italian. */
export const pageWordsIt: CompletePageWords<typeof translations> = translations
