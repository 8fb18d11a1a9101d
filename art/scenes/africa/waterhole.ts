import { addPath } from '#art/drawing/canvas.ts'
import { lensPath, outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintElephant, paintGiraffe } from '#art/kit/savannah-animals.ts'

const DARK = '#231A2C'
const TREE =
  'M-10 0q6 -90 -40 -150l12 -6q30 30 40 60q4 -50 50 -82l10 8q-40 60 -30 170zM-190 -150q20 -70 190 -74q190 0 214 70q-60 26 -130 10q-70 24 -140 0q-80 18 -134 -6z'
const BIRD =
  'M0 0q-14 -16 -30 -12q14 2 22 12q-6 10 -2 22q4 -8 10 -12q8 4 12 12q2 -14 -4 -22q10 -12 24 -10q-16 -8 -32 10z'

/** Elephants and a giraffe at a pan in the last light, seen through the slot of a hide. */
export const waterhole = landmark({
  name: 'waterhole',
  palette: PALETTES.dusk,
  accent: '#F2C230',
  ground: 0.52,
  sun: [-150, 120, 86],
  isSunDrawn: true,
  altText:
    'Elephants and a giraffe at a waterhole under a low sun, seen through the slot of a wooden hide with binoculars and a notebook on its sill',
  paint: (s) => {
    const { canvas, width, height, groundY, unit } = s
    paintHills(s, '#B9604E', 40, 18, 0.7)
    for (const [across, down, scale] of [
      [300, 20, 0.8],
      [-420, 14, 0.6],
      [820, 24, 1],
      [-900, 20, 0.9],
    ] as const)
      s.draw(s.at(across, down, scale), [[TREE, '#5A3440']])
    addPath(canvas, outline`M0 ${groundY}H${width}V${height}H0z`, '#D98A52')
    sprayBand(canvas, '#FFE0A4', groundY, groundY + 90 * unit, 0.8)
    const pan = s.at(20, 190)
    addPath(canvas, lensPath(pan.x, pan.y + 8 * unit, 560 * unit, 104 * unit), '#9A5640')
    addPath(canvas, lensPath(pan.x, pan.y, 540 * unit, 92 * unit), '#F6B678')
    addPath(canvas, lensPath(pan.x - 170 * unit, pan.y, 70 * unit, 66 * unit), '#FFF1C4')
    let ripples = ''
    for (let i = 0; i < 9; i += 1)
      ripples += lensPath(
        pan.x + (((i * 211) % 800) - 400) * unit,
        pan.y + (((i * 37) % 90) - 44) * unit,
        (60 + ((i * 29) % 70)) * unit,
        4 * unit,
      )
    addPath(canvas, ripples, '#C8714E')
    paintGiraffe(canvas, s.at(-300, 120, 1.05), '#7A3E3A')
    for (const [across, down, scale, ink] of [
      [330, 110, 0.72, '#5E3A4A'],
      [210, 150, 1.05, '#4A2C40'],
      [90, 128, 0.5, '#6A4250'],
    ] as const)
      paintElephant(canvas, s.at(across, down, scale), ink)
    s.draw(s.at(60, -210, 0.8), [[BIRD, DARK]])
    s.draw(s.at(120, -180, 0.6), [[BIRD, DARK]])
    const [top, sill] = [height * 0.1, height * 0.86]
    addPath(
      canvas,
      outline`M0 0H${width}V${top}H0zM0 ${sill}H${width}V${height}H0zM0 0H${36 * unit}V${height}H0zM${width - 36 * unit} 0H${width}V${height}H${width - 36 * unit}z`,
      DARK,
    )
    addPath(
      canvas,
      outline`M0 ${sill}H${width}v${16 * unit}H0zM0 ${top - 10 * unit}H${width}v${10 * unit}H0z`,
      '#6E4A3A',
    )
    const rest = { x: s.x, y: sill + 6 * unit, scale: unit }
    s.draw({ ...rest, x: s.x + 150 * unit }, [
      [
        'M-46 0v-44q0 -12 14 -12h18q12 0 12 12v4h4v-4q0 -12 12 -12h18q14 0 14 12v44h-38v-20h-16v20z',
        '#3A2A3E',
      ],
      ['M-44 -40h36v8h-36zM8 -40h36v8h-36z', '#8A6A72'],
    ])
    s.draw({ ...rest, x: s.x - 140 * unit }, [
      ['M-90 0l14 -22h140l20 22z', s.accent],
      ['M-70 -8l8 -10h110l10 10z', '#FFF6DA'],
    ])
  },
})
