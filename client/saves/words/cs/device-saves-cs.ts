import type { DEVICE_SAVES_WORDS } from '#client/saves/words/device-saves-words.ts'
import { listOrderCs } from '#isomorphic/saves/words/list-order-cs.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const deviceSavesCs = {
  count: (count) =>
    count === 0
      ? 'Prázdný seznam'
      : `${count} ${choosePlural('cs', count, { one: 'stránka', few: 'stránky', many: 'stránky', other: 'stránek' })}`,
  share: 'Sdílet',
  download: 'Stáhnout',
  keepGuides: 'Průvodci offline',
  planTrip: 'Naplánovat cestu',
  planTripOfAll: 'Naplánovat cestu ze všech seznamů',
  allLists: 'Z\u00a0mých uložených',
  downloadTitle: 'Stáhnout seznam',
  skipped: (skipped, total) =>
    `GPX a\u00a0KML obsahují místa na mapě: ${total - skipped} z\u00a0${total} položek. ${choosePlural(
      'cs',
      skipped,
      {
        one: 'Jedna položka tu polohu nemá',
        few: `${skipped} položky tu polohu nemají`,
        many: `${skipped} položky tu polohu nemají`,
        other: `${skipped} položek tu polohu nemá`,
      },
    )}; CSV a\u00a0JSON obsahují všechno.`,
  use: {
    gpx: 'pro turistické aplikace',
    kml: 'pro mapy a\u00a0virtuální glóby',
    csv: 'pro tabulky',
    json: 'pro pozdější import sem',
  },
  rename: 'Přejmenovat',
  renameOrDelete: 'Přejmenovat nebo smazat',
  listName: 'Název tohoto seznamu',
  deleteList: 'Smazat seznam',
  deleted: (list) => `Smazáno: ${list}.`,
  newList: 'Nový seznam',
  name: 'Název',
  nameExample: 'Japonsko 2027',
  createList: 'Vytvořit seznam',
  remove: (page) => `Odebrat: ${page}`,
  removed: (page) => `Odebráno ze seznamu: ${page}.`,
  undo: 'Vrátit zpět',
  ...listOrderCs,
  ordered: (page, position, total) => `${page}: teď na místě ${position} z\u00a0${total}.`,
  note: 'Poznámka',
  editNote: 'Upravit poznámku',
  noteOn: (page) => `Poznámka: ${page}`,
  noteState: {
    typing: 'Ukládá se při psaní',
    saving: 'Ukládá se…',
    saved: 'Uloženo v\u00a0tomto zařízení',
    pending: 'Uloženo v\u00a0tomto zařízení',
    failed: 'Neuloženo: prohlížeč už nemá místo.',
  },
  close: 'Zavřít',
  failed: 'To se nevešlo: do zařízení se vejde nejvýš 200 stránek.',
} satisfies Translation<(typeof DEVICE_SAVES_WORDS)['en']>
