import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  notFound: {
    heading: 'Aucune route ne mène ici',
    lead: 'Cette page a déménagé ou n’a jamais existé.',
    didYouMean: (count) =>
      choosePlural('fr', count, {
        one: 'Cherchais-tu celle-ci\u202f?',
        other: 'Cherchais-tu l’une de celles-ci\u202f?',
      }),
    home: 'Aller à l’accueil',
    suggestions: 'Par ici, il y a une route, ou un ferry',
    impossible: 'Cette adresse ne peut pas exister.',
  },
  failure: { title: 'Une erreur s’est produite', description: 'Cette page n’a pas pu être affichée.' },
} satisfies Translation<typeof en>
