import { choosePlural } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.ts'

export const fr = {
  label: 'Ton envie',
  before: { month: 'En ', warm: ', par un temps ', interest: ', pour ' },
  fields: { month: 'Mois', warm: 'Température', interest: 'Centre d’intérêt' },
  any: { month: 'n’importe quel mois', warm: 'chaud ou froid', interest: 'un peu de tout' },
  warmths: { cold: 'froid', cool: 'frais', mild: 'doux', warm: 'chaud', hot: 'très chaud' },
  interests: {
    beaches: 'les plages',
    mountains: 'la montagne et la randonnée',
    cities: 'les grandes villes',
    'old-towns': 'les vieilles villes',
    food: 'la gastronomie',
    wildlife: 'les animaux sauvages',
    ruins: 'les ruines',
    islands: 'les îles',
    deserts: 'les déserts',
    snow: 'la neige et la glace',
    railways: 'les trains',
    festivals: 'les fêtes',
  },
  end: '\u00a0:',
  but: 'Mais\u00a0: ',
  status: (fitting, size) =>
    fitting === 0
      ? `Aucun de ces ${size} lieux ne convient.`
      : `${fitting} ${choosePlural('fr', fitting, { one: `lieu sur ${size} convient`, other: `lieux sur ${size} conviennent` })}.`,
  advised: (count) =>
    `${choosePlural('fr', count, { one: 'Un lieu est écarté', other: `${count} lieux sont écartés` })} à cause d’un avertissement du guide.`,
  missing:
    'Il faut pour cela un guide téléchargé ou mis à jour récemment. Avec le réseau, cela marche tout de suite.',
} satisfies Translation<typeof en>
