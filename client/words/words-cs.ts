import { cs as islandError } from '#client/kit/words/cs.ts'
import { cs as newsletterForm } from '#client/newsletter/words/cs.tsx'
import { cs as suggestions } from '#client/search/words/cs.ts'
import type { BrowserTranslations } from './browser-translations.ts'

/** The text of scripts in one language. */
export const words = { islandError, newsletterForm, suggestions } satisfies BrowserTranslations
