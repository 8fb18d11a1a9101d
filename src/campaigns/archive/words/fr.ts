import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  title: 'Anciens numéros',
  description: 'Chaque numéro de la lettre de Fernway, mot pour mot.',
  lead: 'Ce que les abonnés ont reçu, mot pour mot.',
  empty: 'Aucun numéro n’a encore été envoyé. Les abonnés reçoivent le premier.',
  subscribe: 'Recevoir le prochain',
  newsletter: 'Lettre d’information',
  author: 'La rédaction de Fernway',
  otherLanguages: 'Aussi paru en\u00a0:',
  unavailable: {
    title: 'Les anciens numéros sont indisponibles',
    description: 'Les anciens numéros ne peuvent pas être affichés pour l’instant.',
    lead: 'Nous ne pouvons pas charger les anciens numéros pour l’instant. Tout le reste est là\u202f; réessaie dans quelques minutes.',
    newsletter: 'La lettre d’information',
  },
  withdrawn: {
    title: 'Ce numéro a été retiré',
    description: 'Ce numéro n’est plus affiché.',
    lead: 'Nous avons retiré ce numéro de la lettre. Tous les autres sont toujours là.',
    newsletter: 'La lettre d’information',
  },
} satisfies Translation<typeof en>
