import type { Catalogue } from '#isomorphic/words/catalogue.ts'

const en = {
  /** As in an account (src/saves/words/en.ts). */
  mainListName: 'Saves',
}

/** Text that is stored with the lists of a device. */
export const DEVICE_LIST_WORDS: Catalogue<typeof en> = { id: 'deviceList', en }
