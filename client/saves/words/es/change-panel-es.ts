import type { CHANGE_PANEL_WORDS } from '#client/saves/words/change-panel-words.ts'
import { formatList } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const changePanelEs = {
  lists: 'En estas listas',
  newList: 'Lista nueva',
  nameExample: 'Japón 2027',
  create: 'Crear',
  done: 'Listo',
  addToTrip: 'Añadir a un viaje',
  count: (count) => (count === 0 ? 'Vacía' : `${count} en la lista`),
  isOn: (page, lists) => `En ${formatList('es', lists)}: ${page}.`,
  onNone: (page) => `Quitado de tus guardados: ${page}.`,
  noteOn: (list) => `Nota, en ${list}`,
  noteState: {
    typing: 'Se guarda mientras escribes',
    saving: 'Guardando…',
    saved: 'Guardado',
    pending: 'Guardado en este dispositivo hasta que se pueda conectar con el sitio',
    failed: 'No se ha guardado',
  },
  cannotRead: {
    'signed out': 'Tu sesión está cerrada. Vuelve a entrar.',
    failed: 'No se han podido leer tus listas. Inténtalo de nuevo.',
    unreachable: 'Tus listas no están en este dispositivo y ahora no se puede conectar con el sitio.',
  },
  problem: {
    list_full: 'Eso no cabía: una lista admite hasta 200 páginas.',
    too_many_lists: 'Tienes 30 listas, que es el máximo.',
    account_full: 'Tus listas contienen todo lo que admite una cuenta. Quita antes páginas o acorta notas.',
    invalid_name: 'El nombre de una lista tiene de 1 a 60 caracteres.',
    note_too_long: 'Una nota admite hasta 500 caracteres.',
    note_conflict:
      'Escribiste aquí otra nota desde otro dispositivo, y las dos juntas son demasiado largas. Tu texto está en la página de guardados.',
    unknown_list: 'Esa lista ya no existe.',
    failed: 'No ha funcionado. Inténtalo de nuevo.',
  },
} satisfies Translation<(typeof CHANGE_PANEL_WORDS)['en']>
