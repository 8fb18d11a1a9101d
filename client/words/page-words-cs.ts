import { cs as islandError } from '#client/kit/words/cs.ts'
import { cs as newsletterForm } from '#client/newsletter/words/cs.tsx'
import { cs as suggestions } from '#client/search/words/cs.ts'
import { cs as downloadButton } from '#isomorphic/offline/words/cs.ts'
import type { CompletePageWords, PageTranslations } from './browser-translations.ts'

const translations = {
  downloadButton,
  islandError,
  newsletterForm,
  suggestions,
} satisfies PageTranslations

/** The text of scripts of any page in Czech. */
export const pageWordsCs: CompletePageWords<typeof translations> = translations
