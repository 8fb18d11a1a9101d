import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  title: 'Números anteriores',
  description: 'Cada número del boletín de Fernway, palabra por palabra.',
  lead: 'Lo que recibieron los suscriptores, palabra por palabra.',
  empty: 'Aún no se ha enviado ningún número. Los suscriptores reciben el primero.',
  subscribe: 'Recibir el próximo',
  newsletter: 'Boletín',
  author: 'Redacción de Fernway',
  otherLanguages: 'También enviado en:',
  unavailable: {
    title: 'Los números anteriores no están disponibles',
    description: 'Ahora no se pueden mostrar los números anteriores.',
    lead: 'Ahora no podemos cargar los números anteriores. Todo lo demás sigue ahí; vuelve a intentarlo en unos minutos.',
    newsletter: 'El boletín',
  },
  withdrawn: {
    title: 'Este número se ha retirado',
    description: 'Este número ya no se muestra.',
    lead: 'Hemos retirado este número del boletín. Los demás siguen ahí.',
    newsletter: 'El boletín',
  },
} satisfies Translation<typeof en>
