import type { Translation } from '#isomorphic/words/translation.ts'
import type { LIVE_FORMS_WORDS } from './live-forms-words.ts'

export const liveFormsIt = {
  unsent:
    'Il sito non ha risposto. Non si sa se è stato salvato. Quello che hai scritto è ancora qui: controlla la connessione, o di aver effettuato l’accesso, e invia di nuovo.',
} satisfies Translation<(typeof LIVE_FORMS_WORDS)['en']>
