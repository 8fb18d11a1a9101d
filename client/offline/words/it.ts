import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

const days = new Intl.DateTimeFormat('it', { dateStyle: 'long' })
const countPages = (count: number): string => (count === 1 ? '1 pagina' : `${count} pagine`)

export const it = {
  dialog: {
    title: (name) => `${name} offline`,
    allGuides: 'Tutte le guide offline',
    close: 'Chiudi',
  },
  panel: {
    checking: 'Calcolo della dimensione…',
    unknown: 'Al momento la dimensione non è disponibile.',
    checkAgain: 'Controlla di nuovo',
    download: 'Scarica la guida',
    resume: 'Riprendi',
    retry: 'Riprova',
    discard: 'Scarta',
    stop: 'Interrompi',
    update: 'Aggiorna la guida',
    remove: 'Rimuovi',
    partial: 'Una parte è già su questo dispositivo.',
    metered: 'Questa rete è lenta o a consumo: il download può aspettarne un’altra.',
    offered: (name, otherPages, size, isStory) => {
      const contents = isStory
        ? 'testo, manifesti e mappe'
        : 'testo, manifesti, mappe, frasi e cose da vedere'
      if (otherPages === 0) return `${name}, ${size}: ${contents}.`
      return `${name}, con ${otherPages === 1 ? 'una pagina' : `${otherPages} pagine`} intorno, ${size}: ${contents}.`
    },
    downloading: (name) => `Download in corso: ${name}`,
    progress: (size, totalSize) => `${size} di ${totalSize}`,
    progressWithFiles: (files, totalFiles, size, totalSize) =>
      `${files} file su ${totalFiles}, ${size} di ${totalSize}`,
    downloaded: (size) => `Su questo dispositivo, ${size}.`,
    downloadedOn: (size, time) => `Su questo dispositivo, ${size}. Data del download: ${days.format(time)}.`,
  },
  failures: {
    cancelled: 'Interrotto. Puoi riprendere da qui.',
    offline: 'La rete non c’è più. Quando torna, puoi riprendere da qui.',
    'quota exceeded':
      'Su questo dispositivo non c’è abbastanza spazio. Le tue altre guide sono intatte; se ne rimuovi una, si libera spazio.',
    busy: 'In questo momento il sito è molto richiesto. Tra un minuto puoi riprendere da qui.',
    'build changed': 'La guida è appena stata aggiornata. Tra un minuto puoi riprendere da qui.',
    failed: 'Non ha funzionato. Le tue altre guide sono intatte; riprova più tardi.',
  },
  list: {
    updateAll: 'Aggiorna tutte',
    updating: (position, count, name) => `${position} di ${count}: ${name}`,
    upToDate: 'Tutte le guide sono aggiornate.',
    notUpdated: (names) => `Non aggiornate: ${names}. Quello che è su questo dispositivo resta com’è.`,
    install: 'Aggiungi Fernway alla schermata Home',
    size: (name, size) => `${name}: ${size}`,
  },
  storage: {
    free: (free) => `C’è spazio per ${free}.`,
    used: (used, free, isPersistent) => {
      const space = free === null ? 'non c’è altro spazio' : `c’è ancora spazio per ${free}`
      const duration = isPersistent
        ? 'Restano finché non le rimuovi.'
        : 'Il browser può cancellarle quando al dispositivo manca lo spazio.'
      return `Le tue guide occupano ${used}; ${space}. ${duration}`
    },
    freed: (name, size) => `Guida rimossa: ${name}. Spazio di nuovo libero: ${size}.`,
  },
  ranking: {
    section: 'Quale di questi, e quando?',
    open: 'Quale di questi, e quando?',
    failed: 'Non ha funzionato. Riprova, oppure aggiorna prima una guida.',
  },
  search: {
    label: 'Cerca nelle tue guide offline',
    submit: 'Cerca',
    section: 'Ricerca nelle tue guide offline',
    none: (query) => `Nelle tue guide offline non c’è niente per «${query}».`,
    results: (query, count) => `${countPages(count)} per «${query}» nelle tue guide offline`,
    corrected: (query, count, correction) =>
      `Nelle tue guide offline non c’è niente per «${query}». ${countPages(count)} per ${correction}`,
  },
} satisfies Translation<typeof en>
