import type { Translation } from '#isomorphic/words/translation.ts'
import type { LIVE_FORMS_WORDS } from './live-forms-words.ts'

export const liveFormsFr = {
  unsent:
    'Le site n’a pas répondu. On ne sait pas si cela a été enregistré. Ce que vous avez écrit est toujours là : vérifiez votre connexion, ou que vous êtes connecté, puis renvoyez.',
} satisfies Translation<(typeof LIVE_FORMS_WORDS)['en']>
