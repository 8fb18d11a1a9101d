import type { REFUSED_CHANGES_WORDS } from '#client/saves/words/refused-changes-words.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const refusedChangesCs = {
  title: 'Neprovedené změny',
  lead: 'Tyto změny vznikly bez připojení a\u00a0nepodařilo se je provést. Jsou jen v\u00a0tomto zařízení: zkopíruj si, co chceš zachovat. Odhlášením se smažou.',
  copy: 'Zkopírovat text',
  copied: 'Text je zkopírovaný.',
  notCopied: 'Prohlížeč to nedovolil. Text je označený: zkopíruj ho z\u00a0nabídky.',
  discard: 'Zahodit',
  discarded: 'Změna je smazaná.',
  unnamedPage: 'nějaká stránka',
  action: {
    note: (page) => `Tvoje poznámka: ${page}`,
    save: (page) => `Uložení: ${page}`,
    unsave: (page) => `Odebrání: ${page}`,
    remove: (page) => `Odebrání ze seznamu: ${page}`,
    restore: (page) => `Vrácení do seznamu: ${page}`,
    place: (page) => `Pořadí v\u00a0seznamu: ${page}`,
    copy: (page) => `Zkopírování do jiného seznamu: ${page}`,
    move: (page) => `Přesun do jiného seznamu: ${page}`,
    create: () => 'Nový seznam',
    rename: () => 'Nový název seznamu',
    delete: () => 'Smazání seznamu',
  },
  otherAction: 'Změna tvých uložených',
  reason: {
    invalid_change: 'Web jí nerozuměl.',
    invalid_name: 'Název seznamu má 1 až 60 znaků.',
    note_too_long: 'Poznámka má nejvýš 500 znaků.',
    note_conflict:
      'Jiné tvoje zařízení tam také napsalo poznámku a\u00a0obě dohromady mají víc než 500 znaků. Ta druhá se nezměnila.',
    list_full: 'Seznam byl plný: vejde se do něj nejvýš 200 stránek.',
    too_many_lists: 'Seznamů bylo tolik, kolik účet dovolí.',
    account_full: 'V\u00a0účtu už nebylo místo.',
    unknown_list: 'Seznam už neexistuje.',
    unknown_item: 'Stránka už v\u00a0seznamu není.',
    refused: 'Web ji odmítl a\u00a0neřekl proč.',
    too_large: 'Je příliš velká na odeslání.',
    expired: 'Čekala v\u00a0tomto zařízení déle než 30 dní.',
  },
} satisfies Translation<(typeof REFUSED_CHANGES_WORDS)['en']>
