import { describe, expect, it } from 'vitest'
import { SCENE_TOUCHES } from '#art/kit/scene.ts'
import { scenes } from '#art/scenes.ts'
import { choosePoster, type PosterConstraints } from './choose-poster.ts'
import { EDITOR_ONLY_TOUCHES, touchesOf } from './touch-rules.ts'

type Given = Pick<PosterConstraints, 'continent' | 'latitude' | 'longitude' | 'traits'>

const PLACES = {
  luzon: { continent: 'asia', latitude: 17, longitude: 121, traits: ['rice-terraces', 'mountains'] },
  geiranger: { continent: 'europe', latitude: 62, longitude: 7, traits: ['fjord', 'mountains'] },
  milford: { continent: 'pacific', latitude: -45, longitude: 168, traits: ['fjord', 'waterfall'] },
  songKol: { continent: 'asia', latitude: 42, longitude: 75, traits: ['steppe', 'mountains'] },
  serengeti: { continent: 'africa', latitude: -2, longitude: 35, traits: ['savannah', 'steppe'] },
  prague: { continent: 'europe', latitude: 50, longitude: 14, traits: ['bridge', 'big-city', 'old-town'] },
  nairobi: { continent: 'africa', latitude: -1, longitude: 37, traits: ['big-city'] },
  hongKong: { continent: 'asia', latitude: 22, longitude: 114, traits: ['big-city', 'harbour'] },
  zermatt: { continent: 'europe', latitude: 46, longitude: 7.7, traits: ['mountains', 'glacier', 'railway'] },
  peninsula: { continent: 'antarctica', latitude: -65, longitude: -62, traits: ['ice', 'polar'] },
  angkor: { continent: 'asia', latitude: 13.4, longitude: 103.9, traits: ['temple', 'ruins', 'palms'] },
  piran: { continent: 'europe', latitude: 45.5, longitude: 13.6, traits: ['harbour', 'old-town', 'coast'] },
  sanMarino: {
    continent: 'europe',
    latitude: 43.9,
    longitude: 12.4,
    traits: ['hill-town', 'fort', 'mountains'],
  },
  luxembourg: { continent: 'europe', latitude: 49.8, longitude: 6.2, traits: ['fort', 'bridge', 'old-town'] },
  vilnius: {
    continent: 'europe',
    latitude: 55,
    longitude: 24,
    traits: ['dunes', 'old-town', 'lakes', 'autumn'],
  },
  guyana: { continent: 'south-america', latitude: 5, longitude: -59, traits: ['rainforest', 'jungle-river'] },
  gabon: { continent: 'africa', latitude: -1, longitude: 12, traits: ['rainforest', 'jungle-river'] },
  copan: { continent: 'central-america', latitude: 15, longitude: -89, traits: ['ruins', 'rainforest'] },
  saintLucia: {
    continent: 'caribbean',
    latitude: 14,
    longitude: -61,
    traits: ['volcano', 'island', 'rainforest'],
  },
  aruba: {
    continent: 'caribbean',
    latitude: 12.5,
    longitude: -70,
    traits: ['beach', 'desert', 'island', 'coast'],
  },
  cuba: {
    continent: 'caribbean',
    latitude: 21.5,
    longitude: -80,
    traits: ['old-town', 'palms', 'beach', 'fort'],
  },
  cyprus: {
    continent: 'europe',
    latitude: 35,
    longitude: 33,
    traits: ['island', 'beach', 'ruins', 'mountains'],
  },
  belarus: { continent: 'europe', latitude: 53, longitude: 28, traits: ['lakes', 'autumn', 'fort', 'moor'] },
  myanmar: { continent: 'asia', latitude: 22, longitude: 98, traits: ['temple', 'ruins', 'lakes'] },
  andes: { continent: 'south-america', latitude: -13, longitude: -72, traits: ['mountains', 'market'] },
} as const satisfies Readonly<Record<string, Given>>

/** Every scene that a place may get, for any name and number of neighbours. */
function possibleScenes(given: Given): ReadonlySet<string> {
  const found = new Set<string>()
  for (let index = 0; index < 40; index++) {
    const wish = { ...given, id: `place-${index}`, scene: null, ownsScene: false, isSynthetic: false }
    for (let attempt = 0; attempt < 12; attempt += 5) found.add(choosePoster(wish, attempt).scene)
  }
  return found
}

