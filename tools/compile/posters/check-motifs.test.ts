import { expect, it } from 'vitest'
import { altTextOf, type PosterTraits } from '#art/poster-traits.ts'
import { scenes } from '#art/scenes.ts'
import { findMotifErrors, motifsOf } from './check-motifs.ts'
import type { Motif } from './motif.ts'
import { PLACE_MOTIF_RULES } from './place-motif-rules.ts'
import { SCENE_MOTIFS } from './scene-motifs.ts'

const GREENLAND = {
  continent: 'north-america',
  latitude: 72,
  longitude: -40,
  traits: ['ice', 'fjord'],
} as const

const poster = (scene: PosterTraits['scene'], touches?: PosterTraits['touches']): PosterTraits => ({
  seed: 'a',
  scene,
  grade: 'as-drawn',
  isMirrored: false,
  disc: 'default',
  ...(touches ? { touches } : {}),
})

it('reports motifs that a place does not have, and motifs that are missing', () => {
  expect(findMotifErrors('greenland', GREENLAND, poster('rock-houses'))).toEqual([])
  const faults = findMotifErrors('greenland', GREENLAND, poster('spires'))
  expect(faults).toContain('greenland: no conifers there')
  expect(faults).toContain('greenland: never conifers')
  expect(faults).toContain('greenland: wants iceberg')
})

it('includes the motifs of touches', () => {
  expect(motifsOf(poster('quay')).has('palms')).toBe(false)
  expect(motifsOf(poster('quay', ['palms'])).has('palms')).toBe(true)
})

it('requires only motifs that some scene shows', () => {
  const known = new Set(
    Object.keys(scenes).flatMap((scene) => [...motifsOf(poster(scene as PosterTraits['scene']))]),
  )
  for (const touched of ['tram', 'castle'] as const) known.add(touched)
  const wanted = Object.values(PLACE_MOTIF_RULES).flatMap(({ must = [] }) => must)
  expect(wanted.filter((motif) => !known.has(motif))).toEqual([])
  expect(Object.keys(SCENE_MOTIFS).filter((scene) => !Object.hasOwn(scenes, scene))).toEqual([])
})

/** Words for the motif in an alternative text; small details at the edge need none. */
const WORDS: Readonly<Partial<Record<Motif, RegExp>>> = {
  baobabs: /baobab/i,
  bodega: /bodega/i,
  bones: /skeleton/i,
  camels: /camel/i,
  canal: /canal/i,
  castle: /castle|fort|wall|sentry|palace/i,
  church: /church|cathedral|basilica|monastery|abbey|dome|tower|bulb|spire|steeple/i,
  flamingos: /flamingo/i,
  gers: /yurt|felt/i,
  'glass-towers': /tower|skyscraper|buildings/i,
  gorillas: /silverback/i,
  'hot-pool': /pool|spring/i,
  iceberg: /\bice|floe|glacier/i,
  lighthouse: /lighthouse/i,
  llamas: /llama/i,
  maples: /maple|autumn/i,
  market: /market|stall/i,
  minaret: /minaret|mosque|tower|dome/i,
  mosque: /mosque|minaret|dome|portal/i,
  penguins: /penguin/i,
  'rice-terraces': /rice/i,
  'snow-ground': /snow/i,
  'snow-peaks': /snow|peak|mountain|glacier|alps|volcano|summit|cone/i,
  thatch: /thatch|hut|house/i,
  tram: /tram/i,
  volcano: /volcan|cone|spire|summit|peak/i,
  waterfall: /fall/i,
  whale: /whale/i,
  windmills: /windmill/i,
}

it.each(Object.entries(SCENE_MOTIFS))('the alternative text of %s names what is drawn', (scene, motifs) => {
  const sentence = altTextOf(poster(scene as PosterTraits['scene']))
  expect(motifs.filter((motif) => WORDS[motif]?.test(sentence) === false)).toEqual([])
})
