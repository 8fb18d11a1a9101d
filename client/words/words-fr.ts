import { fr as islandError } from '#client/kit/words/fr.ts'
import { fr as newsletterForm } from '#client/newsletter/words/fr.tsx'
import { fr as suggestions } from '#client/search/words/fr.ts'
import type { BrowserTranslations } from './browser-translations.ts'

/** The text of scripts in one language. */
export const words = { islandError, newsletterForm, suggestions } satisfies BrowserTranslations
