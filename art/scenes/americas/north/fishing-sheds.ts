import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A shed of boards, gable to the water, double doors, its slip of timber running down. */
function shed(
  x: number,
  w: number,
  tall: number,
  ink: string,
  shade: string,
  trim: string,
): readonly GlyphPart[] {
  const seams = Array.from(
    { length: 8 },
    (_none, i) => `M${x - w / 2 + (w * (i + 1)) / 9} -6V${-tall}h2V-6z`,
  ).join('')
  return [
    [`M${x - w / 2} 0V${-tall}L${x} ${-tall - w * 0.46}L${x + w / 2} ${-tall}V0z`, ink],
    [seams, shade],
    [
      `M${x} ${-tall - w * 0.46 - 7}L${x + w / 2 + 7} ${-tall + 4}l-4 7L${x} ${-tall - w * 0.46 + 4}L${x - w / 2 - 3} ${-tall + 11}l-4 -7z`,
      '#4A4652',
    ],
    [block(x, 0, w * 0.46, tall * 0.72), trim],
    [
      block(x - w * 0.115, -3, w * 0.19, tall * 0.66) + block(x + w * 0.115, -3, w * 0.19, tall * 0.66),
      shade,
    ],
    [block(x, -tall - w * 0.1, w * 0.18, w * 0.15), trim],
    [block(x, -tall - w * 0.12, w * 0.12, w * 0.11), '#3A4456'],
    [`M${x - w * 0.2} 0L${x - w * 0.3} 74h${w * 0.6}L${x + w * 0.2} 0z`, '#8E8274'],
    [
      [14, 30, 46, 62]
        .map((y) => `M${x - w * 0.22 - y * 0.2} ${y}h${w * 0.44 + y * 0.4}v4h${-(w * 0.44 + y * 0.4)}z`)
        .join(''),
      '#6A5F58',
    ],
  ]
}

/** A dory: flat bottom, flared sides, both ends raked. */
const dory = (hull: string, rail: string): readonly GlyphPart[] => [
  ['M-140 -46Q0 -22 146 -54L104 6H-92z', hull],
  ['M-140 -46Q0 -22 146 -54l-6 12Q0 -10 -130 -34z', rail],
  ['M-118 -18Q0 0 124 -22l-4 6Q0 8 -113 -11z', rail],
]

const ROWERS: readonly GlyphPart[] = [
  ['M-44 -34q-4 -46 12 -54q18 6 16 54z', '#E0A93A'],
  ['M-42 -100a11 12 0 1 0 22 0a11 12 0 1 0 -22 0z', '#B4785A'],
  ['M-46 -102q4 -16 16 -16q12 2 14 16z', '#2A3A52'],
  ['M34 -36q-4 -46 12 -54q18 6 16 54z', '#2F5A6E'],
  ['M36 -102a11 12 0 1 0 22 0a11 12 0 1 0 -22 0z', '#B4785A'],
  ['M32 -104q4 -16 16 -16q12 2 14 16z', '#B43A34'],
  ['M-30 -70L44 8l-5 5L-40 -62zM46 -72L118 6l-5 5L38 -64z', '#5A4438'],
]

/** Saint-Pierre in thinning fog: the painted sheds of Les Salines with their slips, dories drawn up and one rowing in. */
export const fishingSheds = landmark({
  name: 'fishing-sheds',
  palette: {
    ...PALETTES.highland,
    top: '#93A9B2',
    middle: '#C4D0CF',
    horizon: '#EFEBDC',
    deep: '#1E3440',
    lightText: 'in thinning fog',
  },
  accent: '#E2B62E',
  ground: 0.52,
  sun: null,
  clouds: null,
  altText:
    'A row of wooden fishing sheds in red, green, blue and white with timber slips to the water, dories before them and one being rowed in, bare hills behind',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    paintHills(s, '#9DB0AC', 210, 40, 0.6)
    paintHills(s, '#7F9A8A', 110, 30, 0.7)
    s.draw(s.at(0, 0), [
      [
        Array.from({ length: 40 }, (_none, i) =>
          block(-1180 + i * 52, -20 - ((i * 7) % 5) * 9, 44, 44 + ((i * 5) % 3) * 8),
        ).join(''),
        '#DAD6C8',
      ],
      [
        Array.from({ length: 40 }, (_none, i) => {
          const y = -64 - ((i * 7) % 5) * 9 - ((i * 5) % 3) * 8
          return `M${-1204 + i * 52} ${y}l10 -18h30l10 18z`
        }).join(''),
        '#8E8A90',
      ],
      ['M150 -60V-150h30V-60zM146 -150h38l-19 -64z', '#C9C2B8'],
      [panes(-1180, 860, 118, -30, 6, 9), '#9A9EA2'],
    ])
    sprayBand(s.canvas, s.palette.horizon, s.groundY + 4, s.groundY - 150 * s.unit, 0.7)
    s.draw(s.at(0, 0), [['M-1600 40V-14H1300V40z', '#A99C88']])
    s.draw(s.at(0, 0), [
      ...shed(-330, 128, 116, '#B4403A', '#8E2F32', '#F3EBDA'),
      ...shed(-196, 124, 128, '#3E7A62', '#2C5C4E', '#F3EBDA'),
      ...shed(-66, 124, 110, '#F0E8D8', '#CFC4B4', '#3A5E86'),
      ...shed(66, 128, 130, '#3A6A98', '#2A4E78', '#F3EBDA'),
      ...shed(200, 126, 114, '#C9553C', '#9A3E36', '#F0D9A0'),
      ...shed(334, 130, 126, '#4E8A5A', '#3A6A4A', '#F3EBDA'),
      ...shed(470, 128, 112, '#F0E8D8', '#CFC4B4', '#B4403A'),
      ...shed(606, 126, 126, '#3A6A98', '#2A4E78', '#F3EBDA'),
      ...shed(740, 128, 116, '#B4403A', '#8E2F32', '#F3EBDA'),
      ...shed(-464, 128, 118, '#3A6A98', '#2A4E78', '#F3EBDA'),
      ...shed(-600, 128, 124, '#F0E8D8', '#CFC4B4', '#3E7A62'),
      ...shed(-736, 128, 112, '#C9553C', '#9A3E36', '#F3EBDA'),
      ...shed(-872, 128, 126, '#3E7A62', '#2C5C4E', '#F3EBDA'),
      ...shed(-1008, 128, 114, '#F0E8D8', '#CFC4B4', '#3A5E86'),
      ...shed(-1144, 128, 122, '#B4403A', '#8E2F32', '#F3EBDA'),
    ])
    paintWater(s, '#4F7480', 66, '#D3D6CC', null)
    s.draw(s.at(-262, 66, 0.62), dory('#3E7A62', '#F3EBDA'))
    s.draw(s.at(136, 70, 0.66), dory('#F0E8D8', '#B4403A'))
    s.draw(s.at(404, 72, 0.62), dory('#3A6A98', '#F3EBDA'))
    s.draw(s.at(-680, 72, 0.66), dory('#B4403A', '#F3EBDA'))
    paintFloating(s, s.at(-60, 290, 1.5), 110, [...ROWERS, ...dory(s.accent, '#3E7A62')])
    s.draw(s.at(0, deep), [
      ['M1300 20V-90Q760 -140 420 -110Q300 -90 240 20z', '#3A4048'],
      ['M1300 -90Q760 -140 420 -110Q360 -100 320 -70Q420 -90 560 -80T1300 -40z', '#6E7C66'],
    ])
  },
})
