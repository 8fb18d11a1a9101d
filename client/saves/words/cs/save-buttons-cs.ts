import type { SAVE_BUTTONS_WORDS } from '#client/saves/words/save-buttons-words.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const saveButtonsCs = {
  pageName: (label) => label.replace(/^Uložit: /, ''),
  pressed: (page, isSaved) => (isSaved ? `Uloženo: ${page}.` : `Odebráno z\u00a0uložených: ${page}.`),
  changesRejected:
    'Některé změny, které vznikly offline, se nepodařilo provést. Zůstaly v\u00a0tomto zařízení.',
  dayFull: 'Denní počet změn je vyčerpaný. Zbytek je uložený v\u00a0tomto zařízení a\u00a0odešle se zítra.',
  seeRejected: 'Zobrazit, které a\u00a0proč',
  changeQueued: 'Uloženo v\u00a0tomto zařízení. Do účtu se to přenese, až budeš zase online.',
  notMoved: (count) =>
    choosePlural('cs', count, {
      one: 'Jedna položka zůstává v\u00a0tomto zařízení, protože v\u00a0účtu pro ni není místo.',
      few: `${count} položky zůstávají v\u00a0tomto zařízení, protože v\u00a0účtu pro ně není místo.`,
      many: `${count} položky zůstávají v\u00a0tomto zařízení, protože v\u00a0účtu pro ně není místo.`,
      other: `${count} položek zůstává v\u00a0tomto zařízení, protože v\u00a0účtu pro ně není místo.`,
    }),
  failed: 'Teď to nešlo uložit. Zkus to znovu.',
} satisfies Translation<(typeof SAVE_BUTTONS_WORDS)['en']>
