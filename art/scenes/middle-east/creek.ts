import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintFarTown, paintGroundMist } from '#art/kit/backdrops.ts'
import { dhow, paintFloating } from '#art/kit/boats.ts'
import { paintQuayWall, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, ogives, panes, solid } from '#art/kit/masonry.ts'
import { minaret } from '#art/kit/minaret.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Wooden dhows on the creek, wind towers on its bank, glass towers behind. */
export const creek = landmark({
  name: 'creek',
  palette: PALETTES.dusk,
  accent: '#2FA08E',
  ground: 0.6,
  sun: [-190, 140, 84],
  altText: 'A wooden dhow on a creek, old wind towers along the bank and a needle of a skyscraper far behind',
  paint: (s) => {
    paintFarTown(s, ['#E59A6E', '#D9875E'], ['#D9875E'], 130, 0.5)
    s.draw(s.at(170, 6), [
      ['M-34 0L-26 -210L-14 -220L-10 -360L-2 -372L0 -560L3 -372L12 -360L16 -220L28 -210L36 0z', '#C9705A'],
      ['M4 0L3 -372L12 -360L16 -220L28 -210L36 0z', '#8E4658'],
    ])
    paintGroundMist(s, 160, 0.5)
    const wind = (x: number, tall: number): readonly GlyphPart[] => [
      ...solid(x, 0, 56, tall, '#F2C68A', '#A86A4A', 0.36),
      [block(x, -tall + 8, 64, 10) + block(x, -tall + 74, 64, 8), '#FFE3B0'],
      [panes(x - 16, x + 16, 3, -tall + 66, 9, 52), '#5E3A46'],
    ]
    s.draw(s.at(0, 10), [
      ...solid(-310, 0, 200, 90, '#E9B878', '#A0644A', 0.3),
      ...solid(-80, 0, 220, 110, '#F0C488', '#A86A4A', 0.3),
      ...solid(190, 0, 240, 96, '#E3AE70', '#98604A', 0.3),
      ...solid(370, 0, 140, 120, '#F0C488', '#A86A4A', 0.3),
      ...wind(-340, 170),
      ...wind(-130, 190),
      ...wind(-20, 160),
      ...wind(260, 180),
      [ogives(-150, 10, 5, 0, 24, 60) + ogives(100, 290, 5, 0, 24, 56), '#7A4648'],
      ...minaret(80, 0, 230, '#FFE9C4', '#C08A66', '#2F6A78'),
    ])
    paintQuayWall(s, '#D9A070', '#8E5648', 26)
    paintWater(s, '#A8584E', 20)
    paintFloating(s, s.atDepth(-60, 0.54, 1.3), 170, dhow('#4A2430', '#FFF1D6', '#D9A88A'))
    paintFloating(s, s.atDepth(260, 0.24, 0.6), 120, [
      ['M-90 -44h180v6h-180zM-80 -40v34h4v-34zM76 -40v34h4v-34z', '#F6E3BE'],
      [
        'M-56 -8q-2 -28 8 -30q10 2 8 30zM-10 -8q-2 -28 8 -30q10 2 8 30zM36 -8q-2 -28 8 -30q10 2 8 30z',
        '#FFF6E6',
      ],
      ['M-110 -12q110 14 220 -4q-10 26 -34 28h-150q-26 -2 -36 -24z', s.accent],
    ])
  },
})
