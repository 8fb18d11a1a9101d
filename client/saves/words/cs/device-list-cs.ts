import type { DEVICE_LIST_WORDS } from '#client/saves/words/device-list-words.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const deviceListCs = {
  mainListName: 'Uložené',
} satisfies Translation<(typeof DEVICE_LIST_WORDS)['en']>
