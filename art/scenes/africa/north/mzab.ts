import { paintHills, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, peaks, solid, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Stacked houses of a desert town up to a minaret like a candle. */
export const mzab = landmark({
  name: 'mzab',
  palette: PALETTES.morning,
  accent: '#E05A34',
  ground: 0.74,
  sun: [-220, 460, 56],
  altText:
    'Cubes of pale blue and ochre houses climbing a hill to a slender tapering minaret, palms at their foot',
  paint: (s) => {
    paintHills(s, '#D9BE94', 120, 20)
    const cubes = [
      [7, 0, 26],
      [6, -56, 24],
      [5, -112, 20],
      [4, -168, 14],
      [2, -224, 6],
    ] as const
    const inks = ['#F0D3A0', '#E3BC86', '#BCD2D0', '#F6E3BE', '#D9AE7A', '#A8C6CC'] as const
    cubes.forEach(([count, y, stagger], row) => {
      for (let i = -count; i <= count; i += 1) {
        const x = i * 50 + ((i + row) % 2 === 0 ? 8 : -6)
        const tall = 58 + ((i * 37 + row * 53 + stagger + 400) % 34)
        s.draw(s.at(x, y + 10), [
          ...solid(0, 0, 54, tall, inks[(i + row * 2 + 60) % 6] ?? '#F0D3A0', '#9A7A66', 0.3),
          [block(-10, -tall * 0.4, 9, 14) + (i % 3 === 0 ? block(8, -10, 12, 24) : ''), '#5E4E50'],
        ])
      }
    })
    s.draw(s.at(10, -270), [
      [taper(0, 0, 64, 230, 0.44), '#F6E3BE'],
      ['M6 0V-230h8L32 0z', '#B08E70'],
      [peaks(-12, 12, 2, -226, 10, 26), '#F6E3BE'],
      [panes(-4, -4, 1, -60, 8, 22) + panes(-4, -4, 1, -130, 8, 20), '#5E4E50'],
    ])
    paintFarPalms(s, '#2F6A52', [0.03, 0.1, 0.17, 0.26, 0.72, 0.81, 0.9, 0.97], 120)
    paintTreeCrowns(s, '#3F7A5A', 30, 22, '#2A5A4A')
    paintOpenGround(s, '#D9B47E', '#B58C5A', -20)
    s.draw(s.atDepth(-70, 0.6, 1.1), [...robed(0, '#FFFBF0', '#FFFBF0'), ...robed(50, s.accent, '#F6E3BE')])
  },
})
