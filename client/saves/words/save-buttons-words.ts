import type { Catalogue } from '#isomorphic/words/catalogue.ts'

const en = {
  changesRejected: 'Some changes you made offline could not be applied. They are stored on this device.',
  dayFull:
    'You have made as many changes today as an account can. The rest is stored on this device and sent tomorrow.',
  seeRejected: 'See them and why',
  changeQueued: 'Saved on this device. It reaches your account when you are online again.',
  failed: 'That could not be saved just now. Please try again.',
}

/** Messages of save buttons; text of other chunks has its own catalogue, because a shared module becomes a chunk. */
export const SAVE_BUTTONS_WORDS: Catalogue<typeof en> = { en }
