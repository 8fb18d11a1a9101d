import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boxAround,
  DESKTOP_METRICS,
  type LabelBox,
  labelBox,
  overlaps,
  PHONE_METRICS,
} from '#src/maps/labels/label-box.ts'
import type { MarkCandidate } from './mark-candidate.ts'
import { placeLabels } from './place-labels.ts'
import { SAMPLE_MAP } from './sample-map.ts'

const wish = (x: number, y: number, label: string, role: MarkCandidate['role'] = 'place'): MarkCandidate => ({
  x,
  y,
  label,
  role,
})

type Mark = ReturnType<typeof placeLabels>[number]

function boxes(marks: readonly Mark[], metrics: typeof DESKTOP_METRICS): readonly LabelBox[] {
  return marks.map(({ x, y, label, side, role }) => {
    if (role === 'sight') return boxAround(x, y, metrics.sightRadius)
    const gap = role === 'name' ? metrics.sightGap : metrics.gap
    return labelBox(x, y, label, side, { ...metrics, gap })
  })
}

function collisions(list: readonly LabelBox[]): number {
  return list.flatMap((box, index) => list.slice(index + 1).filter((other) => overlaps(box, other))).length
}

const anyWish = fc.record({
  x: fc.integer({ min: 0, max: 760 }),
  y: fc.integer({ min: 0, max: 700 }),
  label: fc.stringMatching(/^[A-Z][a-z]{2,14}$/),
  role: fc.constantFrom('capital' as const, 'place' as const, 'sight' as const),
})

