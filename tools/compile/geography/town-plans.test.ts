import { describe, expect, it } from 'vitest'
import { groundIds, readGround } from './ground-file.ts'
import { toPlanName } from './plan-feature.ts'
import { planOf, readTownPlans } from './town-plans.ts'

const plans = [...readTownPlans()]
/** Degrees: the sketch of a town may extend beyond its map. */
const FAR = 0.12

describe('town plans', () => {
  it('belong to maps that have a ground', () => {
    const grounds = groundIds()
    expect(plans.length).toBeGreaterThan(30)
    expect(plans.map(([id]) => id).filter((id) => !grounds.includes(id))).toEqual([])
  })

  it('draw nothing far from the ground of their town, as a wrong digit does', () => {
    const astray = plans.flatMap(([id, plan]) => {
      const boxes = plans.flatMap(([other, same]) => (same === plan ? (readGround(other)?.bounds ?? []) : []))
      return plan.features.flatMap(({ kind, lines }) => {
        const points = lines.flat()
        const isNear = boxes.some(
          ({ west, east, south, north }) =>
            Math.max(...points.map(([x]) => x)) > west - FAR &&
            Math.min(...points.map(([x]) => x)) < east + FAR &&
            Math.max(...points.map(([, y]) => y)) > south - FAR &&
            Math.min(...points.map(([, y]) => y)) < north + FAR,
        )
        return isNear || points.length === 0 ? [] : [`${id}: ${kind} at ${points[0]}`]
      })
    })
    expect(astray).toEqual([])
  })

  it('leave a map without a plan unchanged', () => {
    expect(planOf('nowhere')).toEqual({ features: [], names: [], unnamed: [], land: [], isAllLand: false })
  })
})

describe('toPlanName', () => {
  it('labels a hill at its centre and a river along its line, as land and as water', () => {
    const [hill] = toPlanName({ kind: 'hill', name: 'Lycabettus', oval: [38, 23.7, 300, 200, 0] })
    expect(hill).toMatchObject({ label: 'Lycabettus', role: 'land' })
    expect(hill?.at[0]?.[0]).toBeCloseTo(23.7, 6)
    expect(hill?.at[0]?.[1]).toBeCloseTo(38, 6)
    const line = [
      [1, 2],
      [3, 4],
    ] as const
    expect(toPlanName({ kind: 'river', name: 'Code', lines: [line] })).toEqual([
      {
        label: 'Code',
        role: 'water',
        at: [
          [2, 1],
          [4, 3],
        ],
      },
    ])
  })
})
