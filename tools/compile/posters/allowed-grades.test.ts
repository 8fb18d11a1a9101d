import { describe, expect, it } from 'vitest'
import { INK_GRADES } from '#art/grading/ink-grade.ts'
import { scenes } from '#art/scenes.ts'
import { isGradeAllowed } from './allowed-grades.ts'

describe('isGradeAllowed', () => {
  const tropics = { continent: 'asia', latitude: 10, longitude: 110 } as const

  it('allows at least three grades for every scene in the tropics', () => {
    for (const scene of Object.keys(scenes)) {
      const fitting = INK_GRADES.filter((grade) => isGradeAllowed(grade, scene, tropics))
      expect(fitting.length, scene).toBeGreaterThanOrEqual(3)
    }
  })

  it('excludes grades that contradict the drawing', () => {
    // A low sun at noon, lit windows by day, red roofs turned grey.
    for (const [scene, grade] of [
      ['palm-beach', 'noon'],
      ['town-square', 'noon'],
      ['town-square', 'high-sun'],
      ['palm-beach', 'monsoon'],
      ['old-bridge', 'mist'],
      ['nile-temple', 'noon'],
    ] as const) {
      expect(isGradeAllowed(grade, scene, tropics), `${scene} ${grade}`).toBe(false)
    }
  })

  it('never turns the water of a reef or a canal orange', () => {
    for (const scene of ['reef', 'canal', 'lighthouse', 'fjord']) {
      expect(isGradeAllowed('dusk', scene, tropics)).toBe(false)
      expect(isGradeAllowed('golden-hour', scene, tropics)).toBe(false)
    }
  })
})
