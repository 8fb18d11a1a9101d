import type { Translation } from '#isomorphic/words/translation.ts'
import type { LIVE_FORMS_WORDS } from './live-forms-words.ts'

export const liveFormsDe = {
  unsent:
    'Die Website hat nicht geantwortet. Ob das gespeichert wurde, ist nicht bekannt. Was du geschrieben hast, steht noch hier: Prüf deine Verbindung oder ob du angemeldet bist, und sende es noch einmal.',
} satisfies Translation<(typeof LIVE_FORMS_WORDS)['en']>
