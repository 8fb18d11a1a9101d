import type { PRESS_RESULT_WORDS } from '#client/saves/words/press-result-words.ts'
import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

const lists = (names: readonly string[]): string => formatList('cs', names)

export const pressResultCs = {
  savedOn: (page, names) =>
    names.length === 0 ? `Uloženo: ${page}.` : `${page} je v\u00a0seznamu ${lists(names)}.`,
  removedFrom: (page, names) =>
    names.length === 0
      ? `${page} už mezi uloženými není.`
      : `${page} už není v\u00a0seznamu ${lists(names)}.`,
  onDevice: (page) => `Uloženo v\u00a0tomto zařízení: ${page}.`,
  offDevice: (page) => `${page} už mezi uloženými není.`,
  pending: (page) => `Uloženo v\u00a0tomto zařízení: ${page}. Do účtu to dojde, až bude web dostupný.`,
  pendingRemoval: (page) =>
    `Odebráno v\u00a0tomto zařízení: ${page}. Do účtu to dojde, až bude web dostupný.`,
  dayFull: (page) =>
    `Uloženo v\u00a0tomto zařízení: ${page}. Víc změn za den účet nedovolí: tahle se odešle zítra.`,
  deviceFull: 'Do tohoto zařízení se vejde nejvýš 200 stránek. Nejdřív jednu odeber.',
  unstored: (page) => `${page}: teď to nešlo uložit. Zkus to znovu.`,
  change: 'Změnit',
  changeLabel: (page) => `Změnit seznam nebo poznámku: ${page}`,
  undo: 'Vrátit zpět',
  openList: 'Otevřít seznam',
  seeSaves: 'Zobrazit uložené',
  refused: {
    list_full: (page) => `Neuloženo: ${page}. Naposledy použitý seznam má 200 stránek. Vyber jiný.`,
    account_full: (page) =>
      `Neuloženo: ${page}. Tvoje seznamy jsou tak plné, jak účet dovolí. Nejdřív odeber stránky nebo zkrať poznámky.`,
    too_many_lists: (page) => `Neuloženo: ${page}. Máš tolik seznamů, kolik účet dovolí.`,
    other: (page) => `Neuloženo: ${page}. Web to odmítl.`,
  },
} satisfies Translation<(typeof PRESS_RESULT_WORDS)['en']>
