import type { KEEP_GUIDES_WORDS } from '#client/saves/words/keep-guides-words.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const keepGuidesCs = {
  title: 'Tento seznam a\u00a0jeho průvodci, offline',
  listStored:
    'Seznam s\u00a0tvými poznámkami zůstane v\u00a0tomto zařízení, dokud se neodhlásíš, a\u00a0v\u00a0Uložených se otevře i\u00a0bez připojení.',
  measuring: 'Zjišťuje se velikost…',
  offer: (count, size) =>
    `${count} ${choosePlural('cs', count, { one: 'průvodce', few: 'průvodci', many: 'průvodce', other: 'průvodců' })} s\u00a0plakáty, mapami a\u00a0slovíčky: ${size}.`,
  download: (size) => `Stáhnout ${size}`,
  progress: (files, total) => `Soubory: ${files} z\u00a0${total}`,
  complete: 'Všichni průvodci z\u00a0tohoto seznamu jsou v\u00a0zařízení.',
  failed: 'Stahování se zastavilo. Co už přišlo, zůstává; zkus to znovu a\u00a0bude pokračovat.',
  unknown: 'Web teď není dostupný, a\u00a0tak velikost neznáme.',
  retry: 'Zkusit znovu',
  allGuides: 'Všichni průvodci offline',
  close: 'Zavřít',
} satisfies Translation<(typeof KEEP_GUIDES_WORDS)['en']>
