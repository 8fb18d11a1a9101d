import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_TOOLS_WORDS } from './trip-tools-words.ts'

export const tripToolsCs = {
  print: 'Vytisknout',
  title: 'Tato cesta offline',
  measuring: 'Zjišťuje se velikost jejích průvodců…',
  offer: (count, size) =>
    `Plán a\u00a0${count} ${choosePlural('cs', count, { one: 'průvodce', few: 'průvodci', many: 'průvodce', other: 'průvodců' })} po jeho místech s\u00a0plakáty, mapami a\u00a0slovíčky: ${size}.`,
  download: (size) => `Stáhnout ${size}`,
  progress: (files, total) => `Soubory: ${files} z\u00a0${total}`,
  complete: 'Plán a\u00a0průvodci po jeho místech jsou v\u00a0tomto zařízení.',
  failed: 'Stahování se zastavilo. Co už přišlo, zůstává; zkus to znovu a\u00a0bude pokračovat.',
  unknown: 'Web teď není dostupný, a\u00a0tak velikost neznáme.',
  unsupported: 'Tento prohlížeč průvodce ukládat neumí. Samotný plán v\u00a0zařízení je.',
  retry: 'Zkusit znovu',
  close: 'Zavřít',
  refused: (count) =>
    choosePlural('cs', count, {
      one: 'Jednu změnu provedenou bez připojení nešlo uložit:',
      few: `${count} změny provedené bez připojení nešlo uložit:`,
      many: `${count} změny provedené bez připojení nešlo uložit:`,
      other: `${count} změn provedených bez připojení nešlo uložit:`,
    }),
  unknownTrip: 'Cestu někdo smazal, nebo už s\u00a0tebou není sdílená.',
  noCopy: 'Bez připojení. Tvůj text zůstal ve formuláři: až se připojení vrátí, odešli ho znovu.',
} satisfies Translation<(typeof TRIP_TOOLS_WORDS)['en']>
