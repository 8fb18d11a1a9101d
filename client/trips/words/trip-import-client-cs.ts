import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_IMPORT_CLIENT_WORDS } from './trip-import-client-words.ts'

const entries = (count: number): string =>
  `${count} ${choosePlural('cs', count, { one: 'místo', few: 'místa', many: 'místa', other: 'míst' })}`

export const tripImportClientCs = {
  label: 'Přidat místa ze souboru',
  hint: 'GPX, KML, CSV, GeoJSON, seznam nebo cesta z\u00a0tohoto webu; nejvýš 1\u00a0MB. Místa se stanou nápady této cesty. Web soubor přečte a\u00a0nic z\u00a0něj neukládá.',
  add: 'Přidat jako nápady',
  added: (count, present, skipped) =>
    [
      `Přidáno mezi nápady: ${entries(count)}.`,
      ...(present === 0 ? [] : [`Už tu bylo: ${entries(present)}.`]),
      ...(skipped.length === 0 ? [] : [`Nepřečteno, nebo ne celé: ${skipped.join('; ')}.`]),
    ].join(' '),
  doesNotFit: (name) => `do cesty se nevejde ${name}`,
  offline: 'Soubor čte web a\u00a0ten je bez připojení nedostupný. Nic se nepřidalo.',
  unreadable:
    'Soubor nešel přečíst: je třeba GPX, KML, CSV, GeoJSON, seznam nebo cesta z\u00a0tohoto webu, nejvýš 1\u00a0MB.',
  tooFast: 'To bylo hodně souborů za krátkou dobu. Počkej minutu.',
} satisfies Translation<(typeof TRIP_IMPORT_CLIENT_WORDS)['en']>
