import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_IMPORT_WORDS } from './trip-import-words.ts'

const entries = (count: number): string =>
  `${count} ${choosePlural('cs', count, { one: 'místo', few: 'místa', many: 'místa', other: 'míst' })}`

/** Czech text of imports into trips. */
export const tripImportCs = {
  allSaves: 'Ze všeho uloženého',
  fromList: 'Naplánovat cestu',
  unnamed: 'Místo bez názvu',
  head: { title: 'Import do cesty', description: 'Co se ve tvém souboru našlo.' },
  fileTitle: 'Nebo začni souborem',
  addTitle: 'Přidat místa ze souboru',
  label: 'Soubor',
  hint: 'GPX, KML, CSV, GeoJSON, seznam nebo cesta z\u00a0tohoto webu; nejvýš 1 MB. Místa se stanou nápady cesty; cesta exportovaná odsud se vrátí celá.',
  addHint:
    'GPX, KML, CSV, GeoJSON, seznam nebo cesta z\u00a0tohoto webu; nejvýš 1 MB. Místa se stanou nápady této cesty.',
  read: 'Přečíst soubor',
  add: 'Přidat jako nápady',
  lead: (count, format) =>
    `${entries(count)} ${format === null ? 'z\u00a0tvého seznamu' : `z\u00a0tvého souboru ${format}`}. Dokud cestu nevytvoříš, nic se neukládá.`,
  withoutScript: 'Bez JavaScriptu se nejdřív přihlas a\u00a0potom vyber soubor.',
  signIn: 'Přihlásit se',
  added: (count, trip) => (count === 0 ? `Nic nového: ${trip}` : `Přidáno ${entries(count)}: ${trip}`),
  present: (count) =>
    `${entries(count)} už v\u00a0cestě ${choosePlural('cs', count, { one: 'bylo', few: 'byla', many: 'bylo', other: 'bylo' })}.`,
  duplicates: (count) =>
    choosePlural('cs', count, {
      one: 'Jedna položka opakuje jinou.',
      few: `${count} položky opakují jiné.`,
      many: `${count} položky opakují jiné.`,
      other: `${count} položek opakuje jiné.`,
    }),
  onlyPlaces:
    'Soubor je celá cesta a\u00a0tato z\u00a0něj přebírá místa. Chceš-li ji celou, začni se souborem novou cestu.',
  open: (trip) => `Otevřít: ${trip}`,
  skipped: 'Nepřečteno, nebo ne celé',
  entry: (number) => `Položka ${number}`,
  unnamedEntry: 'Položka bez názvu',
  more: (count) => `a\u00a0ještě ${count}`,
  reasons: {
    unreadable: 'nešla přečíst',
    empty: 'nemá název ani použitelnou polohu',
    not_a_point: 'je trasa nebo plocha, ale cesta má místa',
    too_many: 'je víc, než se do cesty vejde',
    position: 'je tu bez polohy, která nešla přečíst',
    shortened: 'je tu se zkráceným názvem nebo poznámkou',
    value: 'měla hodnotu, kterou cesta mít nemůže, a\u00a0je tu bez ní',
    trip_full: 'je tu bez textu, na který už v\u00a0cestě není místo',
    story: 'je příběh, ale cesta má místa',
  },
  problem: {
    no_file: 'Vyber prosím soubor.',
    empty: 'Soubor je prázdný.',
    too_large: 'Soubor je větší než 1\u00a0MB.',
    newer_version:
      'Soubor pochází z\u00a0pozdější verze tohoto webu. Načti stránku znovu a\u00a0zkus to ještě jednou.',
    nothing: 'Soubor se podařilo přečíst, ale žádné místo v\u00a0něm není.',
    too_fast: 'To bylo hodně souborů za krátkou dobu. Počkej minutu.',
    doctype: 'Soubor obsahuje deklaraci typu dokumentu, kterou z\u00a0bezpečnostních důvodů nečteme.',
    malformed_xml: 'Soubor není platné XML: možná je neúplný.',
    too_complex: 'Soubor má příliš mnoho prvků, nebo jsou do sebe vnořené příliš hluboko.',
    unknown_xml: 'Soubor je XML, ale není to GPX ani KML.',
    malformed_json: 'Soubor není platný JSON: možná je neúplný.',
    unknown_json:
      'Soubor je JSON, ale není to cesta ani seznam z\u00a0tohoto webu, ani GeoJSON s\u00a0prvky.',
    no_header:
      'Soubor nemá žádný z\u00a0formátů, které čteme, nebo tabulce chybí řádek s\u00a0názvy sloupců.',
  },
} satisfies Translation<(typeof TRIP_IMPORT_WORDS)['en']>
