import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { TRIP_IMPORT_WORDS } from './trip-import-words.ts'

const entries = (count: number): string =>
  `${count} ${choosePlural('it', count, { one: 'luogo', other: 'luoghi' })}`

export const it = {
  allSaves: 'Dai miei preferiti',
  fromList: 'Prepara un viaggio',
  unnamed: 'Un luogo senza nome',
  head: { title: 'Importa in un viaggio', description: 'Che cosa è stato trovato nel tuo file.' },
  fileTitle: 'O comincia da un file',
  addTitle: 'Aggiungi i luoghi di un file',
  label: 'File',
  hint: 'GPX, KML, CSV, GeoJSON, una lista o un viaggio esportati da qui; fino a 1 MB. I luoghi diventano idee del viaggio; un viaggio esportato da qui torna intero.',
  addHint:
    'GPX, KML, CSV, GeoJSON, una lista o un viaggio esportati da qui; fino a 1 MB. I suoi luoghi diventano idee di questo viaggio.',
  read: 'Leggi il file',
  add: 'Aggiungi come idee',
  lead: (count, format) =>
    `${entries(count)} ${format === null ? 'della tua lista' : `nel tuo file ${format}`}. Non si salva nulla finché non crei il viaggio.`,
  withoutScript: 'Senza JavaScript, prima accedi e poi scegli il file.',
  signIn: 'Accedi',
  added: (count, trip) =>
    count === 0 ? `Niente di nuovo per ${trip}` : `Aggiunti a ${trip}: ${entries(count)}`,
  present: (count) => `Già nel viaggio: ${entries(count)}.`,
  duplicates: (count) =>
    `${count} ${choosePlural('it', count, { one: 'voce ripete', other: 'voci ripetono' })} un’altra.`,
  onlyPlaces:
    'Il file è un viaggio intero, di cui questo viaggio prende i luoghi. Per averlo tutto, comincia un nuovo viaggio con il file.',
  open: (trip) => `Apri ${trip}`,
  skipped: 'Non letto, o non del tutto',
  entry: (number) => `Voce ${number}`,
  unnamedEntry: 'Una voce senza nome',
  more: (count) => `e altre ${count}`,
  reasons: {
    unreadable: 'illeggibile',
    empty: 'non ha né un nome né una posizione utilizzabile',
    not_a_point: 'è un tracciato o un’area, e un viaggio contiene luoghi',
    too_many: 'supera quello che un viaggio può avere',
    position: 'c’è, ma senza la posizione, che è illeggibile',
    shortened: 'c’è, con il nome o la nota accorciati',
    value: 'ha un valore che un viaggio non può avere, e c’è senza',
    trip_full: 'c’è, senza il testo per cui nel viaggio non c’è più posto',
    story: 'è una storia, e un viaggio contiene luoghi',
  },
  problem: {
    no_file: 'Scegli un file.',
    empty: 'Il file è vuoto.',
    too_large: 'Il file supera 1 MB.',
    newer_version: 'Il file viene da una versione più recente di questo sito. Ricarica la pagina e riprova.',
    nothing: 'Abbiamo letto il file, ma non contiene nessun luogo.',
    too_fast: 'Sono molti file in poco tempo. Aspetta un minuto.',
    doctype: 'Il file ha una dichiarazione del tipo di documento, che per sicurezza non viene letta.',
    malformed_xml: 'Il file non è XML ben formato: forse è troncato.',
    too_complex: 'Il file ha troppi elementi, o sono annidati troppo a fondo.',
    unknown_xml: 'Il file è XML, ma né GPX né KML.',
    malformed_json: 'Il file non è JSON valido: forse è troncato.',
    unknown_json: 'Il file è JSON, ma né un viaggio o una lista di questo sito né GeoJSON con oggetti.',
    no_header:
      'Il file non ha nessuno dei formati letti qui, o è una tabella senza una riga che nomini le colonne.',
  },
} satisfies Translation<(typeof TRIP_IMPORT_WORDS)['en']>
