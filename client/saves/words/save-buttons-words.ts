import type { Catalogue } from '#isomorphic/words/catalogue.ts'

const en = {
  /** Reads the name of the page from the label of its save button (src/site/components/save-button.tsx). */
  pageName: (label: string) => label.replace(/^Save /, ''),
  /** Where the script that names the list cannot be loaded. */
  pressed: (page: string, isSaved: boolean) =>
    isSaved ? `${page} is saved.` : `${page} is no longer saved.`,
  changesRejected: 'Some changes made offline could not be applied. They are stored on this device.',
  dayFull:
    'You have made as many changes today as an account can. The rest is stored on this device and sent tomorrow.',
  seeRejected: 'See why',
  changeQueued: 'Saved on this device. It reaches your account when you are online again.',
  notMoved: (count: number) =>
    `${count === 1 ? 'One save stays' : `${count} saves stay`} on this device: your account is full.`,
  failed: 'That could not be saved. Please try again.',
}

/** Messages of save buttons; text of other chunks has its own catalogue, because a shared module becomes a chunk. */
export const SAVE_BUTTONS_WORDS: Catalogue<typeof en> = { id: 'saveButtons', en }
