import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, ogives, panes } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const ROOFS = ['#C8452E', '#2F6A8C', '#E2A33A', '#4E8A6A', '#8C3A4A', '#5A7A9A'] as const
const WALLS = ['#F6EFDC', '#E9DCC0', '#D3DED8', '#F2D9B0'] as const
const WINGS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** A house of corrugated iron under a steep roof, seen a little from above. */
const ironHouse = (x: number, y: number, wide: number, index: number): readonly GlyphPart[] => {
  const roof = ROOFS[index % ROOFS.length] ?? ROOFS[0]
  const [left, right] = [x - wide / 2, x + wide / 2]
  return [
    [`M${left} ${y}v-62h${wide}v62z`, WALLS[index % WALLS.length] ?? WALLS[0]],
    [`M${x + wide * 0.2} ${y}v-62h${wide * 0.3}v62z`, '#A9B6B8'],
    [panes(left + 16, x + wide * 0.1, 3, y - 16, 11, 22), '#3A5468'],
    [`M${left - 8} ${y - 60}l${wide * 0.2} -56h${wide * 0.66}l${wide * 0.14 + 16} 56z`, roof],
    [`M${right + 8} ${y - 60}l${-wide * 0.14 - 16} -56h${-wide * 0.12}l${wide * 0.06} 56z`, '#28323E'],
    [block(x - wide * 0.1, y - 104, 14, 30), '#E9DCC0'],
  ]
}

/** The concrete church on its hill above roofs of coloured iron, the bay and a long mountain behind. */
export const columnChurch = landmark({
  name: 'column-church',
  palette: {
    ...PALETTES.polar,
    top: '#5E93A8',
    middle: '#A9CBC8',
    horizon: '#F4E6C6',
    lightText: 'in the long light of evening',
  },
  accent: '#E0402C',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'A pale concrete church whose front steps up like basalt columns to a tall tower, above roofs of coloured iron, a bay and a long mountain behind',
  paint: (s) => {
    paintMountain(s, -420, 190, 620, '#7FA3AE', '#5A8094', 0.34, 0.4)
    paintMountain(s, 340, 160, 560, '#7FA3AE', '#5A8094', 0.3, 0.4)
    paintGroundMist(s, 80, 0.6)
    paintWater(s, '#4E8CA0', 0, '#F4E6C6', null)
    s.draw(s.at(10, 76, 1.1), [
      ['M-1500 0q700 -60 1500 -64q500 4 1000 60v500h-2500z', '#6E9A7C'],
      [
        WINGS.map((i) => `M${-150 + i * 11} -20v${-70 - 2.6 * i * i}h9v${70 + 2.6 * i * i}z`).join(''),
        '#E9E6DA',
      ],
      [
        WINGS.map((i) => `M${150 - i * 11} -20v${-70 - 2.6 * i * i}h-9v${70 + 2.6 * i * i}z`).join(''),
        '#A9B4B8',
      ],
      [
        WINGS.map((i) => `M${-141 + i * 11} -20v${-58 - 2.4 * i * i}h3v${58 + 2.4 * i * i}z`).join(''),
        '#B9C0BE',
      ],
      ['M-42 -20v-330l12 -40l30 -60l30 60l12 40v330z', '#F6F2E4'],
      ['M12 -20v-400l18 30l12 40v330z', '#B4BEC0'],
      ['M-2 -450h4v-34h-4zM-8 -474h16v4h-16z', '#3A5468'],
      ['M-42 -320h84v-7h-84zM-20 -360h40v6h-40z', '#8A9AA2'],
      [
        ogives(0, 0, 1, -20, 36, 88) + ogives(0, 0, 1, -130, 24, 130) + ogives(0, 0, 1, -296, 14, 40),
        '#4E6878',
      ],
    ])
    for (const [row, y, wide] of [
      [0, 176, 92],
      [1, 250, 116],
      [2, 344, 146],
      [3, 468, 186],
      [4, 620, 230],
    ] as const)
      s.draw(
        s.at(0, y),
        Array.from({ length: 22 }, (_none, i) =>
          ironHouse(-1250 + i * wide * 1.12 + (row % 2) * 50, ((i * 37) % 22) - 8, wide, i * 5 + row * 2),
        ).flat(),
      )
    s.draw(s.at(-96, 372), [
      ['M0 0v-92h4v92z', '#28323E'],
      ['M4 -92h46l-10 14l10 14h-46z', s.accent],
    ])
  },
})
