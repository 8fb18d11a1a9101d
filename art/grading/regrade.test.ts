import { describe, expect, it } from 'vitest'
import { drawPoster } from '#art/draw-poster.ts'
import { contrastRatio, relativeLuminance } from '#art/drawing/ink.ts'
import { type SceneName, scenes } from '#art/scenes.ts'
import { sampleOf } from '#test/support/sample.ts'
import type { GradeRule } from './grade-rules.ts'
import { gradeRule, INK_GRADES } from './ink-grade.ts'
import { isWarmInk, regradeInk } from './regrade.ts'

const SCENES = sampleOf(Object.keys(scenes) as SceneName[])
const PLANES_APART = 1.25
const STILL_APART = 1.19

/** The inks of a scene as it was drawn, the darkest first. */
function inksOf(scene: SceneName): readonly string[] {
  const svg = drawPoster(
    { seed: 'inks', scene, grade: 'as-drawn', isMirrored: false, disc: 'large' },
    '4x5',
    'print',
  )
  const inks = [...new Set(svg.match(/#[0-9a-f]{6}\b/gi) ?? [])]
  return inks.toSorted((one, other) => relativeLuminance(one) - relativeLuminance(other))
}

const inks = new Map(SCENES.map((scene) => [scene, inksOf(scene)]))

/** Pairs of planes that can be told apart as drawn, and are in the wrong order or too alike in another light. */
function lostPairs(scene: SceneName, rule: GradeRule): readonly string[] {
  const drawn = inks.get(scene) ?? []
  const graded = drawn.map((ink) => regradeInk(ink, rule, scenes[scene]))
  return drawn.flatMap((ink, index) =>
    drawn.slice(index + 1).flatMap((other, next) => {
      if (contrastRatio(ink, other) < PLANES_APART) return []
      const [below = '', above = ''] = [graded[index], graded[index + 1 + next]]
      const staysApart =
        relativeLuminance(below) < relativeLuminance(above) && contrastRatio(below, above) >= STILL_APART
      return staysApart ? [] : [`${ink} ${other} as ${below} ${above}`]
    }),
  )
}

describe.each(INK_GRADES.filter((grade) => grade !== 'as-drawn'))('grade %s', (grade) => {
  const rule = gradeRule(grade)

  it.each(SCENES)('keeps order and contrast of the planes of %s', (scene) => {
    if (rule === undefined) {
      throw new Error('every grade but as-drawn has a rule')
    }
    expect(lostPairs(scene, rule)).toEqual([])
  })

  it('fits within black and white', () => {
    expect((rule?.minBrightness ?? 1) + (rule?.brightnessRange ?? 1)).toBeLessThanOrEqual(1)
    expect(rule?.brightnessRange).toBeGreaterThanOrEqual(0.82)
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
