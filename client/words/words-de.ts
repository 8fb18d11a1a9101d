import { de as islandError } from '#client/kit/words/de.ts'
import { de as newsletterForm } from '#client/newsletter/words/de.tsx'
import { de as suggestions } from '#client/search/words/de.ts'
import type { BrowserTranslations } from './browser-translations.ts'

/** The text of scripts in one language. */
export const words = { islandError, newsletterForm, suggestions } satisfies BrowserTranslations
