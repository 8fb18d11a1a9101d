import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  error: 'Quelque chose coince chez nous. Notre équipe est prévenue.',
  retry: 'Réessayer',
  home: 'Aller à l’accueil',
} satisfies Translation<typeof en>
