import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  onThisDevice: 'Su questo dispositivo',
  deviceHint: 'Accedi, e saranno anche nel tuo account.',
  notFound: 'Questo viaggio non è su questo dispositivo',
  notFoundText: 'Forse è su un altro dispositivo, o nel tuo account.',
  back: 'Tutti i viaggi',
  openOnSite: 'Apri sul sito',
  offline: 'Niente rete: le tue modifiche restano su questo dispositivo e vengono inviate quando torna.',
  changedByOthers: 'Un’altra persona ha modificato il viaggio.',
  remove: 'Elimina da questo dispositivo',
  confirmRemove: 'Eliminare questo viaggio? È solo su questo dispositivo.',
  signIn: 'Accedi per tenerlo nel tuo account',
  notStored: 'Questa modifica non è stata salvata su questo dispositivo. Il tuo testo è ancora nel modulo.',
} satisfies Translation<typeof en>
