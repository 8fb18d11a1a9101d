import { es as islandError } from '#client/kit/words/es.ts'
import { es as newsletterForm } from '#client/newsletter/words/es.tsx'
import { es as suggestions } from '#client/search/words/es.ts'
import type { BrowserTranslations } from './browser-translations.ts'

/** The text of scripts in one language. */
export const words = { islandError, newsletterForm, suggestions } satisfies BrowserTranslations
