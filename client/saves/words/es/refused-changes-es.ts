import type { REFUSED_CHANGES_WORDS } from '#client/saves/words/refused-changes-words.ts'
import type { Translation } from '#isomorphic/words/translation.ts'

export const refusedChangesEs = {
  title: 'Sin aplicar',
  lead: 'Hiciste estos cambios sin red y no se han podido aplicar. Están solo en este dispositivo: copia lo que quieras conservar. Al cerrar sesión se borran.',
  copy: 'Copiar el texto',
  copied: 'Texto copiado.',
  notCopied: 'El navegador no lo ha permitido. El texto está seleccionado: cópialo desde el menú.',
  discard: 'Descartar',
  discarded: 'El cambio se ha descartado.',
  unnamedPage: 'una página',
  action: {
    note: (page) => `Tu nota: ${page}`,
    save: (page) => `Guardar: ${page}`,
    unsave: (page) => `Quitar: ${page}`,
    remove: (page) => `Quitar de una lista: ${page}`,
    restore: (page) => `Devolver a una lista: ${page}`,
    place: (page) => `Cambiar de puesto: ${page}`,
    copy: (page) => `Copiar a otra lista: ${page}`,
    move: (page) => `Mover a otra lista: ${page}`,
    create: () => 'Una lista nueva',
    rename: () => 'El nuevo nombre de una lista',
    delete: () => 'Eliminar una lista',
  },
  otherAction: 'Un cambio de tus guardados',
  reason: {
    invalid_change: 'El sitio no lo ha entendido.',
    invalid_name: 'El nombre de una lista tiene de 1 a 60 caracteres.',
    note_too_long: 'Una nota admite hasta 500 caracteres.',
    note_conflict:
      'También escribiste allí una nota desde otro dispositivo, y las dos juntas pasan de 500 caracteres. La otra nota no ha cambiado.',
    list_full: 'La lista estaba llena: admite hasta 200 páginas.',
    too_many_lists: 'Tenías todas las listas que admite una cuenta.',
    account_full: 'Tus listas contenían todo lo que admite una cuenta.',
    unknown_list: 'La lista ya no existe.',
    unknown_item: 'La página ya no está en la lista.',
    refused: 'El sitio lo ha rechazado sin decir por qué.',
    too_large: 'Es demasiado grande para enviarlo.',
    expired: 'Llevaba en este dispositivo más de 30 días.',
  },
} satisfies Translation<(typeof REFUSED_CHANGES_WORDS)['en']>
