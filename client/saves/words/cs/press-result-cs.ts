import type { PRESS_RESULT_WORDS } from '#client/saves/words/press-result-words.ts'
import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

const inLists = (names: readonly string[]): string =>
  `${names.length > 1 ? 'V\u00a0seznamech' : 'V\u00a0seznamu'} ${formatList('cs', names)}`
const fromLists = (names: readonly string[]): string =>
  `${names.length > 1 ? 'ze seznamů' : 'ze seznamu'} ${formatList('cs', names)}`

export const pressResultCs = {
  savedOn: (page, names) => (names.length === 0 ? `Uloženo: ${page}.` : `${inLists(names)}: ${page}.`),
  removedFrom: (page, names) =>
    names.length === 0 ? `Odebráno z\u00a0uložených: ${page}.` : `Odebráno ${fromLists(names)}: ${page}.`,
  onDevice: (page) => `Uloženo v\u00a0tomto zařízení: ${page}.`,
  offDevice: (page) => `Odebráno z\u00a0uložených: ${page}.`,
  pending: (page) => `Uloženo v\u00a0tomto zařízení: ${page}. Do účtu se to přenese, až bude web dostupný.`,
  pendingRemoval: (page) =>
    `Odebráno v\u00a0tomto zařízení: ${page}. Do účtu se to přenese, až bude web dostupný.`,
  dayFull: (page) =>
    `Uloženo v\u00a0tomto zařízení: ${page}. Denní počet změn je vyčerpaný, tato se odešle zítra.`,
  deviceFull: 'Do tohoto zařízení se vejde nejvýš 200 stránek. Nejdřív jednu odeber.',
  unstored: (page) => `${page}: teď to nešlo uložit. Zkus to znovu.`,
  change: 'Změnit',
  changeLabel: (page) => `Změnit seznam nebo poznámku: ${page}`,
  undo: 'Vrátit zpět',
  openList: 'Otevřít seznam',
  seeSaves: 'Zobrazit uložené',
  refused: {
    list_full: (page) => `Neuloženo: ${page}. Naposledy použitý seznam je plný: má 200 stránek. Vyber jiný.`,
    account_full: (page) =>
      `Neuloženo: ${page}. V\u00a0účtu už není místo. Nejdřív odeber stránky nebo zkrať poznámky.`,
    too_many_lists: (page) => `Neuloženo: ${page}. Máš tolik seznamů, kolik účet dovolí.`,
    other: (page) => `Neuloženo: ${page}. Web to odmítl.`,
  },
} satisfies Translation<(typeof PRESS_RESULT_WORDS)['en']>
