import type { CHANGE_PANEL_WORDS } from '#client/saves/words/change-panel-words.ts'
import { choosePlural, formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const changePanelCs = {
  lists: 'V\u00a0těchto seznamech',
  newList: 'Nový seznam',
  nameExample: 'Japonsko 2027',
  create: 'Vytvořit',
  done: 'Hotovo',
  addToTrip: 'Přidat do cesty',
  count: (count) =>
    count === 0
      ? 'Prázdný'
      : `${count} ${choosePlural('cs', count, { one: 'stránka', few: 'stránky', many: 'stránky', other: 'stránek' })}`,
  isOn: (page, lists) =>
    `${lists.length > 1 ? 'V\u00a0seznamech' : 'V\u00a0seznamu'} ${formatList('cs', lists)}: ${page}.`,
  onNone: (page) => `Odebráno z\u00a0uložených: ${page}.`,
  noteOn: (list) => `Poznámka, seznam ${list}`,
  noteState: {
    typing: 'Ukládá se při psaní',
    saving: 'Ukládá se…',
    saved: 'Uloženo',
    pending: 'Uloženo v\u00a0tomto zařízení, dokud web nebude dostupný',
    failed: 'Neuloženo',
  },
  cannotRead: {
    'signed out': 'Přihlášení skončilo. Přihlas se znovu.',
    failed: 'Tvoje seznamy se teď nepodařilo načíst. Zkus to znovu.',
    unreachable: 'Tvoje seznamy v\u00a0tomto zařízení nejsou a\u00a0web teď není dostupný.',
  },
  problem: {
    list_full: 'To se nevešlo: do seznamu se vejde nejvýš 200 stránek.',
    too_many_lists: 'Máš 30 seznamů a\u00a0víc jich mít nemůžeš.',
    account_full: 'V\u00a0účtu už není místo. Nejdřív odeber stránky nebo zkrať poznámky.',
    invalid_name: 'Název seznamu má 1 až 60 znaků.',
    note_too_long: 'Poznámka má nejvýš 500 znaků.',
    note_conflict:
      'Jiné tvoje zařízení sem napsalo poznámku a\u00a0obě dohromady jsou příliš dlouhé. Tvůj text je na stránce Uložené.',
    unknown_list: 'Tento seznam už neexistuje.',
    failed: 'Teď to nešlo. Zkus to znovu.',
  },
} satisfies Translation<(typeof CHANGE_PANEL_WORDS)['en']>
