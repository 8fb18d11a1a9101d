import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const cs = {
  notFound: {
    heading: 'Sem žádná cesta nevede',
    lead: 'Tato stránka se přestěhovala, nebo nikdy neexistovala.',
    didYouMean: (count) =>
      choosePlural('cs', count, {
        one: 'Nehledáš tuto?',
        few: 'Nehledáš některou z\u00a0těchto?',
        many: 'Nehledáš některou z\u00a0těchto?',
        other: 'Nehledáš některou z\u00a0těchto?',
      }),
    home: 'Na úvodní stránku',
    suggestions: 'Sem vede cesta, nebo aspoň trajekt',
    impossible: 'Taková adresa nemůže existovat.',
  },
  failure: { title: 'Něco se pokazilo', description: 'Tuto stránku se nepodařilo zobrazit.' },
} satisfies Translation<typeof en>
