import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintRidge, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person, robed } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, crenels, solid } from '#art/kit/masonry.ts'
import { minaret } from '#art/kit/minaret.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A tower house of brick whose windows are framed in white plaster. */
function towerHouse(
  x: number,
  base: number,
  wide: number,
  floors: number,
  lit: string,
  shade: string,
): readonly GlyphPart[] {
  const tall = floors * 62 + 20
  const rows = Array.from({ length: floors }, (_none, floor) => base - 18 - floor * 62)
  return [
    ...solid(x, base, wide, tall, lit, shade, 0.34),
    [rows.map((y) => block(x, y - 46, wide, 7)).join(''), '#FFF6E2'],
    [rows.map((y) => arches(x - wide * 0.3, x + wide * 0.3, 3, y, wide * 0.2, 38)).join(''), '#FFF6E2'],
    [rows.map((y) => arches(x - wide * 0.3, x + wide * 0.3, 3, y, wide * 0.12, 30)).join(''), '#3E6A8A'],
    [crenels(x - wide * 0.42, x + wide * 0.42, 5, base - tall + 2, wide * 0.1), '#FFF6E2'],
  ]
}

/** The brick tower houses of Sana'a with their white borders. */
export const towerHouses = landmark({
  name: 'tower-houses',
  palette: PALETTES.gold,
  accent: '#2F8A6A',
  mist: '#FFD184',
  ground: 0.76,
  sun: [-220, 520, 62],
  altText:
    'Tall brick houses whose windows are framed in white plaster, packed round a white minaret below bare mountains',
  paint: (s) => {
    paintRidge(s, '#C9804E', 420, 60)
    s.draw(s.at(0, 6), [
      ...towerHouse(-340, 0, 120, 5, '#D9955E', '#9A5A42'),
      ...towerHouse(-60, 0, 110, 6, '#D08850', '#94543E'),
      ...towerHouse(330, 0, 130, 5, '#D9955E', '#9A5A42'),
      ...minaret(-130, 0, 520, '#FFF1D6', '#CFA67E', '#FFF6E2'),
      ...towerHouse(-220, 0, 140, 6, '#B9683E', '#7A3E34'),
      ...towerHouse(220, 0, 130, 7, '#B9683E', '#7A3E34'),
      ...towerHouse(70, 0, 150, 5, '#C4743F', '#824636'),
      ...towerHouse(-350, 40, 130, 3, '#C4743F', '#824636'),
      ...towerHouse(-60, 40, 130, 3, '#D08850', '#8E5040'),
      ...towerHouse(340, 40, 120, 3, '#C97C48', '#86493A'),
    ])
    paintPaving({ ...s, groundY: s.groundY + 46 * s.unit }, '#D9A56A', '#A8744A')
    paintTreeCrowns({ ...s, groundY: s.groundY + 60 * s.unit }, '#5E7A4A', 24, 0)
    s.draw(s.atDepth(-30, 0.72, 1.05), [
      ...robed(0, '#2A2430', s.accent),
      ...person(56, '#F6E9CC', '#8A4A3E'),
    ])
  },
})
