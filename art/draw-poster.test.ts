import { describe, expect, it } from 'vitest'
import { sampleOf } from '#test/support/sample.ts'
import { drawPoster } from './draw-poster.ts'
import { POSTER_SIZES, type PosterGrain, type PosterRatio } from './drawing/poster-ratio.ts'
import { INK_GRADES } from './grading/ink-grade.ts'
import { SCENE_TOUCHES } from './kit/scene.ts'
import { resolvePosterInks } from './poster-inks.ts'
import { altTextOf, familyOf, type PosterTraits } from './poster-traits.ts'
import { type SceneName, scenes } from './scenes.ts'

const RATIOS = Object.keys(POSTER_SIZES) as PosterRatio[]
const GRAINS: readonly PosterGrain[] = ['print', 'card', 'thumb']
const SCENES = sampleOf(Object.keys(scenes) as SceneName[], 30)
const MAX_GZIP_BYTES = 12_500
/** One across the whole screen takes 10 to 15 ms to draw (F36). */
const MAX_SPRAYS = 17
const STILT: PosterTraits = {
  seed: 'ganvie',
  scene: 'stilt',
  grade: 'as-drawn',
  isMirrored: false,
  disc: 'default',
}

async function gzipBytes(text: string): Promise<number> {
  const body = new Response(text).body
  if (body === null) {
    return 0
  }
  const packed = body.pipeThrough(new CompressionStream('gzip'))
  return (await new Response(packed).arrayBuffer()).byteLength
}

/** The names of elements left open; empty when every tag is closed in order. */
function openTags(svg: string): readonly string[] {
  const open: string[] = []
  for (const [, closing, name = '', selfClosing] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)(?:[^<>"]|"[^"<>]*")*?(\/?)>/g,
  )) {
    if (closing === '/') {
      if (open.pop() !== name) {
        return [`${name} closed out of order`]
      }
    } else if (selfClosing !== '/') {
      open.push(name)
    }
  }
  return open
}

