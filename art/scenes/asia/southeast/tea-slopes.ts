import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A hill of tea: hedges as bands that follow its shape, one path through them. */
function teaHill(half: number, tall: number, rows: number, lit: string, dark: string): readonly GlyphPart[] {
  const band = (share: number, shift: number): string => {
    const [w, h] = [half * share, tall * share + shift]
    return `M${-w} 30Q${-w * 0.62} ${-h} 0 ${-h}Q${w * 0.62} ${-h} ${w} 30`
  }
  const gaps = Array.from({ length: rows }, (_none, i) => {
    const share = 0.12 + (0.86 * i) / rows
    return `${band(share, 0)}h${-9 - share * 5}Q${half * share * 0.6} ${-tall * share + 8 + share * 8} 0 ${-tall * share + 8 + share * 7}Q${-half * share * 0.6} ${-tall * share + 8 + share * 8} ${-half * share + 9 + share * 5} 30z`
  })
  return [
    [`${band(1, 0)}z`, lit],
    [gaps.join(''), dark],
    [
      `M0 ${-tall}Q${half * 0.62} ${-tall} ${half} 30H${half * 0.56}Q${half * 0.42} ${-tall * 0.7} 0 ${-tall}z`,
      '#2E6A44',
    ],
    [
      Array.from({ length: rows - 2 }, (_none, i) => {
        const share = 0.2 + (0.8 * i) / rows
        return `M${half * share * 0.36} ${-tall * share * 0.86}Q${half * share * 0.66} ${-tall * share * 0.8} ${half * share} 30h-8Q${half * share * 0.6} ${-tall * share * 0.66} ${half * share * 0.36} ${-tall * share * 0.86}z`
      }).join(''),
      '#4E8E50',
    ],
  ]
}

/** Someone who picks tea, waist-deep in the hedge, a basket on the back and a wide hat. */
const picker = (shirt: string, scarf: string): readonly GlyphPart[] => [
  ['M-52 -6L-44 -74H-8L-2 -6z', '#B98A4A'],
  ['M-50 -60h46v5h-46zM-52 -36h50v5h-50z', '#7A5630'],
  ['M-18 0q-6 -66 8 -84h20q16 14 14 84z', shirt],
  ['M14 -78q14 20 34 34l-6 10q-26 -8 -40 -26z', shirt],
  ['M40 -48l12 4l-4 10l-12 -2z', '#6E4030'],
  ['M-6 -94a12 13 0 1 0 24 0a12 13 0 1 0 -24 0z', '#6E4030'],
  ['M-10 -86q-4 -22 4 -26h24q8 6 2 18q-14 -8 -30 8z', scarf],
  ['M-34 -100Q6 -138 46 -100Q6 -90 -34 -100z', '#F2DFAE'],
]

/** The Cameron Highlands: hills in hedges of tea, pickers at work, mossy forest on the ridge. */
export const teaSlopes = landmark({
  name: 'tea-slopes',
  palette: {
    ...PALETTES.monsoon,
    top: '#8FBDB6',
    middle: '#CFE0CC',
    horizon: '#FBF0D0',
    lightText: 'as the mist lifts',
  },
  accent: '#E4502E',
  ground: 0.4,
  sun: null,
  clouds: null,
  altText:
    'Round hills covered in curving hedges of tea, two pickers with baskets among them, a long house with a red roof and forest in the mist above',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 40
    paintHills(s, '#A3C2B4', 190, 50, 0.6)
    paintHills(s, '#6E9C86', 100, 40, 0.8)
    paintGroundMist(s, 60, 0.7)
    s.draw(s.at(0, 0), [[`M-1600 20Q0 -20 1600 20V${deep}H-1600z`, '#4C8A52']])
    s.draw(s.at(300, 90, 0.9), teaHill(420, 200, 12, '#8CBC5E', '#4C8A52'))
    s.draw(s.at(960, 110, 0.9), teaHill(460, 220, 12, '#8CBC5E', '#4C8A52'))
    s.draw(s.at(-860, 110, 0.9), teaHill(480, 190, 12, '#8CBC5E', '#4C8A52'))
    s.draw(s.at(-250, 120, 0.9), teaHill(460, 230, 12, '#86B65A', '#48844C'))
    s.draw(s.at(120, 50, 0.8), [
      [block(0, 0, 190, 46), '#FBF3E0'],
      [panes(-76, 76, 7, -10, 14, 20), '#5A6A62'],
      ['M-108 -44L-84 -84H84L108 -44z', s.accent],
    ])
    s.draw(s.at(330, 330, 1), teaHill(640, 270, 13, '#98C862', '#4A8A4C'))
    s.draw(s.at(-330, 400, 1.05), teaHill(660, 260, 13, '#9CCB66', '#4A8A4C'))
    s.draw(s.at(-1300, 400, 1.05), teaHill(620, 230, 11, '#98C862', '#4A8A4C'))
    s.draw(s.at(1250, 380, 1.05), teaHill(620, 230, 11, '#98C862', '#4A8A4C'))
    s.draw(s.at(214, 330, 1.2), picker('#7A3E7E', '#F2C23C'))
    s.draw(s.at(60, 640, 1.25), teaHill(900, 260, 10, '#A9D46E', '#437E48'))
    s.draw(s.at(-90, 520, 1.9), picker('#2E6AA0', '#D8D0F0'))
    s.draw(s.at(60, 690, 1.3), teaHill(1500, 150, 5, '#B4DC76', '#437E48'))
  },
})
