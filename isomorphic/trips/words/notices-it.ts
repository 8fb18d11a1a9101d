import { MAX_TRIP_NAME_LENGTH, MAX_TRIP_NOTE_LENGTH } from '#isomorphic/trips/trip-limits.ts'
import { toMonth } from '#isomorphic/words/italian-prepositions.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

/** Italian lines about a day. */
export const noticesIt = {
  season: (month, word, place) => `${place} ${toMonth(month)}: ${word}.`,
  seasons: { hot: 'troppo caldo', wet: 'troppa pioggia', cold: 'troppo freddo' },
  holiday: (name, country) => `${name}, giorno festivo (${country}): porte chiuse e treni pieni.`,
  festival: (month, name, text) => `${name}, ${toMonth(month)}. ${text}`,
  light: (rise, set) => `C’è luce all’incirca dalle ${rise} alle ${set}.`,
  dark: (rise, set) => `C’è luce all’incirca dalle ${rise} alle ${set}: una tappa comincia col buio.`,
  entry: (country) => `Quali documenti servono, e a chi (${country}):`,
  long: (hours) =>
    `Circa ${hours} ore di visite e tragitti: più di quanto ci si goda di solito in un giorno.`,
} satisfies Translation<(typeof en)['notices']>

/** Italian answers to changes that were refused. */
export const problemsIt = {
  form: 'Non abbiamo capito. Riprova.',
  name: 'Una voce ha bisogno di un nome.',
  value: `Uno dei valori non va bene: un nome ha al massimo ${MAX_TRIP_NAME_LENGTH} caratteri, le note ${MAX_TRIP_NOTE_LENGTH}, e un importo è un numero come 12,50.`,
  unknown_entity: 'Questa voce non fa più parte del viaggio.',
  invalid_operation: 'Uno dei valori non va bene.',
  too_many: 'Il viaggio ha già tutte le voci di questo tipo che può avere. Prima rimuovine una.',
  trip_full: 'Il viaggio è pieno: elimina le note che non ti servono più.',
  view_only: 'Questo viaggio puoi solo vederlo; chi l’ha creato può permetterti di modificarlo.',
  too_fast: 'Sono molte modifiche in poco tempo. Aspetta un minuto.',
} satisfies Translation<(typeof en)['problem']>
