import type { Translation } from '#isomorphic/words/translation.ts'
import { en } from './en.ts'

export const es = {
  form: {
    title: 'Avisar de un error',
    description: 'Lo que está mal en una página, para la redacción.',
  },
  rejections: {
    invalid_text: 'Di en pocas palabras qué está mal: diez caracteres como mínimo, dos mil como máximo.',
    invalid_email:
      'Esa dirección no está completa. Corrígela, o deja el campo vacío si no quieres respuesta.',
    too_many: 'Demasiados avisos a la vez. Espera diez minutos y vuelve a enviarlo.',
    unavailable: 'No se ha podido guardar el aviso. Tu texto sigue aquí: envíalo otra vez en un minuto.',
  },
  thanks: {
    title: 'Gracias',
    heading: 'Gracias. Lo miraremos',
    lead: 'Cada aviso se lee, y se comprueba antes de cambiar nada.',
    allDestinations: 'Todos los destinos',
    backToPage: 'Volver a la página',
  },
  // Operators read English.
  mail: en.mail,
} satisfies Translation<typeof en>
