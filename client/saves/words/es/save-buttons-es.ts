import type { SAVE_BUTTONS_WORDS } from '#client/saves/words/save-buttons-words.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const saveButtonsEs = {
  pageName: (label) => label.replace(/^Guardar: /, ''),
  pressed: (page, isSaved) => (isSaved ? `Guardado: ${page}.` : `Quitado de tus guardados: ${page}.`),
  changesRejected:
    'Algunos cambios hechos sin conexión no se han podido aplicar. Están guardados en este dispositivo.',
  dayFull:
    'Hoy has hecho todos los cambios que admite una cuenta. El resto está guardado en este dispositivo y se envía mañana.',
  seeRejected: 'Ver cuáles y por qué',
  changeQueued: 'Guardado en este dispositivo. Llegará a tu cuenta cuando vuelvas a tener conexión.',
  notMoved: (count) =>
    count === 1
      ? 'Un guardado se queda en este dispositivo, porque no cabe en tu cuenta.'
      : `${count} guardados se quedan en este dispositivo, porque no caben en tu cuenta.`,
  failed: 'No se ha podido guardar. Inténtalo de nuevo.',
} satisfies Translation<(typeof SAVE_BUTTONS_WORDS)['en']>
