import type { Translation } from '#isomorphic/words/translation.ts'
import type { LIVE_FORMS_WORDS } from './live-forms-words.ts'

export const liveFormsCs = {
  unsent:
    'Web neodpověděl. Není známo, zda se to uložilo. Co jste napsali, tu pořád je: zkontrolujte připojení nebo přihlášení a odešlete to znovu.',
} satisfies Translation<(typeof LIVE_FORMS_WORDS)['en']>
