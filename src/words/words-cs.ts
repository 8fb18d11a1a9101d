import type { Translations, WithAllParameters } from './translations.ts'

const translations = {} satisfies Translations

/** The interface's text in Czech. */
export const words: WithAllParameters<typeof translations> = translations
