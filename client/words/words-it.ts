import { it as islandError } from '#client/kit/words/it.ts'
import { it as newsletterForm } from '#client/newsletter/words/it.tsx'
import { it as suggestions } from '#client/search/words/it.ts'
import type { BrowserTranslations } from './browser-translations.ts'

/** The text of scripts in one language. */
export const words = { islandError, newsletterForm, suggestions } satisfies BrowserTranslations
