import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  consent: {
    privacyControl: 'Tu navegador envía Global Privacy Control. Lo respetamos: no se mide nada.',
    optedOut: 'Lo has rechazado, así que no se mide nada.',
    allowed: 'La medición está activada. Gracias.',
    refused: 'No se mide nada, como has elegido.',
    cookiesBlocked: 'Tu navegador bloquea las cookies, así que tu elección no se guarda y no se mide nada.',
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
