import { MAX_TRIP_NAME_LENGTH, MAX_TRIP_NOTE_LENGTH } from '#isomorphic/trips/trip-limits.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

/** Italian lines about a day. */
export const noticesIt = {
  season: (month, word, place) => `${place} in ${month}: ${word}.`,
  seasons: { hot: 'troppo caldo', wet: 'troppa pioggia', cold: 'troppo freddo' },
  holiday: (name, country) => `${name}, giorno festivo (${country}): porte chiuse e treni pieni.`,
  festival: (month, name, text) => `${name}, in ${month}. ${text}`,
  light: (rise, set) => `Fa giorno circa dalle ${rise} alle ${set}.`,
  dark: (rise, set) => `Fa giorno circa dalle ${rise} alle ${set}: una tappa comincia col buio.`,
  entry: (country) => `Chi ha bisogno di quali documenti (${country}):`,
  long: (hours) =>
    `Circa ${hours} ore di visite e tragitti: più di quanto quasi tutti si godano in un giorno.`,
  weekdays: ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'],
} satisfies Translation<(typeof en)['notices']>

/** Italian answers to changes that were refused. */
export const problemsIt = {
  form: 'Non si è capito. Riprova.',
  name: 'Una voce ha bisogno di un nome.',
  value: `Uno dei valori non va bene: un nome ha al massimo ${MAX_TRIP_NAME_LENGTH} caratteri, le note ${MAX_TRIP_NOTE_LENGTH}, e un importo è un numero come 12,50.`,
  unknown_entity: 'Questa voce non fa più parte del viaggio.',
  invalid_operation: 'Uno dei valori non va bene.',
  too_many: 'Il viaggio ha già tutte le voci di questo tipo che può avere. Prima togline una.',
  trip_full: 'Il viaggio è pieno: togli note che non ti servono più.',
  view_only: 'Puoi guardare questo viaggio; chi l’ha creato può lasciartelo modificare.',
  too_fast: 'Sono molte modifiche in poco tempo. Aspetta un minuto.',
} satisfies Translation<(typeof en)['problem']>
