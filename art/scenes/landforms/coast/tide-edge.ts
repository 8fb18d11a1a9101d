import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { lensPath, outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, pointer, walker } from '#art/kit/poses.ts'

const STAR = Array.from({ length: 10 }, (_none, i) => {
  const [angle, r] = [(i * Math.PI) / 5 - 1.5, i % 2 === 0 ? 34 : 12]
  return `${i === 0 ? 'M' : 'L'}${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r * 0.7).toFixed(1)}`
}).join('')

const pool = (x: number, y: number, half: number, tall: number): readonly GlyphPart[] => [
  [
    `M${x - half} ${y}q${half * 0.1} ${-tall} ${half * 0.8} ${-tall}q${half * 1.1} ${-tall * 0.1} ${half * 1.2} ${tall * 0.8}q${-half * 0.1} ${tall} ${-half} ${tall}q${-half} 0 ${-half} ${-tall * 0.8}z`,
    '#8A6E54',
  ],
  [
    `M${x - half * 0.9} ${y}q${half * 0.1} ${-tall * 0.8} ${half * 0.72} ${-tall * 0.8}q${half} ${-tall * 0.1} ${half * 1.06} ${tall * 0.66}q${-half * 0.1} ${tall * 0.86} ${-half * 0.9} ${tall * 0.86}q${-half * 0.86} 0 ${-half * 0.88} ${-tall * 0.72}z`,
    '#5EB0B4',
  ],
  [
    `M${x - half * 0.5} ${y - tall * 0.3}q${half * 0.4} ${-tall * 0.4} ${half} ${-tall * 0.2}q${-half * 0.5} ${tall * 0.1} ${-half} ${tall * 0.2}z`,
    '#D3F0E8',
  ],
]

/** The beach an hour before low water: ribbed sand, pools with starfish, a child who has found something. */
export const tideEdge = landmark({
  name: 'tide-edge',
  palette: {
    ...PALETTES.highland,
    top: '#8EB0BC',
    middle: '#C4D6D0',
    horizon: '#F4EBD3',
    deep: '#3E4A50',
    lightText: 'an hour before low water',
  },
  accent: '#E8502E',
  ground: 0.24,
  sun: null,
  clouds: null,
  mist: '#B4D3CC',
  altText:
    'A wide beach at low water seen from its dunes, ribs of wet sand and pools with starfish and a crab, a child pointing, someone with a bucket and a dog',
  paint: (s) => {
    const { canvas, groundY, height, width, unit } = s
    paintHills(s, '#9AB4B0', 40, 16, 0.4)
    addPath(canvas, outline`M0 ${groundY}H${width}V${height}H0z`, '#D9BE92')
    s.draw(s.at(0, 0), [
      ['M-1500 0h2600v60q-300 40 -520 20q-300 -30 -520 30q-300 70 -640 20q-400 -30 -920 30z', '#4E98A4'],
      [
        'M-1500 130q520 -60 920 -30q340 50 640 -20q220 -60 520 -30q220 20 520 -20v22q-300 40 -520 20q-300 -30 -520 30q-300 70 -640 20q-400 -30 -920 30z',
        '#FFFDF2',
      ],
      [
        'M-1500 70q520 -40 920 -20q340 30 640 -20q220 -40 1040 -10v8q-800 -20 -1030 20q-300 50 -650 20q-400 -20 -920 14z',
        '#CFE8E4',
      ],
    ])
    sprayBand(canvas, '#F4EBD3', groundY, groundY + 60 * unit, 0.7)
    sprayBand(canvas, '#B4CEC8', groundY + 130 * unit, groundY + 330 * unit, 0.7)
    let ribs = ''
    for (let row = 0; row < 26; row += 1) {
      const share = row / 26
      const y = groundY + (190 + 620 * share ** 1.3) * unit
      for (let left = -60 * unit + ((row * 53) % 90) * unit; left < width; left += (130 + 90 * share) * unit)
        ribs += lensPath(
          left,
          y + Math.sin(left / (110 * unit) + row) * 8 * unit,
          (44 + 40 * share) * unit,
          (3 + 7 * share) * unit,
        )
    }
    addPath(canvas, ribs, '#B4946C')
    s.draw(s.at(0, 0), [
      ...pool(-190, 300, 130, 40),
      ...pool(230, 380, 170, 56),
      ...pool(-640, 360, 170, 50),
      ...pool(-120, 560, 210, 80),
      ...pool(-900, 560, 200, 70),
    ])
    s.draw(s.at(-150, 556, 1), [[`${STAR}z`, s.accent]])
    s.draw(s.at(250, 378, 0.8), [[`${STAR}z`, s.accent]])
    s.draw(s.at(20, 470, 1), [
      ['M-30 -6q0 -22 30 -22t30 22q-10 14 -30 14t-30 -14z', '#C8603C'],
      [
        'M-34 -8l-20 -16l-2 -14l10 8l4 10l14 8zM34 -8l20 -16l2 -14l-10 8l-4 10l-14 8zM-28 4l-16 12h-6l14 -16zM28 4l16 12h6l-14 -16z',
        '#C8603C',
      ],
      ['M-10 -30h5v-8h-5zM6 -30h5v-8h-5z', '#2A1F30'],
    ])
    s.draw(s.at(-60, 330, 0.72), pointer(0, '#F2C23C', '#F6E2B4'))
    s.draw(s.at(-130, 318, 1), [...walker(0, '#2F6A8C', '#E2402C')])
    s.draw(s.at(120, 250, 0.8), dog(0, '#FBF2E0'))
    s.draw(s.at(300, 190, 0.6), walker(0, '#4A3A52', '#F6E6C2'))
  },
})