describe('placeLabels', () => {
  it('places a name to the right when it fits, and to the left at the right edge', () => {
    const marks = placeLabels(SAMPLE_MAP, [wish(300, 400, 'Middle'), wish(740, 300, 'Edge')])
    expect(marks.map(({ side }) => side)).toEqual(['right', 'left'])
  })

  it('always shows the subject of the page, even without space', () => {
    const marks = placeLabels(SAMPLE_MAP, [wish(20, 20, 'Here', 'here'), wish(22, 22, 'Other')])
    expect(marks.map(({ label }) => label)).toEqual(['Here'])
    expect(marks[0]?.isMinor).toBe(false)
  })

  it('places a name beside the number that covers its dot', () => {
    const marks = placeLabels(SAMPLE_MAP, [wish(300, 400, '1', 'sight'), wish(304, 402, 'Fes')])
    expect(marks[1]).toMatchObject({ label: 'Fes', role: 'name', x: 300, y: 400, side: 'right' })
  })

  it('leaves out a place under a number that has moved there from elsewhere', () => {
    const numbers = [wish(300, 400, '1', 'sight'), wish(306, 400, '2', 'sight')]
    const labelsOf = (x: number): readonly string[] =>
      placeLabels(SAMPLE_MAP, [...numbers, wish(x, 400, 'Fes')]).map(({ label }) => label)
    expect(labelsOf(304)).toEqual(['1', '2', 'Fes'])
    expect(labelsOf(325)).toEqual(['1', '2'])
  })

  it('shows a name once, and one name per number', () => {
    const number = wish(300, 400, '1', 'sight')
    const names = [wish(304, 402, 'Warsaw', 'capital'), wish(296, 398, 'Warsaw'), wish(302, 397, 'Warszawa')]
    const marks = placeLabels(SAMPLE_MAP, [number, ...names])
    expect(marks.map(({ label }) => label)).toEqual(['1', 'Warsaw'])
  })

  it('places the name of a sight beside its number, wherever that has moved', () => {
    const sight = (label: string, x: number): MarkCandidate => wish(x, 400, label, 'sight')
    const title = (of: string, label: string): MarkCandidate => ({ ...wish(0, 0, label, 'name'), of })
    const alone = placeLabels(SAMPLE_MAP, [sight('1', 300), title('1', 'Old Town')])
    expect(alone[1]).toMatchObject({ label: 'Old Town', x: 300, y: 400 })
    const crowded = placeLabels(SAMPLE_MAP, [sight('1', 300), sight('2', 306), title('1', 'Old Town')])
    const [first, , name] = crowded
    expect(name).toMatchObject({ label: 'Old Town', x: first?.x, y: first?.y })
  })

  it('separates two sights beyond the edge at the same distance', () => {
    const km = (x: number): MarkCandidate => wish(x, 46, '3 km', 'name')
    const marks = placeLabels(SAMPLE_MAP, [
      wish(200, 46, '1', 'sight'),
      km(200),
      wish(400, 46, '2', 'sight'),
      km(400),
    ])
    expect(marks.filter(({ label }) => label === '3 km')).toHaveLength(2)
  })

  it('marks names as minor that would overlap in the type size of a phone', () => {
    const marks = placeLabels(SAMPLE_MAP, [wish(300, 400, 'First'), wish(300, 430, 'Second')])
    expect(marks.map(({ isMinor }) => isMinor)).toEqual([false, true])
  })

  it('keeps the name of a neighbour off the subject on a phone', () => {
    const subject = 'm300 200l200 0 0 200-200 0z'
    const isMinorAt = (x: number) =>
      placeLabels({ ...SAMPLE_MAP, subject }, [wish(x, 300, 'Ruritania', 'land')])[0]?.isMinor
    expect([isMinorAt(225), isMinorAt(130)]).toEqual([true, false])
  })

  it('places a distance beside no other number than its own', () => {
    const number = (x: number, label: string): MarkCandidate => ({
      ...wish(x, 650, label, 'sight'),
      away: 90,
    })
    const distance: MarkCandidate = { ...wish(300, 650, 'Statue, 6 km', 'name'), of: '1' }
    const sideOf = (...numbers: readonly MarkCandidate[]) =>
      placeLabels(SAMPLE_MAP, [...numbers, distance]).find(({ role }) => role === 'name')?.side
    expect(sideOf(number(300, '1'))).toBe('right')
    expect(sideOf(number(300, '1'), number(370, '2'))).toBe('left')
    expect(sideOf(number(300, '1'), number(350, '2'), number(250, '3'))).toBeUndefined()
  })

  it('keeps a distance off an islet', () => {
    const land = 'm580 290l40 0 0 30-40 0z'
    const [, distance] = placeLabels({ ...SAMPLE_MAP, land }, [
      { ...wish(700, 306, '3', 'sight'), away: 0 },
      { ...wish(700, 306, '113 km', 'name'), of: '3' },
    ])
    expect(distance?.isMinor ?? true).toBe(true)
  })

  it('places the name of a sea at its first free position', () => {
    const sea: MarkCandidate = {
      ...wish(300, 400, 'Sea', 'water'),
      positions: [
        { x: 302, y: 402 },
        { x: 500, y: 500 },
      ],
    }
    const [, water] = placeLabels(SAMPLE_MAP, [wish(300, 400, '1', 'sight'), sea])
    expect(water).toEqual({ x: 500, y: 500, label: 'Sea', role: 'water', side: 'right', isMinor: false })
  })

  it('places no number on the inset', () => {
    const [number] = placeLabels(SAMPLE_MAP, [wish(100, 100, '1', 'sight')])
    expect(Math.max(number?.x ?? 0, number?.y ?? 0)).toBeGreaterThan(18 + 150 + 21)
    expect(number?.anchor).toEqual({ x: 100, y: 100 })
  })

  it('never lets names or numbers overlap, on desktop or on a phone', () => {
    fc.assert(
      fc.property(fc.array(anyWish, { maxLength: 20 }), (wishes) => {
        const marks = placeLabels(SAMPLE_MAP, wishes)
        expect(collisions(boxes(marks, DESKTOP_METRICS))).toBe(0)
        expect(
          collisions(
            boxes(
              marks.filter(({ isMinor }) => !isMinor),
              PHONE_METRICS,
            ),
          ),
        ).toBe(0)
      }),
      { numRuns: 60 },
    )
  })
})
