import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { cutter, junk, paintFloating } from '#art/kit/boats.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Towers below a green peak, a junk with batten sails crossing the harbour. */
export const peakHarbour = landmark({
  name: 'peak-harbour',
  palette: PALETTES.city,
  accent: '#E0402E',
  ground: 0.62,
  sun: [-230, 330, 54],
  mist: '#F3A98C',
  altText: 'A wall of towers between a green peak and the harbour, a junk with red batten sails crossing',
  paint: (s) => {
    paintMountain(s, 60, 420, 560, '#5C7A72', '#3D5A66', 0, 0.3)
    paintGroundMist(s, 240, 0.6)
    const towers = [
      [-350, 190, 46],
      [-296, 260, 50],
      [-238, 220, 44],
      [-180, 330, 56],
      [-116, 250, 48],
      [-60, 300, 46],
      [-4, 240, 50],
      [60, 430, 66],
      [130, 270, 50],
      [190, 340, 52],
      [250, 230, 46],
      [306, 290, 50],
      [360, 210, 46],
    ] as const
    for (const [index, [x, tall, wide]] of towers.entries())
      s.draw(s.at(x, 6), [
        ...solid(0, 0, wide, tall, index % 2 === 0 ? '#E59A8A' : '#C97F8C', '#5B4474', 0.4),
        [
          Array.from({ length: Math.floor(tall / 22) }, (_n, row) =>
            panes(-wide * 0.34, wide * 0.3, 4, -10 - row * 22, 5, 9),
          ).join(''),
          '#FFDF9A',
        ],
      ])
    s.draw(s.at(60, -424), [['M-33 0L0 -60L33 0zM-2 -56v-60h4v60z', '#E59A8A']])
    paintWater(s, '#4E5C86')
    paintMirrorBars(s, '#FFC98A', 60, 10, 60, 7)
    paintFloating(s, s.atDepth(-110, 0.6, 1.15), 130, junk('#5A2A36', s.accent, '#A82E30'))
    paintFloating(s, s.atDepth(230, 0.36, 0.7), 120, cutter('#2E6A5C', '#FFF1D6'))
  },
})
