import { MAX_LIST_ITEMS } from '#isomorphic/saves/saves-names.ts'
import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH } from '#src/http/rules/user-text.ts'
import { MAX_CHANGES_PER_DAY, MAX_LISTS } from '#src/saves/rules/saves-limits.ts'
import type { en } from './en.ts'

export const it = {
  mainListName: 'Preferiti',
  head: {
    saves: {
      title: 'Preferiti',
      description: 'Le destinazioni, le cose da vedere e le storie che hai salvato.',
    },
    save: { title: (page) => `Salva: ${page}`, description: 'Scegliere la lista in cui va una pagina.' },
    shared: { description: 'Destinazioni, cose da vedere e storie scelte da chi legge Fernway.' },
    countries: { title: 'Paesi', description: 'I paesi che conosci già e quelli in cui vuoi andare.' },
    device: {
      title: 'Preferiti su questo dispositivo',
      description:
        'Le destinazioni, le cose da vedere e le storie che hai salvato in questo browser senza accedere.',
    },
    continue: { title: 'Continua', description: 'Quello che stavi per fare prima di accedere.' },
    import: { title: 'Importazione', description: 'Che cosa è stato trovato nel tuo file.' },
  },
  page: {
    storyMeta: (topic, minutes) => `${topic} · ${minutes} min di lettura`,
    sightMeta: (place) => `Da vedere, ${place}`,
    removed: 'Una pagina che non è più nella guida',
  },
  counted: {
    place: (count) => `${count} ${choosePlural('it', count, { one: 'destinazione', other: 'destinazioni' })}`,
    sight: (count) =>
      `${count} ${choosePlural('it', count, { one: 'cosa da vedere', other: 'cose da vedere' })}`,
    story: (count) => `${count} ${choosePlural('it', count, { one: 'storia', other: 'storie' })}`,
  },
  list: {
    storiesGroup: 'Storie',
    removedGroup: 'Non più nella guida',
    distanceTo: (distance, next) => `a ${distance}: ${next}`,
    mapTitle: (list) => `Mappa: ${list}`,
  },
  import: {
    defaultListName: 'Importati',
    pointWithoutName: 'Un punto senza nome',
    entryWithoutPage: 'Una voce che non indica nessuna pagina',
  },
  countryMarked: (country) => `Paese segnato: ${country}.`,
  countryUnmarked: (country) => `Paese non più segnato: ${country}.`,
  unknownCountry: 'Nessun paese della guida si chiama così. Scegline uno dalla lista.',
  unnamed: { page: 'quella pagina', list: 'l’altra lista', position: 'in un altro posto' },
  position: (position, total) => `al posto ${position} di ${total}`,
  openList: (list) => `Apri ${list}`,
  done: {
    saved: ({ name, otherName }) => `In ${otherName}: ${name}.`,
    removed: ({ name }) => `Non più in questa lista: ${name}.`,
    restored: ({ name }) => `Di nuovo qui: ${name}.`,
    noted: ({ name }) => `Nota salvata: ${name}. La vedi solo tu.`,
    'noted-openly': ({ name, isShared }) =>
      isShared
        ? `Nota salvata: ${name}. Può leggerla chiunque abbia il link della lista.`
        : `Nota salvata: ${name}. Gli altri potranno leggerla quando condividerai la lista.`,
    ordered: ({ name, position }) => `Ora ${position}: ${name}.`,
    copied: ({ name, otherName }) => `Anche in ${otherName}: ${name}.`,
    moved: ({ name, otherName }) => `Ora in ${otherName}: ${name}.`,
    created: () => 'La tua nuova lista è pronta.',
    renamed: () => 'La lista ha il suo nuovo nome.',
    shared: () => 'La lista ha un link. Chi ce l’ha può leggere la lista, e nient’altro.',
    unshared: () => 'Il link non funziona più.',
    deleted: () => 'La lista è stata eliminata. Se aveva un link, non funziona più.',
    revived: ({ isShared }) =>
      isShared
        ? 'La lista è tornata, e il suo link funziona di nuovo.'
        : 'La lista è tornata. Non ha un link, come prima.',
    'copied-partly': () =>
      `La lista ora è anche tua, tranne quello che non ci stava: una lista contiene al massimo ${MAX_LIST_ITEMS} pagine.`,
    'copied-list': () => 'La lista ora è anche tua: una copia che puoi cambiare come vuoi.',
  },
  problem: {
    form: 'Non abbiamo capito. Riprova.',
    name: `Una lista ha bisogno di un nome da 1 a ${MAX_NAME_LENGTH} caratteri.`,
    note: `Una nota ha al massimo ${MAX_NOTE_LENGTH} caratteri.`,
    'note-conflict': `Un altro dei tuoi dispositivi ha scritto lì una nota, e insieme superano i ${MAX_NOTE_LENGTH} caratteri. L’altra nota non è cambiata.`,
    'list-full': `Una lista contiene al massimo ${MAX_LIST_ITEMS} pagine. Prima rimuovine una.`,
    'too-many-lists': `Hai ${MAX_LISTS} liste, il massimo consentito. Prima eliminane una.`,
    'too-large': 'Questo file supera 1 MB.',
    'wrong-file':
      'Non è stato possibile leggere questo file. Scegli un file GPX, KML o CSV, una lista di Google Takeout o un JSON esportato da qui.',
    'no-list': 'Questa lista non esiste più.',
    'account-full':
      'Le tue liste contengono tutto quello che sta in un account. Rimuovi qualche pagina o accorcia qualche nota; lo spazio si libera dopo un giorno.',
    'too-many-changes': `Oggi hai fatto ${MAX_CHANGES_PER_DAY} modifiche, il massimo consentito. Continua domani.`,
    'too-fast': 'Troppe modifiche in una volta. Aspetta un minuto e riprova.',
  },
} satisfies Translation<typeof en>
