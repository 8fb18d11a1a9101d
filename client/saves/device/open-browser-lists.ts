import { pageWordsOf } from '#client/kit/page-language.ts'
import { DEVICE_LIST_WORDS } from '#client/saves/words/device-list-words.ts'
import { type DeviceLists, openDeviceLists } from './device-lists.ts'

/** The lists of this browser, which all of its windows share. */
export const openBrowserLists = (): DeviceLists =>
  openDeviceLists({
    storage: () => localStorage,
    newKey: () => crypto.randomUUID(),
    nowMs: () => Date.now(),
    mainListName: pageWordsOf(DEVICE_LIST_WORDS).mainListName,
  })
