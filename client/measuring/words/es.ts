import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  cookieSettings: {
    title: 'Ajustes de cookies',
    close: 'Cerrar',
  },
  privacyControl: 'Tu navegador envía Global Privacy Control. Lo respetamos: no se mide ni se comparte nada.',
  feedback: {
    question: '¿Te ha servido?',
    useful: 'Sí',
    notUseful: 'No mucho',
    thanks: 'Gracias. Nos ayuda a decidir qué arreglar primero.',
  },
} satisfies Translation<typeof en>
