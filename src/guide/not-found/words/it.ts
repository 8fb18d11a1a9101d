import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const it = {
  notFound: {
    heading: 'Qui non porta nessuna strada',
    lead: 'Questa pagina si è spostata o non è mai esistita.',
    didYouMean: (count) =>
      choosePlural('it', count, { one: 'Cercavi questa?', other: 'Cercavi una di queste?' }),
    home: 'Vai alla pagina iniziale',
    suggestions: 'Qui una strada arriva, o un traghetto',
    impossible: 'Questo indirizzo non può esistere.',
  },
  failure: {
    title: 'Qualcosa è andato storto',
    description: 'Non è stato possibile mostrare questa pagina.',
  },
} satisfies Translation<typeof en>
