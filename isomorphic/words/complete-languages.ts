import type { TranslatedTag } from './locale.ts'

/** Languages in which every catalogue is translated (src/words/translations.test.ts compares). */
export const COMPLETE_LANGUAGES: readonly TranslatedTag[] = ['de', 'fr', 'es', 'it', 'cs']