describe('scene rules', () => {
  it.each([
    ['luzon', 'terraces'],
    ['geiranger', 'fjord'],
    ['songKol', 'yurts'],
    ['prague', 'embankment'],
    ['hongKong', 'bay-skyline'],
    ['zermatt', 'alpine'],
    ['andes', 'plaza'],
    ['angkor', 'wat'],
    ['piran', 'quay'],
    ['sanMarino', 'crag-castle'],
    ['luxembourg', 'old-bridge'],
    ['vilnius', 'town-square'],
    ['guyana', 'canopy-walk'],
    ['copan', 'step-pyramid'],
    ['saintLucia', 'green-isle'],
    ['aruba', 'palm-beach'],
    ['myanmar', 'wat'],
    ['peninsula', 'ice-strait'],
  ] as const)('offer %s the scene %s', (place, scene) => {
    expect(possibleScenes(PLACES[place])).toContain(scene)
  })

  it.each([
    ['milford', 'fjord'],
    ['serengeti', 'yurts'],
    ['nairobi', 'bay-skyline'],
    ['nairobi', 'embankment'],
    ['hongKong', 'hilltown'],
    ['andes', 'alpine'],
    ['andes', 'market'],
    ['peninsula', 'aurora'],
    ['prague', 'domes'],
    ['prague', 'skyline'],
    ['aruba', 'atoll'],
    ['saintLucia', 'jungle'],
    ['gabon', 'canopy-walk'],
    ['cuba', 'hilltown'],
    ['cyprus', 'spires'],
    ['belarus', 'viaduct'],
    ['myanmar', 'pagoda'],
    ['sanMarino', 'town-square'],
    ['piran', 'caldera'],
  ] as const)('never give %s the scene %s', (place, scene) => {
    expect(possibleScenes(PLACES[place])).not.toContain(scene)
  })
})

describe('touchesOf', () => {
  const lagoonCity = { continent: 'europe', latitude: 45.4, longitude: 12.3 } as const

  it('shows the gondola only in the city in a lagoon', () => {
    expect(touchesOf('canal', lagoonCity, ['canals', 'lagoon'])).toEqual(['gondola'])
    expect(touchesOf('canal', lagoonCity, ['canals', 'harbour'])).toEqual([])
  })

  it('shows a tram only in a big city with railway and harbour', () => {
    expect(touchesOf('hilltown', lagoonCity, ['railway', 'harbour', 'big-city'])).toContain('tram')
    expect(touchesOf('hilltown', lagoonCity, ['railway', 'hill-town'])).not.toContain('tram')
  })

  it('shows outriggers where they are in use, and boats without them elsewhere', () => {
    const touchesAt = (continent: 'pacific' | 'africa' | 'caribbean', longitude: number) =>
      touchesOf('palm-beach', { continent, latitude: -15, longitude }, ['beach'])
    expect(touchesAt('pacific', -170)).toEqual(['outrigger'])
    expect(touchesAt('africa', 47)).toEqual(['outrigger'])
    expect(touchesAt('africa', -13)).toEqual([])
    expect(touchesAt('caribbean', -61)).toEqual([])
  })

  it('gives a scene no touch of another scene', () => {
    const everything = ['canals', 'lagoon', 'railway', 'harbour', 'big-city', 'mountains', 'palms']
    expect(touchesOf('stilt', lagoonCity, everything)).toEqual([])
  })

  it('has a scene for every touch', () => {
    const traits = [
      'canals',
      'lagoon',
      'railway',
      'harbour',
      'big-city',
      'mountains',
      'palms',
      'fort',
      'volcano',
    ]
    const settings = [lagoonCity, { continent: 'asia', latitude: 29, longitude: 101 } as const]
    const found = settings.flatMap((setting) =>
      Object.keys(scenes).flatMap((scene) => touchesOf(scene, setting, traits)),
    )
    expect(new Set([...found, ...EDITOR_ONLY_TOUCHES])).toEqual(new Set(SCENE_TOUCHES))
  })
})
