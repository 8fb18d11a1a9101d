import type { Catalogue } from '#isomorphic/words/catalogue.ts'

const en = {
  /** Reads the name of the page from the label of its save button (src/site/components/save-button.tsx). */
  pageName: (label: string) => label.replace(/^Save /, ''),
  openList: 'Open list',
  failed: (page: string) => `${page} could not be saved just now. Please try again.`,
  full: 'You can save up to 200 pages on this device. Remove one first.',
  saved: (page: string) => `${page} is saved on this device.`,
  removed: (page: string) => `${page} is no longer saved.`,
  savedOffline: (page: string) => `${page} is saved on this device until the network is back.`,
  removedOffline: (page: string) => `${page} is no longer saved on this device until the network is back.`,
  signIn: 'Sign in to sync',
}

/** Messages after a press of a save button. */
export const TOGGLE_SAVE_WORDS: Catalogue<typeof en> = { en }
