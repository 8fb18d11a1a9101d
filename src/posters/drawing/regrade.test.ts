import { describe, expect, it } from 'vitest'
import { drawPoster } from './draw-poster.ts'
import { contrastRatio, relativeLuminance } from './ink.ts'
import { gradeRule, INK_GRADES } from './ink-grade.ts'
import { isWarmInk, regradeInk } from './regrade.ts'
import { type SceneName, scenes } from './scenes.ts'

const SCENES = Object.keys(scenes) as SceneName[]
const PLANES_APART = 1.25
const STILL_APART = 1.19

function inksOf(scene: SceneName): readonly string[] {
  const svg = drawPoster(
    { seed: 'inks', scene, grade: 'as-drawn', isMirrored: false, disc: 'large' },
    '4x5',
    'print',
  )
  return [...new Set(svg.match(/#[0-9a-f]{6}\b/gi) ?? [])]
}

describe.each(INK_GRADES.filter((grade) => grade !== 'as-drawn'))('grade %s', (grade) => {
  const rule = gradeRule(grade)

  it.each(SCENES)('keeps order and contrast of the planes of %s', (scene) => {
    if (rule === undefined) {
      throw new Error('every grade but as-drawn has a rule')
    }
    const inks = inksOf(scene).toSorted((one, other) => relativeLuminance(one) - relativeLuminance(other))
    const graded = inks.map((ink) => regradeInk(ink, rule, scenes[scene]))
    for (const [index, ink] of inks.entries()) {
      for (const [later, other] of inks.entries()) {
        if (later > index && contrastRatio(ink, other) >= PLANES_APART) {
          const pair = [graded[index] ?? '', graded[later] ?? ''] as const
          expect(relativeLuminance(pair[0])).toBeLessThan(relativeLuminance(pair[1]))
          expect(contrastRatio(...pair), `${ink} ${other}`).toBeGreaterThanOrEqual(STILL_APART)
        }
      }
    }
  })

  it('fits within black and white', () => {
    expect((rule?.floor ?? 1) + (rule?.span ?? 1)).toBeLessThanOrEqual(1)
    expect(rule?.span).toBeGreaterThanOrEqual(0.82)
  })
})

describe('moonlight', () => {
  it('lets a moon shine: the palest inks stay bright', () => {
    const rule = gradeRule('moonlight')
    if (rule === undefined) throw new Error('moonlight has a rule')
    const [moon, sand] = ['#FFF3D0', '#E0C49A'].map((ink) =>
      relativeLuminance(regradeInk(ink, rule, scenes.delta)),
    )
    expect(moon).toBeGreaterThan(0.6)
    expect(sand).toBeLessThan(0.45)
  })
})

describe('isWarmInk', () => {
  it('tells a red sky from a blue one, and counts grey as cool', () => {
    expect(isWarmInk('#C9402B')).toBe(true)
    expect(isWarmInk('#2F7F96')).toBe(false)
    expect(isWarmInk('#8f9090')).toBe(false)
  })
})
