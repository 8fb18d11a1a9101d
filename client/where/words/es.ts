import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const es = {
  label: 'Lo que buscas',
  before: { month: 'En ', warm: ', con tiempo ', interest: ', por ' },
  fields: { month: 'Mes', warm: 'Temperatura', interest: 'Interés' },
  any: { month: 'cualquier mes', warm: 'cálido o frío', interest: 'lo que sea' },
  warmths: { cold: 'frío', cool: 'fresco', mild: 'templado', warm: 'cálido', hot: 'caluroso' },
  interests: {
    beaches: 'las playas',
    mountains: 'la montaña y las caminatas',
    cities: 'las grandes ciudades',
    'old-towns': 'los cascos antiguos',
    food: 'la buena mesa',
    wildlife: 'la fauna',
    ruins: 'las ruinas',
    islands: 'las islas',
    deserts: 'los desiertos',
    snow: 'la nieve y el hielo',
    railways: 'los trenes',
    festivals: 'las fiestas',
  },
  end: ':',
  but: 'Pero: ',
  status: (fitting, size) =>
    fitting === 0
      ? `No encaja ninguno de estos ${size} lugares.`
      : `${choosePlural('es', fitting, { one: 'Encaja', other: 'Encajan' })} ${fitting} de ${size} lugares.`,
  advised: (count) =>
    `${choosePlural('es', count, { one: 'Falta un lugar', other: `Faltan ${count} lugares` })} por una advertencia de la guía.`,
  missing: 'Hace falta una guía descargada o actualizada hace poco. Con red funciona enseguida.',
} satisfies Translation<typeof en>
