import { DEVICE_LIST_WORDS } from '#client/saves/words/device-list-words.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import { type DeviceLists, openDeviceLists } from './device-lists.ts'

/** The lists of this browser, which all of its windows share. */
export const openBrowserLists = (): DeviceLists =>
  openDeviceLists({
    storage: () => localStorage,
    newKey: () => crypto.randomUUID(),
    nowMs: () => Date.now(),
    mainListName: DEVICE_LIST_WORDS[DEFAULT_LOCALE].mainListName,
  })
