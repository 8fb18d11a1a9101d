import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintFloating, rowingBoat } from '#art/kit/boats.ts'
import { person } from '#art/kit/figures.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Pastel arcades along a sea wall, spray, an old car. */
export const seaFront = landmark({
  name: 'sea-front',
  palette: PALETTES.dusk,
  accent: '#2FA89A',
  mist: '#F08A4E',
  ground: 0.64,
  sun: [-240, 330, 72],
  altText:
    'Worn pastel houses with arcades along a sea wall, an old open car passing, spray coming over the wall',
  lightText: 'towards evening',
  paint: (s) => {
    const fronts = [
      ['#F2B69A', 250],
      ['#8FC0B0', 290],
      ['#F6DCA0', 240],
      ['#D98AA0', 300],
      ['#A8C8CC', 260],
      ['#F0C07A', 280],
      ['#E9A07A', 250],
      ['#C9B8D0', 300],
    ] as const
    // A wide sheet sees more of the row.
    const before = s.isWide ? fronts.length : 0
    const row = s.isWide ? [...fronts, ...fronts, ...fronts] : fronts
    row.forEach(([ink, tall], i) => {
      const x = -390 + (i - before) * 112
      s.draw(s.at(x, 8), [
        ...solid(0, 0, 110, tall, ink, '#8A5A68', 0.14),
        [block(0, -tall + 10, 116, 10) + block(0, -90, 114, 8) + block(0, -tall / 2 - 46, 112, 5), '#FFF1D6'],
        [arches(-26, 26, 2, 0, 36, 76), '#5A3448'],
        [panes(-30, 30, 3, -104, 17, 50) + panes(-30, 30, 3, -tall / 2 - 58, 17, 46), '#4F7E86'],
        [block(0, -98, 96, 8) + block(0, -tall / 2 - 54, 96, 8), '#5A3448'],
      ])
    })
    s.draw(s.at(0, 8), [
      [block(0, 60, 2400, 60), '#B58A7A'],
      [block(0, 84, 2400, 26), '#E9C09A'],
      [block(0, 120, 2400, 38), '#9A6A64'],
    ])
    s.draw(s.at(-70, 62, 1.1), [
      ['M-150 -16q-10 -40 20 -44l80 -6l34 -34h74l34 36q60 4 70 16l4 32z', s.accent],
      ['M-40 -68l26 -26h64l24 26z', '#F6E6D0'],
      ['M-150 -34h306v6h-306z', '#FFF1D6'],
      [round(-96, -14, 24) + round(104, -14, 24), '#2C1C2E'],
      [round(-96, -14, 11) + round(104, -14, 11), '#F6E6D0'],
      [round(-6, -88, 10) + round(32, -88, 10), '#6E3E30'],
      ['M-150 -20h14v10h-14zM148 -20h14v10h-14z', '#F6E6D0'],
    ])
    paintWater(s, '#A85A62', 128)
    const { canvas, unit } = s
    for (const [x, y, r] of [
      [230, 90, 66],
      [280, 60, 50],
      [190, 110, 44],
      [320, 100, 56],
      [260, 20, 30],
      [-310, 120, 44],
      [-270, 108, 34],
    ] as const) {
      const at = s.at(x, y)
      addPath(
        canvas,
        outline`M${at.x - r * unit} ${at.y + 40 * unit}q${-10 * unit} ${-r * 1.3 * unit} ${r * 0.7 * unit} ${-r * 1.1 * unit}q${r * 0.4 * unit} ${-r * 0.5 * unit} ${r * 0.7 * unit} ${r * 0.2 * unit}q${r * 0.6 * unit} ${r * 0.2 * unit} ${r * 0.5 * unit} ${r * 0.9 * unit}z`,
        '#FFF6EA',
        { opacity: 0.92 },
      )
    }
    s.draw(s.at(110, 84, 0.9), [...person(0, '#FBEFD6'), ...person(42, '#D8432E')])
    paintFloating(s, s.atDepth(-160, 0.84, 0.9), 100, rowingBoat('#2C3A5A', '#FBEFD6'))
  },
})
