import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintFarPalms, paintTuft } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, peak, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

/** Mata Utu's cathedral of dark stone with its two flat towers, women in printed cotton on the green. */
export const basaltCathedral = landmark({
  name: 'basalt-cathedral',
  palette: { ...PALETTES.monsoon, top: '#6FA8A4', middle: '#B9D6C4', horizon: '#F6EED0' },
  accent: '#E23E6A',
  ground: 0.68,
  sun: null,
  clouds: null,
  altText:
    'A broad cathedral of dark stone with two square flat-topped towers on a lawn by the lagoon, women in bright dresses walking to it',
  paint: (s) => {
    paintTreeCrowns(s, '#6EA57E', 60, 6)
    paintFarPalms(s, '#3E7A5E', [0.05, 0.13, 0.88, 0.96], 230)
    const tower = (x: number): readonly GlyphPart[] => [
      ...solid(x, 10, 150, 420, '#7E7A88', '#524E62', 0.3),
      [block(x, -404, 170, 20) + block(x, -250, 164, 12) + block(x, -110, 164, 12), '#E8E0D0'],
      [block(x - 60, -420, 30, 24) + block(x, -420, 30, 24) + block(x + 60, -420, 30, 24), '#E8E0D0'],
      [arches(x - 34, x + 18, 2, -280, 30, 90) + arches(x - 34, x + 18, 2, -140, 30, 76), '#2E2A3A'],
    ]
    s.draw(s.at(0, 10), [
      ...solid(0, 10, 220, 300, '#8E8A96', '#5E5A6E', 0.3),
      [peak(0, -286, 220, 90), '#9A96A0'],
      ...tower(-180),
      ...tower(180),
      [arches(0, 0, 1, 10, 96, 180), '#E8E0D0'],
      [arches(0, 0, 1, 10, 76, 166), '#5A2E34'],
      [round(0, -236, 34), '#E8E0D0'],
      [round(0, -236, 26), '#3E8AA0'],
      [block(0, -372, 8, 60) + block(0, -398, 34, 8), '#E8E0D0'],
      [arches(-180, -180, 1, 10, 50, 110) + arches(180, 180, 1, 10, 50, 110), '#2E2A3A'],
      ['M-330 10h660v14h-700z', '#C9C0B0'],
    ])
    paintOpenGround(s, '#8DBA62', '#B4D07E', -10)
    s.draw(s.at(0, 24), [['M-50 0H50L170 400H-150z', '#E8D8B0']])
    for (const [x, y, ink, scarf] of [
      [-150, 130, s.accent, '#F6F0E0'],
      [-96, 146, '#2E7AA8', '#F2C23C'],
      [80, 190, '#F2B03A', '#F6F0E0'],
      [150, 176, '#3E8A5E', '#2A2430'],
    ] as const)
      s.draw(s.at(x, y, 1.25), robed(0, ink, scarf))
    s.draw(s.at(10, 210, 0.9), walker(0, '#F6F0E0', s.accent))
    paintTuft(s, 'right', '#2E6A4A')
  },
})
