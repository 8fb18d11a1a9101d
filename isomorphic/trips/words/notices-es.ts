import { MAX_TRIP_NAME_LENGTH, MAX_TRIP_NOTE_LENGTH } from '#isomorphic/trips/trip-limits.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

/** Spanish lines about a day. */
export const noticesEs = {
  season: (month, word, place) => `${place} en ${month}: ${word}.`,
  seasons: { hot: 'demasiado calor', wet: 'demasiada lluvia', cold: 'demasiado frío' },
  holiday: (name, country) =>
    `${name}, día festivo (${country}): cuenta con puertas cerradas y trenes llenos.`,
  festival: (month, name, text) => `${name}, en ${month}. ${text}`,
  light: (rise, set) => `Hay luz de día de ${rise} a ${set}, más o menos.`,
  dark: (rise, set) => `Hay luz de día de ${rise} a ${set}, más o menos: una parada empieza de noche.`,
  entry: (country) => `Quién necesita qué papeles (${country}):`,
  long: (hours) => `Unas ${hours} horas de visitas y trayectos: más de lo que la mayoría disfruta en un día.`,
} satisfies Translation<(typeof en)['notices']>

/** Spanish answers to changes that were refused. */
export const problemsEs = {
  form: 'Eso no se ha entendido. Inténtalo de nuevo.',
  name: 'Una entrada necesita un nombre.',
  value: `Uno de los valores no es válido: un nombre admite hasta ${MAX_TRIP_NAME_LENGTH} caracteres, las notas hasta ${MAX_TRIP_NOTE_LENGTH}, y un importe es un número como 12,50.`,
  unknown_entity: 'Esa entrada ya no forma parte de este viaje.',
  invalid_operation: 'Uno de los valores no es válido.',
  too_many: 'El viaje tiene todas las entradas de este tipo que puede tener. Quita una antes.',
  trip_full: 'El viaje está lleno: quita notas que ya no necesites.',
  view_only: 'Puedes ver este viaje; quien lo creó puede dejarte cambiarlo.',
  too_fast: 'Han sido muchos cambios en poco tiempo. Espera un minuto.',
} satisfies Translation<(typeof en)['problem']>
