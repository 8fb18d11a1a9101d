import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawPoster } from '#art/draw-poster.ts'
import { XML_DECLARATION } from '#isomorphic/files/escape-xml.ts'
import { parseXml } from '#test/support/worker/parse-xml.ts'
import { drawCard } from './draw-card.ts'
import { layOutTitle } from './title-layout.ts'

const poster = drawPoster(
  { seed: 'card', scene: 'medina', grade: 'as-drawn', isMirrored: true, disc: 'default' },
  '16x9',
  'card',
)

describe('cardSvg', () => {
  it('is XML without any noise left to draw, whatever the title holds', () => {
    for (const title of ['Kyoto', 'Salt & "sand" <b>', '']) {
      const svg = drawCard(poster, title)
      expect(() => parseXml(`${XML_DECLARATION}\n${svg}`)).not.toThrow()
      expect(svg).not.toContain('filter="url')
    }
  })

  it('gives no shape an opacity that would cost a layer', () => {
    const seeThrough = /<(?:path|rect|circle) [^>]* opacity=/
    expect(poster).toMatch(seeThrough)
    expect(drawCard(poster, 'Kyoto')).not.toMatch(seeThrough)
    expect(drawCard(poster, 'Kyoto')).toMatch(/ (?:fill|stroke)-opacity="\.?\d/)
  })
})

describe('cardLines', () => {
  it('gives a short name the largest size and a long title three lines at most', () => {
    expect(layOutTitle('Kyoto', 1000)).toMatchObject({ lines: ['Kyoto'], fontSize: 124 })
    const long = layOutTitle('An alphabet for travelling lightly on other people’s places', 1000)
    expect(long.lines.length).toBeLessThanOrEqual(3)
    expect(long.lines.join(' ')).toBe('An alphabet for travelling lightly on other people’s places')
  })
  it('keeps to the width for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const { lines, fontSize, width } = layOutTitle(title, 1000)
        const isNarrow = lines.every((line) => [...line].length * fontSize * 0.44 <= 1000)
        return isNarrow && width <= 1000 && lines.length <= 3
      }),
    )
  })
})
