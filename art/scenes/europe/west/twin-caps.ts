import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintFarTown, paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, cupola, ogives, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Twin brick towers with round copper caps above the roofs and the Alps. */
export const twinCaps = landmark({
  name: 'twin-caps',
  palette: PALETTES.morning,
  accent: '#D8432E',
  ground: 0.74,
  sun: [-230, 420, 56],
  altText: 'Two brick church towers with round green caps above red roofs, the Alps on the horizon',
  lightText: 'on a morning of south wind',
  paint: (s) => {
    for (const [x, tall] of [
      [-330, 210],
      [-160, 270],
      [40, 230],
      [220, 290],
      [370, 220],
    ] as const)
      paintMountain(s, x, tall, 170, '#C6D2D0', '#8AA6B2', 0.55, 1)
    paintGroundMist(s, 170)
    paintFarTown(s, ['#F3E0B8', '#EBCB9A', '#E9D9C0'], ['#B85A3E', '#C96A46', '#A84E3A'], 130, 0.1)
    const tower = (x: number): readonly GlyphPart[] => [
      ...solid(x, 0, 96, 430, '#B8664A', '#7A3E3E', 0.36),
      [[-90, -190, -290].map((y) => panes(x - 22, x + 14, 2, y, 12, 56)).join(''), '#5A2E36'],
      [block(x, -330, 104, 8) + block(x, -230, 102, 7) + block(x, -426, 106, 10), '#E0A27A'],
      [round(x - 8, -374, 20), '#F6E6C0'],
      ...cupola(x, -432, 52, 84, '#5FA08C', '#2F6A6A'),
      [block(x, -508, 14, 22), '#5FA08C'],
      [block(x, -526, 4, 34), '#F2C23C'],
    ]
    s.draw(s.at(30, 20, 1.06), [
      ...solid(190, 0, 250, 210, '#B8664A', '#8A4840', 0.2),
      ['M60 -206l30 -120h190l40 120z', '#A84E3A'],
      [ogives(90, 290, 5, -30, 22, 110), '#5A2E36'],
      ...tower(-60),
      ...tower(62),
    ])
    paintFarTown(
      { ...s, groundY: s.groundY + 70 * s.unit },
      ['#F6E6C0', '#EFD3A2', '#F0C8A0'],
      ['#C05E40', '#A84E3A'],
      84,
      0,
    )
    paintPaving({ ...s, groundY: s.groundY + 68 * s.unit }, '#D9C9A8', '#A89A84')
    s.draw(s.atDepth(-120, 0.68, 1.1), [...person(0, s.accent, '#3E5A4A'), ...person(50, '#3E6A8A')])
  },
})
