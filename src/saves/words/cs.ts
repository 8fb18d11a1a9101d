import { MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH } from '#src/http/rules/user-text.ts'
import { MAX_CHANGES_PER_DAY, MAX_LISTS } from '#src/saves/rules/saves-limits.ts'
import type { en } from './en.ts'

export const cs = {
  mainListName: 'Uložené',
  head: {
    saves: { title: 'Uložené', description: 'Místa, zajímavosti a\u00a0příběhy, které máš uložené.' },
    save: { title: (page) => `Uložit: ${page}`, description: 'Vyber seznam, do kterého stránka přijde.' },
    shared: { description: 'Místa, zajímavosti a\u00a0příběhy podle čtenářského výběru.' },
    countries: { title: 'Země', description: 'Země, které znáš, a\u00a0země, kam se chceš podívat.' },
    device: {
      title: 'Uložené v\u00a0tomto zařízení',
      description: 'Místa, zajímavosti a\u00a0příběhy uložené v\u00a0tomto prohlížeči bez přihlášení.',
    },
    continue: { title: 'Pokračovat', description: 'Co bylo v\u00a0plánu před přihlášením.' },
    import: { title: 'Import', description: 'Co se ve tvém souboru našlo.' },
  },
  page: {
    storyMeta: (topic, minutes) => `${topic} · ${minutes} min čtení`,
    sightMeta: (place) => `Zajímavost, ${place}`,
    removed: 'Stránka, která už v\u00a0průvodci není',
  },
  counted: {
    place: (count) =>
      `${count} ${choosePlural('cs', count, { one: 'místo', few: 'místa', many: 'místa', other: 'míst' })}`,
    sight: (count) =>
      `${count} ${choosePlural('cs', count, { one: 'zajímavost', few: 'zajímavosti', many: 'zajímavosti', other: 'zajímavostí' })}`,
    story: (count) =>
      `${count} ${choosePlural('cs', count, { one: 'příběh', few: 'příběhy', many: 'příběhu', other: 'příběhů' })}`,
  },
  list: {
    storiesGroup: 'Příběhy',
    removedGroup: 'Už není v\u00a0průvodci',
    distanceTo: (distance, next) => `${distance} – ${next}`,
    mapTitle: (list) => `Mapa: ${list}`,
  },
  import: {
    defaultListName: 'Importované',
    pointWithoutName: 'Bod bez názvu',
    entryWithoutPage: 'Položka bez názvu stránky',
  },
  countryMarked: (country) => `Označeno: ${country}.`,
  countryUnmarked: (country) => `Už není označeno: ${country}.`,
  unknownCountry: 'Žádná země v\u00a0průvodci se tak nejmenuje. Vyber ji ze seznamu.',
  unnamed: { page: 'Tato stránka', list: 'bez názvu', position: 'jinde' },
  position: (position, total) => `${position}. z\u00a0${total}`,
  openList: (list) => `Otevřít: ${list}`,
  done: {
    saved: ({ name, otherName }) => `Uloženo do seznamu ${otherName}: ${name}.`,
    removed: ({ name }) => `Odebráno ze seznamu: ${name}.`,
    restored: ({ name }) => `Vráceno zpět: ${name}.`,
    noted: ({ name }) => `Poznámka je uložená: ${name}. Vidíš ji jen ty.`,
    'noted-openly': ({ name, isShared }) =>
      isShared
        ? `Poznámka je uložená: ${name}. Může si ji přečíst každý, kdo má odkaz na seznam.`
        : `Poznámka je uložená: ${name}. Ostatní si ji přečtou, až budeš seznam sdílet.`,
    ordered: ({ name, position }) => `${name}: teď ${position}.`,
    copied: ({ name, otherName }) => `Zkopírováno do seznamu ${otherName}: ${name}.`,
    moved: ({ name, otherName }) => `Přesunuto do seznamu ${otherName}: ${name}.`,
    created: () => 'Nový seznam je hotový.',
    renamed: () => 'Seznam má nový název.',
    shared: () => 'Seznam má odkaz. Kdo ho má, může si seznam přečíst, a\u00a0nic víc.',
    unshared: () => 'Odkaz už neplatí.',
    deleted: () => 'Seznam je smazaný. Pokud měl odkaz, už neplatí.',
    revived: ({ isShared }) =>
      isShared
        ? 'Seznam je zpátky a\u00a0jeho odkaz zase platí.'
        : 'Seznam je zpátky. Odkaz nemá, jako předtím.',
    'copied-partly': () =>
      `Seznam je teď i\u00a0tvůj, až na to, co se nevešlo: do seznamu se vejde nejvýš ${MAX_LIST_ITEMS} stránek.`,
    'copied-list': () => 'Seznam je teď i\u00a0tvůj: je to kopie a\u00a0můžeš ji měnit, jak chceš.',
  },
  problem: {
    form: 'Tomu nerozumíme. Zkus to znovu.',
    name: `Seznam potřebuje název, který má 1 až ${MAX_NAME_LENGTH} znaků.`,
    note: `Poznámka má nejvýš ${MAX_NOTE_LENGTH} znaků.`,
    'note-conflict': `Jiné tvoje zařízení tam také napsalo poznámku a\u00a0obě dohromady mají víc než ${MAX_NOTE_LENGTH} znaků. Ta druhá se nezměnila.`,
    'list-full': `Do seznamu se vejde nejvýš ${MAX_LIST_ITEMS} stránek. Nejdřív jednu odeber.`,
    'too-many-lists': `Máš ${MAX_LISTS} seznamů a\u00a0víc jich mít nemůžeš. Nejdřív jeden smaž.`,
    'too-large': 'Soubor je větší než 1\u00a0MB.',
    'wrong-file':
      'Soubor se nepodařilo přečíst. Vyber soubor GPX, KML nebo CSV, seznam z\u00a0Google Takeout, nebo soubor JSON exportovaný odsud.',
    'no-list': 'Tento seznam už neexistuje.',
    'account-full':
      'V\u00a0účtu už není místo. Odeber stránky nebo zkrať poznámky; místo po nich se uvolní za den.',
    'too-many-changes': `Dnes už proběhlo ${MAX_CHANGES_PER_DAY} změn a\u00a0víc jich za den být nemůže. Pokračuj prosím zítra.`,
    'too-fast': 'To bylo moc najednou. Počkej minutu a\u00a0zkus to znovu.',
  },
} satisfies Translation<typeof en>
