import { inContinentFr } from '#isomorphic/words/continents-fr.ts'
import { choosePlural, formatList, formatNumber } from '#isomorphic/words/formats.ts'
import type { Translation } from '#isomorphic/words/translation.ts'
import type { en } from './en.tsx'

const lead = 'Des lieux qui vaudront le voyage dans l’année qui vient, et comment bien aborder chacun d’eux.'

export const fr = {
  home: {
    description:
      'Des guides de pays, de régions et de villes, chacun avec son affiche\u00a0: quand partir, comment se déplacer, que manger et trois façons de remplir tes journées.',
    card: 'Guides et affiches du monde entier',
    rank: (rank, count) => `Best in Travel, nº\u00a0${rank} sur ${count}`,
    plan: (place) => `Préparer un voyage\u00a0: ${place}`,
    inSeason: (month) => `De saison en ${month}`,
    explore: 'Découvrir Best in Travel',
    rail: 'Best in Travel, les premières affiches',
    topics: 'De quoi as-tu envie\u202f?',
    allStories: 'Tous les récits',
    stories: 'Nouveaux récits',
    continents: 'Commence par un continent',
    closing: {
      heading: 'Ou ferme les yeux et pose le doigt',
      lead: 'Chaque pays a sa page ici, même ceux qui ne figurent sur aucune liste.',
      all: 'Toutes les destinations',
      credit: (name, path) => (
        <>
          {'Sur l’affiche\u00a0: '}
          <a href={path}>{name}</a>
        </>
      ),
    },
  },
  places: {
    heading: 'Destinations',
    description: (count) =>
      `${formatNumber('fr', count)} pays, régions et villes sur dix continents, des incontournables jusqu’au bout de la ligne de ferry.`,
    lead: (count) =>
      `${formatNumber('fr', count)} lieux, de ceux que tout le monde connaît à ceux que dessert un bateau par semaine.`,
    count: (count) => (
      <>
        {count}
        <span className="visually-hidden">
          {` ${choosePlural('fr', count, { one: 'lieu', other: 'lieux' })}`}
        </span>
      </>
    ),
    all: (count, continent) => (
      <>
        {choosePlural('fr', count, { one: '1 lieu', other: `Les ${count} lieux` })}
        <span className="visually-hidden">{` ${inContinentFr(continent)}`}</span>
      </>
    ),
  },
  continent: {
    title: (continent) => `${continent}\u00a0: lieux`,
    featured: 'Par où nous commencerions',
    countries: 'Tous les pays, de A à Z',
    depths:
      'Un guide complet dit tout ce qu’il faut pour un voyage\u00a0: trajets et durées, trois itinéraires, argent, eau, santé, accès de plain-pied. Un guide court dit pourquoi et quand partir, comment arriver et se déplacer, que voir et que manger.',
    depth: { full: 'Guide complet', short: 'Guide court' },
  },
  bestInTravel: {
    heading: 'Best in Travel',
    title: (category) => `Best in Travel\u00a0: ${category}`,
    description:
      'Des lieux qui vaudront le voyage dans l’année qui vient\u00a0: pays, régions, villes, voyages durables et petits prix, chacun avec son guide.',
    categoryDescription: (category, places, hasMore) =>
      `Best in Travel (${category})\u00a0: ${hasMore ? `${places.join(', ')} et d’autres` : formatList('fr', places)}. Quand partir, comment se déplacer et trois façons de remplir tes journées.`,
    lead,
    categoryLead: (category, count, total) => `${lead} ${category}\u00a0: ${count} sur ${total}.`,
    filter: 'Best in Travel par catégorie',
    all: (total) => `Les ${total}`,
    categories: {
      countries: 'Pays',
      regions: 'Régions',
      cities: 'Villes',
      sustainable: 'Durable',
      value: 'Petits prix',
    },
    rank: (rank) => `Nº\u00a0${rank}`,
    tags: (place) => `${place}\u00a0: on y va pour`,
  },
} satisfies Translation<typeof en>
