import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  notFound: {
    heading: 'Por aquí no hay camino',
    lead: 'Esta página se ha mudado o nunca existió.',
    didYouMean: (count) =>
      choosePlural('es', count, { one: '¿Buscabas esta?', other: '¿Buscabas una de estas?' }),
    home: 'Ir al inicio',
    suggestions: 'Hasta aquí sí llega un camino, o un ferri',
    impossible: 'Esta dirección no puede existir.',
  },
  failure: { title: 'Algo ha ido mal', description: 'No se ha podido mostrar esta página.' },
} satisfies Translation<typeof en>