describe('drawPoster', () => {
  it('gives the same text for the same traits', () => {
    expect(drawPoster(STILT, '4x5', 'print')).toBe(drawPoster({ ...STILT }, '4x5', 'print'))
  })

  it('changes with every trait', () => {
    const variants: readonly PosterTraits[] = [
      STILT,
      { ...STILT, seed: 'tonle-sap' },
      { ...STILT, scene: 'medina' },
      { ...STILT, grade: 'dawn' },
      { ...STILT, isMirrored: true },
      { ...STILT, disc: 'large' },
    ]
    expect(new Set(variants.map((traits) => drawPoster(traits, '4x5', 'print'))).size).toBe(variants.length)
  })

  it('turns only the drawing when mirrored, never the hero', () => {
    const mirrored = { ...STILT, isMirrored: true }
    expect(drawPoster(mirrored, '4x5', 'print')).toContain('translate(800 0) scale(-1 1)')
    expect(drawPoster(mirrored, 'hero', 'print')).not.toContain('scale(-1 1)')
  })

  it('never lets the seed reach the output', () => {
    const svg = drawPoster({ ...STILT, seed: '"><script>alert(1)</script>' }, '4x5', 'print')
    expect(svg).not.toContain('script')
    expect(openTags(svg)).toEqual([])
  })

  it('gives posters in one page ids of their own', () => {
    const idsOf = (svg: string): readonly string[] =>
      [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '')
    const ids = [
      ...idsOf(drawPoster(STILT, '4x5', 'print')),
      ...idsOf(drawPoster(STILT, '1x1', 'print')),
      ...idsOf(drawPoster(STILT, '4x5', 'thumb')),
      ...idsOf(drawPoster({ ...STILT, grade: 'mist' }, '4x5', 'print')),
    ]
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe.each(SCENES)('scene %s', (scene) => {
  const traits: PosterTraits = { ...STILT, scene }

  it('is registered under its own name', () => {
    expect(scenes[scene].name).toBe(scene)
    expect(scenes[scene].altText.length).toBeGreaterThan(20)
    expect(altTextOf(traits)).not.toMatch(/[.<>"]$/)
  })

  it.each(RATIOS)('is well-formed, complete and small in %s', async (ratio) => {
    for (const seed of ['a', 'b', 'c']) {
      const svg = drawPoster({ ...traits, seed }, ratio, 'print')
      expect(openTags(svg)).toEqual([])
      expect(svg).not.toMatch(
        /NaN|undefined|Infinity|<text|<image|="-\d+" height|http:\/\/(?!www\.w3\.org\/2000\/svg)/,
      )
      const names = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
      for (const [, used] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) {
        expect(names).toContain(used)
      }
      expect(await gzipBytes(svg)).toBeLessThanOrEqual(MAX_GZIP_BYTES)
    }
  })

  it('is sprayed so few times that a slow machine draws it at once (F36)', () => {
    for (const seed of ['a', 'b', 'c']) {
      const svg = drawPoster({ ...traits, seed }, 'hero', 'print')
      expect([...svg.matchAll(/<path [^>]*filter="/g)].length).toBeLessThanOrEqual(MAX_SPRAYS)
      // Three passes, no further than the shape: a filter that asks for more is worked out in every piece of the screen.
      for (const [, head = '', passes = ''] of svg.matchAll(/<filter id="\w*s\d+"([^>]*)>(.*?)<\/filter>/g)) {
        expect(head).toContain('x="0" y="0" width="1" height="1"')
        expect(head).not.toContain('userSpaceOnUse')
        expect([...passes.matchAll(/<fe/g)].length).toBeLessThanOrEqual(3)
      }
    }
  })

  it.each(GRAINS)('carries the grain %s in its filter alone', (grain) => {
    const withoutIds = (svg: string): string =>
      svg.replace(/p[0-9a-z]{6}p[pct]/g, '').replaceAll(/ k1="[\d.]+" k3="[\d.]+" k4="-[\d.]+"/g, '')
    expect(withoutIds(drawPoster(traits, '4x5', grain))).toBe(withoutIds(drawPoster(traits, '4x5', 'print')))
  })
})

describe('touches', () => {
  const town: PosterTraits = { ...STILT, scene: 'hilltown' }

  it('change the drawing and the sentence of a scene that knows them', () => {
    const withTram: PosterTraits = { ...town, touches: ['castle', 'tram', 'waterside'] }
    expect(drawPoster(withTram, '4x5', 'print')).not.toBe(drawPoster(town, '4x5', 'print'))
    expect(altTextOf(withTram)).toContain('tram')
    expect(altTextOf(town)).not.toContain('tram')
  })

  it.each(SCENES)('leave %s well-formed and small, all at once', async (scene) => {
    for (const ratio of RATIOS) {
      const svg = drawPoster({ ...STILT, scene, touches: SCENE_TOUCHES }, ratio, 'print')
      expect(openTags(svg)).toEqual([])
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(await gzipBytes(svg)).toBeLessThanOrEqual(MAX_GZIP_BYTES)
    }
  })
})

describe('graded traits', () => {
  it('reads as the family of the scene or of the grade', () => {
    expect(familyOf(STILT)).toBe('tropical-dusk')
    expect(new Set(INK_GRADES.map((grade) => familyOf({ ...STILT, grade }))).size).toBe(12)
  })

  it('names the light of the grade in the alternative text', () => {
    expect(altTextOf(STILT)).toBe('Stilt houses on a lagoon, a pirogue gliding past, at dusk')
    expect(altTextOf({ ...STILT, grade: 'dawn' })).toBe(
      'Stilt houses on a lagoon, a pirogue gliding past, at dawn',
    )
  })

  it('re-inks the drawing and the inks a page borrows alike', () => {
    const noon: PosterTraits = { ...STILT, grade: 'noon' }
    const inks = resolvePosterInks(noon)
    expect(inks.mistInk).not.toBe(scenes.stilt.mistInk)
    expect(drawPoster(noon, '4x5', 'print')).toContain(inks.mistInk)
    expect(drawPoster(noon, '4x5', 'print')).toContain(inks.accentInk)
  })
})
