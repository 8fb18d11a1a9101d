import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  onThisDevice: 'En este dispositivo',
  deviceHint: 'Entra y estarán también en tu cuenta.',
  notFound: 'Este viaje no está en este dispositivo',
  notFoundText: 'Puede que esté en otro dispositivo o en tu cuenta.',
  back: 'Todos los viajes',
  openOnSite: 'Abrir en el sitio',
  offline: 'Sin red: tus cambios se guardan en este dispositivo y se envían cuando vuelva.',
  changedByOthers: 'Otra persona ha cambiado el viaje.',
  remove: 'Eliminar de este dispositivo',
  confirmRemove: '¿Eliminar este viaje? Solo está en este dispositivo.',
  signIn: 'Entrar para guardarlo en la cuenta',
  notStored: 'Este cambio no se ha podido guardar en este dispositivo. Tu texto sigue en el formulario.',
} satisfies Translation<typeof en>
