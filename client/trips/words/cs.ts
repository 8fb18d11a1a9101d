import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  onThisDevice: 'V\u00a0tomto zařízení',
  deviceHint: 'Přihlas se a\u00a0budou i\u00a0ve tvém účtu.',
  notFound: 'Tato cesta v\u00a0tomto zařízení není',
  notFoundText: 'Možná je v\u00a0jiném zařízení nebo ve tvém účtu.',
  back: 'Všechny cesty',
  openOnSite: 'Otevřít na webu',
  offline: 'Bez připojení: změny se ukládají do tohoto zařízení a\u00a0odešlou se, až se připojení vrátí.',
  changedByOthers: 'Cestu změnil někdo jiný.',
  remove: 'Smazat z\u00a0tohoto zařízení',
  confirmRemove: 'Smazat tuto cestu? Je jen v\u00a0tomto zařízení.',
  signIn: 'Přihlásit se a\u00a0nechat si ji v\u00a0účtu',
  notStored: 'Změnu se v\u00a0tomto zařízení nepodařilo uložit. Tvůj text je stále ve formuláři.',
} satisfies Translation<typeof en>
