import type { Translation } from '#isomorphic/words/translation.ts'
import type { LIVE_FORMS_WORDS } from './live-forms-words.ts'

export const liveFormsFr = {
  unsent:
    'Le site n’a pas répondu\u00a0: impossible de savoir si c’est enregistré. Ton texte est toujours là. Vérifie le réseau, et que ta session est ouverte, puis renvoie-le.',
} satisfies Translation<(typeof LIVE_FORMS_WORDS)['en']>
