import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { coniferPath } from '#art/kit/flora.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'
import { paintSnowfall } from '#art/kit/weather.ts'

const GLOW = '#FFDC94'

/** A railcar from the side, cream above red, its windows lit. */
const railcar = (x: number, red: string): readonly GlyphPart[] => [
  [`M${x - 196} -18v-118q0 -12 14 -14h364q14 2 14 14v118z`, '#F3E6CC'],
  [`M${x - 196} -18v-52h392v52z`, red],
  [`M${x - 200} -142q2 -20 24 -20h352q22 0 24 20z`, '#F6F8F8'],
  [`M${x - 200} -146h400v8h-400z`, '#6A6E7A'],
  [panes(x - 112, x + 112, 6, -82, 32, 36), GLOW],
  [panes(x - 165, x + 165, 2, -24, 34, 100), '#B4523E'],
  [panes(x - 165, x + 165, 2, -74, 22, 42), GLOW],
  [block(x, -4, 370, 16), '#3A3844'],
  [[-150, -110, 110, 150].map((dx) => round(x + dx, -6, 15)).join(''), '#2A2833'],
]

/** A timber station: deep roof under snow, a lit door, a clock, the sign on its posts. */
const STATION: readonly GlyphPart[] = [
  [block(0, 0, 250, 84), '#7A5A48'],
  [panes(-110, 110, 12, 0, 3, 84), '#5E4438'],
  [block(-60, 0, 52, 66) + block(54, -20, 84, 42), GLOW],
  ['M-62 0v-66h4v66zM52 -20v-42h4v42zM12 -42h84v4H12z', '#5E4438'],
  ['M-170 -76L-96 -150H96L170 -76z', '#4A4450'],
  [
    'M-178 -80L-100 -160H100L178 -80Q150 -92 120 -82Q80 -96 40 -84Q0 -96 -50 -84Q-90 -96 -130 -82Q-160 -92 -178 -80z',
    '#F8FAFA',
  ],
  [round(0, -112, 16), '#F3E6CC'],
  ['M-1 -112v-11h2v11l7 5l-2 2z', '#3A3844'],
]

/** A halt in the hills in winter: a two-car train, a wooden station under snow, cedars, someone with a bag. */
export const snowHalt = landmark({
  name: 'snow-halt',
  palette: {
    ...PALETTES.polar,
    top: '#5E7894',
    middle: '#A9B8C4',
    horizon: '#EDE3D8',
    deep: '#2A3046',
    lightText: 'as the lamps are lit',
  },
  accent: '#C9402F',
  ground: 0.66,
  sun: null,
  clouds: null,
  altText:
    'A small red and cream train with lit windows stands at a wooden station under deep snow, cedars and white hills behind, someone walks along the platform with a bag',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    paintHills(s, '#D3DCE4', 260, 60, 0.6)
    paintHills(s, '#B9C7D3', 170, 50, 0.5)
    for (const [ink, step, from, tall, down] of [
      ['#6E8290', 46, -1190, 190, -10],
      ['#3E5566', 62, -1210, 260, 4],
    ] as const) {
      let [trees, caps] = ['', '']
      for (let across = from; across < 900; across += step) {
        if (across > -40 && across < 330 && down > 0) continue
        const { x, y } = s.at(across, down)
        const high = tall * (0.7 + ((Math.abs(across) * 13) % 40) / 100) * s.unit
        trees += coniferPath(s.canvas, x, y, high, high * 0.3)
        caps += `M${Math.round(x)} ${Math.round(y - high)}l${Math.round(high * 0.09)} ${Math.round(high * 0.28)}q${Math.round(-high * 0.09)} ${Math.round(-high * 0.06)} ${Math.round(-high * 0.18)} 0z`
      }
      addPath(s.canvas, trees, ink)
      addPath(s.canvas, caps, '#F3F7F8')
    }
    s.draw(s.at(0, 0), [['M-1700 6Q-600 -10 0 0T1400 4V60H-1700z', '#E9EFF2']])
    s.draw(s.at(150, 14, 1.2), STATION)
    s.draw(s.at(-40, 14, 1), [
      ['M-3 0v-150h6v150zM-3 -146h34v5H-3z', '#3A3844'],
      ['M22 -142h18l4 24H18z', GLOW],
      ['M16 -142q15 -12 30 0z', '#F8FAFA'],
    ])
    s.draw(s.at(0, 0), [
      ['M-1700 20H1400V66H-1700z', '#C9D3DB'],
      ['M-1700 14H1400V30H-1700z', '#F8FAFA'],
    ])
    s.draw(s.at(-40, 26, 0.82), walker(0, '#2F4A6E', '#C9923E'))
    s.draw(s.at(330, 24, 0.8), [...person(0, '#5A3A4E'), ...person(36, '#3E6A5E', '#F3E6CC')])
    s.draw(s.at(-350, 86, 1.06), [
      ['M-230 -30V-142h40v112zM-236 -14V-22h52v8z', '#3A3844'],
      ['M-216 -32V-140h3v108zM-207 -32V-140h3v108z', '#6A6E7A'],
      ...railcar(-420, s.accent),
      ...railcar(0, s.accent),
    ])
    s.draw(s.at(0, 0), [
      [`M-1700 84H1400V${deep}H-1700z`, '#E3EAEF'],
      ['M-1700 84H1400v5H-1700zM-1700 104H1400v6H-1700z', '#5A5E6C'],
      [Array.from({ length: 70 }, (_none, i) => `M${-1690 + i * 44} 88h14l2 18h-18z`).join(''), '#8A8690'],
      [`M-1700 150Q-800 120 -300 150Q200 190 700 150L1400 140V${deep}H-1700z`, '#F8FAFA'],
      [`M-1700 230Q-700 190 -100 230Q400 270 1400 210V${deep}H-1700z`, '#DCE5EC'],
    ])
    paintSnowfall(s, 70)
  },
})
