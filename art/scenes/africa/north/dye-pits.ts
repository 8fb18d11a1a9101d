import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintFarTown, paintHills } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const DYES = [
  '#FBF3E0',
  '#C4502E',
  '#E2A33A',
  '#7E3B2C',
  '#FBF3E0',
  '#A85A34',
  '#4F7C86',
  '#8C4A2E',
  '#F0D9B0',
] as const
const RIM = '#E9C79A'
const RIM_SHADE = '#8E5F48'
const ROWS = 7

/** The tanners' yard from a terrace above: vats of lime and dye, houses round it, hides hung out to dry. */
export const dyePits = landmark({
  name: 'dye-pits',
  palette: PALETTES.arid,
  accent: '#F2C230',
  ground: 0.2,
  sun: null,
  clouds: null,
  altText:
    'A tanners’ yard seen from above, round stone vats of white lime and red, ochre and brown dye with men working between them, town houses close round it',
  paint: (s) => {
    const { canvas, groundY, width, height, unit, isWide } = s
    paintHills(s, '#A9A88C', 70, 24, 0.5)
    paintFarTown(s, ['#F0D2A4', '#E6BE8C'], ['#D8A878', '#B98A66'], 84, 0.12, 40)
    const wall = s.at(0, 150)
    s.draw(wall, [
      ['M-1400 0v-120h500v-30h420v22h380v-34h460v26h1000v136z', '#DDB080'],
      [
        'M-1400 -120h500v-30h420v22h380v-34h460v26h1000v12h-1000v-24h-460v34h-380v-22h-420v30h-500z',
        '#F6DDB0',
      ],
      [panes(-1340, 960, 44, -50, 16, 34), '#7A4A42'],
    ])
    for (const [index, x] of [-330, -250, -160, 120, 210, 300].entries())
      s.draw(s.at(x, 66), [
        [`M-26 0q26 10 52 0l-6 74q-12 16 -22 4q-10 12 -20 -4z`, index % 2 === 0 ? s.accent : '#F7E8C8'],
      ])
    const topY = groundY + 146 * unit
    const floor = height - topY
    addPath(canvas, outline`M0 ${topY}H${width}V${height}H0z`, RIM)
    const spots = Array.from({ length: ROWS }, (_none, row) => {
      const share = ((row + 0.5) / ROWS) ** 1.35
      const radius = (26 + 54 * share) * unit
      const y = topY + floor * ((row + 0.55) / ROWS) ** 1.25 * 0.96
      const step = radius * 2.22
      const count = Math.ceil(width / step) + 1
      return Array.from({ length: count }, (_each, column) => ({
        x: (column + (row % 2) * 0.5) * step - step * 0.3,
        y,
        radius,
        kind: row * 5 + column * 4 + (row % 3),
      }))
    }).flat()
    let [shadow, wet] = ['', '']
    const fills = new Map<string, string>()
    for (const { x, y, radius, kind } of spots) {
      const tall = radius * 0.6
      shadow += outline`M${x - radius} ${y}a${radius} ${tall} 0 1 0 ${2 * radius} 0a${radius} ${tall} 0 1 0 ${-2 * radius} 0z`
      const inner = radius * 0.86
      const ink = DYES[kind % DYES.length] ?? DYES[0]
      fills.set(
        ink,
        (fills.get(ink) ?? '') +
          outline`M${x - inner} ${y + tall * 0.16}a${inner} ${inner * 0.56} 0 1 0 ${2 * inner} 0a${inner} ${inner * 0.56} 0 1 0 ${-2 * inner} 0z`,
      )
      wet += outline`M${x - inner * 0.6} ${y + tall * 0.3}q${inner * 0.6} ${tall * 0.3} ${inner * 1.2} 0q${-inner * 0.6} ${tall * 0.12} ${-inner * 1.2} 0z`
    }
    addPath(canvas, shadow, RIM_SHADE)
    for (const [ink, path] of fills) addPath(canvas, path, ink)
    addPath(canvas, wet, '#FFF6DE', { opacity: 0.35 })
    sprayBand(canvas, '#4A2634', height * 1.02, height * 0.72, 0.75)
    sprayBand(canvas, '#FFE7BC', topY, topY + floor * 0.3, 0.5)
    for (const [across, share, size, shirt] of [
      [-210, 0.34, 0.62, '#2F6A78'],
      [110, 0.4, 0.66, '#F6E6C6'],
      [250, 0.62, 0.9, '#C8452E'],
      [-120, 0.7, 1, '#F6E6C6'],
      [isWide ? -420 : -300, 0.93, 1.25, '#2F6A78'],
    ] as const)
      s.draw({ x: s.x + across * unit, y: topY + floor * share, scale: size * unit }, [
        ...person(0, shirt, undefined, '#9A5A40'),
        [block(26, -6, 14, 4), RIM_SHADE],
      ])
  },
})
