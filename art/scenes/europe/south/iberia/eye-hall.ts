import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { person } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'
import { paintRipples } from '#art/kit/water.ts'

const RIBS = Array.from({ length: 23 }, (_none, i) => i - 11)
/** Height of the shell over the pool. */
const shellUp = (x: number): number => 150 * Math.sqrt(Math.max(0, 1 - (x / 300) ** 2))

const HALLS: readonly GlyphPart[] = [
  [
    'M150 0C120 -150 200 -290 330 -310C420 -318 480 -250 500 -180L470 -190C440 -250 390 -270 340 -262C250 -240 220 -120 250 0z',
    '#FBF4E6',
  ],
  ['M250 0C220 -120 250 -240 340 -262L352 -230C300 -210 290 -110 310 0z', '#8AA0C0'],
  ['M300 0q10 -90 70 -130q60 30 76 130z', '#FBF4E6'],
  ['M340 -290Q460 -330 560 -220l-14 8Q460 -300 350 -272z', '#D3DAE6'],
]

const EYE: readonly GlyphPart[] = [
  [`M-300 0${RIBS.map((i) => `L${i * 27} ${-shellUp(i * 27)}`).join('')}L300 0z`, '#EAEFF4'],
  [
    `M60 0${RIBS.filter((i) => i >= 3)
      .map((i) => `L${i * 27} ${-shellUp(i * 27)}`)
      .join('')}L300 0z`,
    '#B4C0D4',
  ],
  ['M-246 0Q-130 -104 0 -104T246 0z', '#3E5A8C'],
  ['M-96 0a96 96 0 0 1 192 0z', '#FFE3A0'],
  ['M-96 0a96 96 0 0 1 192 0h-60a40 40 0 0 0 -72 0z', '#F2B45A'],
  [
    RIBS.map(
      (i) =>
        `M${i * 22 - 2} 0v${-Math.max(0, 104 * (1 - (i / 11.5) ** 2))}h4v${Math.max(0, 104 * (1 - (i / 11.5) ** 2))}z`,
    ).join(''),
    '#EAEFF4',
  ],
]

/** The white eye and the helmet of the city of arts, and their mirror images, by night. */
export const eyeHall = landmark({
  name: 'eye-hall',
  palette: {
    ...PALETTES.night,
    top: '#16265A',
    middle: '#3E5A9A',
    horizon: '#F2A884',
    deep: '#0E1638',
    lightText: 'as the lamps come on',
    isNight: false,
  },
  accent: '#F2503C',
  ground: 0.54,
  sun: null,
  clouds: null,
  mist: '#8AA4DC',
  altText:
    'A white hall like a half-open eye and another like a helmet with a plume, doubled in a still pool, people on its edge, at nightfall',
  paint: (s) => {
    const { canvas, groundY, height, width, unit } = s
    const ink = '#2E4A86'
    s.draw({ ...s.at(-90, 6), scale: s.unit * 0.92 }, [...HALLS, ...EYE])
    addPath(canvas, outline`M0 ${groundY + 6 * unit}H${width}V${height}H0z`, ink)
    sprayBand(canvas, '#E8A08A', groundY + 6 * unit, groundY + 120 * unit, 0.7)
    const at = s.at(-90, 12)
    s.draw(
      { ...at, scale: -at.scale * 0.84, scaleX: at.scale * 0.92 },
      [...HALLS, ...EYE].map(
        ([path, fill]): GlyphPart => [
          path,
          (
            {
              '#FBF4E6': '#B4BCD8',
              '#EAEFF4': '#A4B4D4',
              '#B4C0D4': '#6E86B8',
              '#3E5A8C': '#24386E',
              '#FFE3A0': '#D9B48A',
              '#F2B45A': '#B98A6A',
              '#D3DAE6': '#8A9CC4',
              '#8AA0C0': '#4E689E',
            } as Readonly<Record<string, string>>
          )[fill] ?? fill,
        ],
      ),
    )
    s.draw(s.at(0, 6), [
      ['M-1500 6h2600v-10h-2600z', '#F4E6D4'],
      ['M-1500 10h2600v-5h-2600z', '#5E74A8'],
    ])
    paintRipples(
      canvas,
      {
        topY: groundY + 40 * unit,
        bottomY: height * 0.84,
        count: 30,
        minWidth: 20 * unit,
        maxWidth: 110 * unit,
      },
      '#8AA4D4',
      { opacity: 0.45 },
    )
    sprayBand(canvas, '#0E1638', height, height * 0.8, 0.8)
    s.draw(s.atDepth(0, 1), [
      ['M-1500 30v-70l900 -20h1700v90z', '#D9CFD3'],
      ['M-1500 -40l900 -20h1700v10h-1700l-900 20z', '#FFF8EC'],
    ])
    s.draw(s.atDepth(-210, 0.97, 1.05), walker(0, s.accent, '#F6E6C2'))
    s.draw(s.atDepth(190, 0.97, 1.05), [...person(0, '#F2C23C'), ...person(38, '#2F6A7A')])
  },
})
