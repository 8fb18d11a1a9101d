import { SUPPORT_SHARE, WINTER_LATITUDE } from '#isomorphic/where/interest-rules.ts'
import { LIKENESS_SHARES, MIN_LIKENESS, MIN_SHARED_TRAITS } from '#isomorphic/where/like-places.ts'
import {
  CROWD_SHARES,
  GATEWAY_DETOUR,
  MAX_INTERESTS,
  MAX_OF_CONTINENT,
  MAX_OF_COUNTRY,
  MAX_REASONS,
  MAX_TRIP_KM,
  MAX_WISHES,
  NEAR_KM,
  NEARNESS_KM,
  NEXT_CLASS_SHARE,
  OVERLAND_LIMIT_HOURS,
  POINTS,
  RESULT_COUNT,
  SEASON_SHARES,
  TRIP_POINTS,
} from '#isomorphic/where/ranking-rules.ts'
import { formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './rules-en.ts'

/** Topics of stories, whose names come as the words of their slugs. */
const TOPICS: Readonly<Record<string, string>> = {
  beaches: 'les plages',
  'adventure travel': 'l’aventure',
  'art and culture': 'l’art et la culture',
  'food and drink': 'la gastronomie',
  'wildlife and nature': 'la nature et les animaux',
  'festivals and events': 'les fêtes',
}

const number = (value: number): string => formatNumber('fr', value)
const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`
const points = (share: number, maximum: number): string => number(Math.round(share * maximum * 10) / 10)

export const fr = {
  title: 'Comment les lieux sont choisis',
  description:
    'La règle selon laquelle Fernway répond à «\u00a0Où partir\u202f?\u00a0», avec tous ses chiffres\u00a0: pas de clics, pas d’argent, rien sur toi.',
  lead: 'Une réponse est une addition, détaillée ci-dessous, de ce que notre rédaction a écrit sur chaque lieu. Personne ne peut payer pour y figurer. De toi, seule compte ton envie\u00a0: la même envie donne les mêmes lieux à tout le monde.',
  mustHeading: 'Ce qu’un lieu doit avoir',
  must: [
    'Le guide ne déconseille pas d’y aller.',
    'Le mois que tu indiques y est, selon la rédaction, idéal, bon ou acceptable. Ceux qu’elle juge trop chauds, trop pluvieux ou trop froids ne sont jamais proposés.',
    'Des après-midi à la température que tu souhaites\u202f; pour «\u00a0frais\u00a0», «\u00a0doux\u00a0» ou «\u00a0chaud\u00a0», le cran voisin convient aussi. Mais «\u00a0chaud\u00a0» exclut les lieux où il ne fait jamais chaud, et les plages par un mois doux. Pour un mois sec\u00a0: sec (d’ordinaire jusqu’à environ 50\u00a0mm en peu de jours), ou quelques averses (jusqu’à environ 150\u00a0mm). Si le mois n’est qu’acceptable, le temps doit être exactement celui que tu souhaites.',
    'Quand la côte, les îles, la montagne, la nature, le désert ou la neige ont un autre climat que la ville ou le centre qui représente l’ensemble, c’est le leur qui compte pour ces centres d’intérêt, et les raisons le disent\u00a0: «\u00a0Sur la côte, chaud, sec\u00a0». La latitude n’exclut alors aucun mois, et un désert peut être très chaud, mais pas brûlant.',
    'Chaque centre d’intérêt que tu indiques. Les fêtes et la neige doivent tomber ce mois-là.',
    'Un séjour dont la durée minimale raisonnable tient dans le temps que tu as.',
    'Des prix qui ne dépassent pas ton budget\u202f; un lieu très bien avec des enfants, ou presque partout de plain-pied, si tu le demandes.',
    'Loin de la foule\u00a0: pas un lieu bondé plusieurs mois par an, ni un lieu très visité pendant ses meilleurs mois ou lors d’une fête, ni une région ou une ville très visitée pendant les vacances de son pays, ni alors les plages et les îles d’un pays très visité. Une fête qui remplit un lieu n’est pas calme, même si peu de monde y vient le reste de l’année.',
    `Depuis le point de départ\u00a0: ${number(MAX_TRIP_KM[3])}\u00a0km au plus pour un long week-end, ${number(MAX_TRIP_KM[7])}\u00a0km pour une semaine.`,
    `Pour «\u00a0pas trop loin\u00a0»\u00a0: à ${number(NEAR_KM[0])}\u00a0km au plus, environ quatre heures et demie de vol\u202f; pour un long week-end, ${number(NEAR_KM[3])}\u00a0km.`,
    `Quand un lieu n’est relié par avion ou par bateau qu’à peu de villes, la distance passe par celle qui allonge le moins\u202f; si elle dépasse la ligne droite de plus de ${percent(GATEWAY_DETOUR - 1)}, les raisons ne donnent pas cette ligne.`,
    `Pour «\u00a0sans avion\u00a0»\u00a0: un trajet en train, par la route ou en bateau que le guide connaît, de ${OVERLAND_LIMIT_HOURS[3]} heures au plus pour un long week-end, ${OVERLAND_LIMIT_HOURS[7]} pour une semaine, sinon ${OVERLAND_LIMIT_HOURS[0]}.`,
    'La côte, les îles, la montagne, la nature, le désert ou la neige d’un pays sont alors ceux de ses régions et de ses villes, quand le guide en connaît\u202f: le trajet vers un pays mène à sa capitale.',
  ],
  dropping: 'Chaque envie ne fait qu’écarter des lieux\u00a0: en abandonner une n’en retire jamais.',
  pointsHeading: 'Les points',
  pointsFor: 'Pour',
  pointsMaximum: 'Au plus',
  pointsHow: 'Comment',
  rows: [
    {
      name: 'Saison',
      maximum: POINTS.season,
      how: `Idéale ${points(SEASON_SHARES.best, POINTS.season)}, bonne ${points(SEASON_SHARES.good, POINTS.season)}, acceptable ${points(SEASON_SHARES.fair, POINTS.season)}. Sans mois\u00a0: la moyenne des douze, où comptent ceux qui conviennent.`,
    },
    {
      name: 'Météo',
      maximum: POINTS.weather,
      how: `Si tu la demandes. Un cran à côté de ton envie, ou des averses là où tu veux du sec, donne ${percent(NEXT_CLASS_SHARE)}.`,
    },
    {
      name: 'Centre d’intérêt',
      maximum: POINTS.interest,
      how: `Plus un trait est rare, plus il compte\u00a0: un fjord pèse plus que des montagnes. Les traits qui ne font qu’aider comptent ${percent(SUPPORT_SHARE)}. Le lieu qui en a le plus reçoit tous les points.`,
    },
    {
      name: 'Proximité',
      maximum: TRIP_POINTS.nearness,
      how: `Si tu indiques d’où tu pars. Tous les points jusqu’à ${number(NEARNESS_KM.all)}\u00a0km, aucun à partir de ${number(NEARNESS_KM.none)}\u00a0km, une échelle logarithmique entre les deux\u202f; sans avion, selon les heures.`,
    },
    {
      name: 'Durée',
      maximum: TRIP_POINTS.stay,
      how: 'Si tu indiques une durée. Tous les points si le lieu mérite autant de jours, moins s’il se voit plus vite.',
    },
    {
      name: 'Affluence',
      maximum: -TRIP_POINTS.crowd,
      how: `Si tu veux du calme, des points sont retirés\u00a0: ${percent(CROWD_SHARES.fame)} selon le nombre de visiteurs, ${percent(CROWD_SHARES.busy)} pour des vacances scolaires ou plusieurs jours fériés de suite ce mois-là.`,
    },
    {
      name: 'Accès',
      maximum: -POINTS.access,
      how: 'Retirés là où presque personne ne parvient\u202f: sans vol ni bateau qu’on puisse simplement réserver, ou avec un permis difficile à obtenir.',
    },
  ],
  order: [
    `Tu vois les ${RESULT_COUNT} lieux qui ont le plus de points\u00a0: ${MAX_OF_COUNTRY} au plus par pays et, si tu n’indiques ni départ ni continent, ${MAX_OF_CONTINENT} par continent tant que d’autres conviennent.`,
    'Un pays cède la place à une de ses régions ou villes retenues qui offre au moins autant de tout ce que tu indiques.',
    'À points égaux, l’ordre est celui de l’alphabet des noms anglais et commence chaque mois par une autre lettre.',
    `Une réponse prend en compte jusqu’à ${MAX_WISHES} envies, dont ${MAX_INTERESTS} centres d’intérêt. Chaque lieu a jusqu’à ${MAX_REASONS} raisons et une réserve, toutes tirées de son guide.`,
  ],
  interestsHeading: 'Ce qui compte, et pour quoi',
  interest: 'Centre d’intérêt',
  has: 'Ce qu’il faut',
  helps: 'Ce qui compte en plus',
  aFeast: 'une fête dans le mois, qui attire des visiteurs chaque année',
  inSeason: 'dans un mois idéal ou bon',
  forBathing: `dans un mois idéal ou bon et au moins doux, ou chaud et sec, jamais pluvieux\u202f; au-delà de ${WINTER_LATITUDE}° de latitude, pas en hiver, et dans un mois doux seulement de juillet à octobre (au sud, de janvier à avril)`,
  forBoats: 'dans un mois qui n’est ni froid, ni à la fois acceptable et pluvieux',
  notHot:
    'dans un mois qui n’est ni très chaud ni le premier ou le dernier d’un été très chaud, ou qui est idéal malgré tout',
  aStory: (topic) => `un récit sur ${TOPICS[topic] ?? topic}`,
  snow: 'un mois glacial, ou froid sans être sec, et idéal ou bon\u202f; glaciers aussi dans les mois frais, sauf en été',
  likeHeading: 'Comme là-bas, en plus calme',
  like: [
    `La ressemblance se compose ainsi\u00a0: ${percent(LIKENESS_SHARES.traits)} pour les traits communs, dont les rares pèsent plus, ${percent(LIKENESS_SHARES.weather)} pour la météo mois par mois, ${percent(LIKENESS_SHARES.continent)} pour le même continent, ${percent(LIKENESS_SHARES.kind)} pour le genre et la taille, ${percent(LIKENESS_SHARES.ground)} pour la côte, l’altitude et la ville.`,
    `Nous montrons les lieux qui atteignent ${percent(MIN_LIKENESS)}, avec au moins ${MIN_SHARED_TRAITS} traits communs, qui reçoivent moins de visiteurs, ou autant, mais pendant un bon mois sans vacances.`,
  ],
  ask: 'Poser une question',
} satisfies Translation<typeof en>
