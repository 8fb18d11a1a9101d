import { MAX_TRIP_NAME_LENGTH, MAX_TRIP_NOTE_LENGTH } from '#isomorphic/trips/trip-limits.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

/** French lines about a day. */
export const noticesFr = {
  season: (month, word, place) => `${place} en ${month}\u00a0: ${word}.`,
  seasons: { hot: 'trop chaud', wet: 'trop pluvieux', cold: 'trop froid' },
  holiday: (name, country) =>
    `${name}, jour férié (${country})\u00a0: attends-toi à des portes closes et à des trains bondés.`,
  festival: (month, name, text) => `${name}, en ${month}. ${text}`,
  light: (rise, set) => `Il fait jour de ${rise} à ${set} environ.`,
  dark: (rise, set) => `Il fait jour de ${rise} à ${set} environ\u00a0: une étape commence à la nuit tombée.`,
  entry: (country) => `Les papiers nécessaires, selon la nationalité (${country})\u00a0:`,
  long: (hours) =>
    `Environ ${hours} heures de visites et de trajets\u00a0: plus que ce que la plupart des gens apprécient en une journée.`,
} satisfies Translation<(typeof en)['notices']>

/** French answers to changes that were refused. */
export const problemsFr = {
  form: 'Cette demande n’a pas été comprise. Réessaie.',
  name: 'Une entrée doit avoir un nom.',
  value: `Une des valeurs ne convient pas\u00a0: un nom compte ${MAX_TRIP_NAME_LENGTH} caractères au plus, des notes ${MAX_TRIP_NOTE_LENGTH}, et un montant est un nombre comme 12,50.`,
  unknown_entity: 'Cette entrée ne fait plus partie du voyage.',
  invalid_operation: 'Une des valeurs ne convient pas.',
  too_many: 'Le voyage ne peut pas contenir plus d’entrées de ce genre. Retires-en d’abord une.',
  trip_full: 'Le voyage est plein\u00a0: retire des notes dont tu n’as plus besoin.',
  view_only: 'Tu peux consulter ce voyage\u202f; la personne qui l’a créé peut te laisser le modifier.',
  too_fast: 'Cela fait beaucoup de modifications en peu de temps. Attends une minute.',
} satisfies Translation<(typeof en)['problem']>
