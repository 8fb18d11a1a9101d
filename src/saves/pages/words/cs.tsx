import { listOrderCs } from '#isomorphic/saves/words/list-order-cs.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { countriesCs } from './countries-cs.ts'
import type { en } from './en.tsx'
import { importReportCs } from './import-report-cs.tsx'

type SharedContent = Parameters<(typeof en)['tools']['sharingSummary']>[0]

function notesSummary({ notes, sharedNotes }: SharedContent): string {
  if (notes === 0) return 'Poznámky u\u00a0něj nejsou.'
  if (sharedNotes === 0)
    return notes === 1
      ? 'Tvoje poznámka zůstane soukromá, dokud ji nezpřístupníš.'
      : `Tvoje poznámky (${notes}) zůstanou soukromé, dokud je nezpřístupníš.`
  return notes === 1
    ? 'Uvidí i\u00a0tvoji poznámku, kterou máš zpřístupněnou.'
    : `Uvidí i\u00a0poznámky, které máš zpřístupněné: ${sharedNotes} z\u00a0${notes}.`
}

export const cs = {
  listNameExample: 'Japonsko 2027',
  undo: 'Vrátit zpět',
  onTheMap: 'Na mapě',
  saves: {
    lists: 'Seznamy',
    countries: 'Země',
    newList: 'Nový seznam',
    newListName: 'Název',
    createList: 'Vytvořit seznam',
    listsLoading: 'Načítají se tvoje seznamy…',
    itemsLoading: 'Načítají se uložené stránky…',
    notFound: {
      title: 'Takový seznam tu není',
      text: 'Je smazaný, nebo nikdy nebyl tvůj.',
      back: 'Všechno uložené',
    },
    emptyList: 'Prázdný seznam',
    empty: {
      listTitle: (list) => `V\u00a0seznamu ${list} zatím nic není`,
      listText: (list) =>
        `U\u00a0kteréhokoli místa, zajímavosti nebo příběhu stiskni záložku a\u00a0vyber ${list}. Ze svých dalších seznamů sem můžeš položky přesunout.`,
      title: 'Zatím nic uloženého',
      text: 'U\u00a0kteréhokoli místa, zajímavosti nebo příběhu stiskni záložku: co uložíš, objeví se tady.',
      elsewhereTitle: (list) => `V\u00a0seznamu ${list} nic není`,
      elsewhereText: (lists) => `Co máš uložené, je v\u00a0seznamu ${lists}.`,
      find: 'Najít místo',
    },
  },
  items: {
    searchRegion: (list) => `V\u00a0seznamu ${list}`,
    searchLabel: (list) => `Hledat v\u00a0seznamu ${list}`,
    searchPlaceholder: (count) => `Hledat v\u00a0těchto ${count}`,
    search: 'Hledat',
    sortByOwnOrder: 'V\u00a0mém pořadí',
    sortByCountry: 'Seřadit podle zemí',
    noMatch: (list, query) =>
      `V\u00a0seznamu ${list} nic nemá „${query}“ v\u00a0názvu, v\u00a0zemi ani v\u00a0poznámce.`,
    showAll: (count) => `Zobrazit vše (${count})`,
  },
  item: {
    removed: 'Stránka, která už v\u00a0průvodci není',
    ...listOrderCs,
    close: 'Zavřít',
    noteState: {
      typing: 'Ukládá se při psaní',
      saving: 'Ukládá se…',
      saved: 'Uloženo',
      pending: 'Uloženo v\u00a0tomto zařízení, dokud web nebude dostupný',
      failed: 'Neuloženo. Zkus to znovu.',
    },
    remove: (page) => `Odebrat: ${page}`,
    noteOn: (page) => `Poznámka: ${page}`,
    othersMayRead: (isShared, renderHint) => (
      <>
        Ostatní ji smějí číst, {renderHint(isShared ? 'dokud je seznam sdílený' : 'až bude seznam sdílený')}
      </>
    ),
    othersMayReadThis: 'Ostatní to smějí číst',
    saveNote: 'Uložit poznámku',
    anotherListFor: (page) => `Jiný seznam: ${page}`,
    moveThere: 'Přesunout tam',
    copyThere: 'Zkopírovat tam',
    addNoteOrMove: 'Poznámka nebo přesun',
    addNote: 'Poznámka',
    editNoteOrMove: 'Upravit nebo přesunout',
    editNote: 'Upravit poznámku',
  },
  tools: {
    shareTitle: (list) => `Sdílet: ${list}`,
    share: 'Sdílet',
    shared: 'Sdílený',
    sharingHint: 'Odkaz, který nejde uhodnout. Sdílení můžeš kdykoli ukončit.',
    createLink: 'Vytvořit odkaz',
    linkLabel: 'Kdokoli s\u00a0tímto odkazem si seznam může přečíst',
    viewShared: 'Zobrazit, jak ho vidí ostatní',
    stopSharing: 'Přestat sdílet',
    sharingSummary: (content) =>
      `Ostatní uvidí jeho název a\u00a0${content.counted === '' ? 'to, co do něj dáš' : content.counted}, v\u00a0tomto pořadí. ${notesSummary(content)} Kdo jsi, neuvidí.`,
    rename: 'Přejmenovat',
    renameOrDelete: 'Přejmenovat nebo smazat',
    nameLabel: 'Název tohoto seznamu',
    deleteHint:
      'Smazáním zmizí seznam i\u00a0s\u00a0poznámkami. Stránky, které jsou i\u00a0v\u00a0jiných seznamech, tam zůstanou.',
    deleteSharedHint:
      'Smazáním zmizí seznam i\u00a0s\u00a0poznámkami a\u00a0jeho odkaz přestane platit. Stránky, které jsou i\u00a0v\u00a0jiných seznamech, tam zůstanou.',
    deleteList: 'Smazat seznam',
    download: 'Stáhnout',
    downloadTitle: 'Stáhnout seznam',
    keepGuides: 'Průvodci offline',
    planTrip: 'Naplánovat cestu',
    planTripOfAll: 'Naplánovat cestu ze všech seznamů',
  },
  files: {
    use: {
      gpx: 'pro turistické aplikace',
      kml: 'pro mapy a\u00a0virtuální glóby',
      csv: 'pro tabulky',
      json: 'pro pozdější import sem',
    },
    print: 'Nebo si tuto stránku vytiskni.',
    skipped: (count, total) =>
      `GPX a\u00a0KML obsahují místa na mapě: ${total - count} z\u00a0${total} položek. ${choosePlural(
        'cs',
        count,
        {
          one: 'Jedna položka polohu nemá',
          few: `${count} položky polohu nemají`,
          many: `${count} položky polohu nemají`,
          other: `${count} položek polohu nemá`,
        },
      )}; CSV a\u00a0JSON obsahují všechno.`,
  },
  shared: {
    copy: 'Zkopírovat do mých seznamů',
    empty: 'Tento seznam je teď prázdný.',
    chosenByReader: (counted) => `${counted}, čtenářský výběr.`,
  },
  device: {
    title: 'Uložené v\u00a0tomto zařízení',
    lead: 'Co si uložíš bez přihlášení, zůstane v\u00a0tomto prohlížeči, i\u00a0bez připojení.',
    signIn: 'Přihlásit se a\u00a0mít všechno všude',
    account: 'Uložené ve tvém účtu',
    empty: {
      title: 'V\u00a0tomto zařízení nic uloženého není',
      text: 'U\u00a0kteréhokoli místa, zajímavosti nebo příběhu stiskni záložku: co uložíš, objeví se tady.',
      find: 'Najít místo',
    },
    withoutScript:
      'Tento seznam potřebuje JavaScript, protože nikdy neopustí tvoje zařízení. Bez něj vede záložka k\u00a0přihlášení, a\u00a0co uložíš, je ve tvém účtu.',
  },
  continuing: {
    title: {
      save: (page) => `Uložit: ${page}`,
      copy: (list) => `Zkopírovat do tvých seznamů: ${list}`,
      share: (list) => `Sdílet: ${list}`,
      form: (list) => `Pokračovat: ${list}`,
    },
    lead: 'Přihlášení proběhlo. Okamžik, hned to dokončíme.',
    go: 'Pokračovat',
    cancel: 'Nechat být',
  },
  choose: {
    lists: 'Seznamy',
    isOn: (page, lists) => `V\u00a0seznamu ${lists}: ${page}.`,
    addToTrip: 'Přidat do cesty',
    onNone: (page) => `V\u00a0žádném z\u00a0tvých seznamů: ${page}.`,
    add: 'Přidat',
    addTo: (list) => `Přidat do seznamu ${list}`,
    remove: 'Odebrat',
    removeFrom: (list) => `Odebrat ze seznamu ${list}`,
    empty: 'Prázdný',
    count: (count) =>
      `${count} ${choosePlural('cs', count, { one: 'stránka', few: 'stránky', many: 'stránky', other: 'stránek' })}`,
    newList: 'Nebo do nového seznamu',
    createAndSave: 'Vytvořit seznam a\u00a0uložit',
    noteOn: (list) => `Poznámka, seznam ${list}`,
    saveNote: 'Uložit poznámku',
    open: (list) => `Otevřít: ${list}`,
    back: (page) => `Zpět: ${page}`,
  },
  importFile: {
    label: 'Nebo ze souboru',
    hint: 'GPX, KML, CSV, seznam z\u00a0Google Takeout, nebo seznam exportovaný odsud; nejvýš 1\u00a0MB. Najdou se v\u00a0něm místa a\u00a0zajímavosti průvodce a\u00a0uvidíš, které v\u00a0něm nejsou.',
    import: 'Importovat',
  },
  importReport: importReportCs,
  countries: countriesCs,
} satisfies Translation<typeof en>
