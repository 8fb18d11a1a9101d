import type { Translation } from '#isomorphic/words/translation.ts'
import type { LIVE_FORMS_WORDS } from './live-forms-words.ts'

export const liveFormsCs = {
  unsent:
    'Web neodpověděl a\u00a0nevíme, jestli se to uložilo. Tvůj text tu pořád je: zkontroluj připojení nebo přihlášení a\u00a0odešli ho znovu.',
} satisfies Translation<(typeof LIVE_FORMS_WORDS)['en']>
