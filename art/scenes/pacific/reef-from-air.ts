import { addPath } from '#art/drawing/canvas.ts'
import { outline, smoothPath } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { landmark } from '#art/kit/landmark.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const RIMS = [
  [0, '#0E7E9C'],
  [0.1, '#FDFBEE'],
  [0.17, '#2FB4B4'],
  [0.34, '#6ED8C4'],
] as const

/** Reefs from the air, straight down: rims of surf, lagoons in steps of turquoise, a cay and a boat. */
export const reefFromAir = landmark({
  name: 'reef-from-air',
  palette: {
    ...PALETTES.noon,
    top: '#0E5E8C',
    middle: '#2A8CAE',
    horizon: '#A9E3D6',
    lightText: 'under a high sun',
  },
  accent: '#F2503C',
  ground: 0.1,
  sun: null,
  clouds: null,
  mist: '#8EDCD0',
  altText:
    'Coral reefs from straight above, ribbons and rings of turquoise edged with surf in deep blue water, a sand cay, a boat and the shadow of a small plane',
  paint: (s) => {
    const { canvas, height, unit, x } = s
    paintSheet(s, '#0E5E8C')
    sprayBand(canvas, '#0A3E6E', height, height * 0.5, 0.7)
    const centres = [
      [-40, 0.28, 250, 150, 3],
      [240, 0.62, 200, 170, 11],
      [-260, 0.76, 220, 130, 23],
      [-760, 0.4, 250, 150, 5],
      [-980, 0.82, 190, 120, 9],
      [560, 0.2, 170, 120, 15],
      [40, 0.97, 150, 80, 31],
    ] as const
    for (const [inset, ink] of RIMS) {
      let path = ''
      for (const [across, share, wide, tall, seed] of centres) {
        const points = Array.from({ length: 19 }, (_none, i): readonly [number, number] => {
          const angle = (i / 18) * Math.PI * 2
          const bump = 1 + 0.16 * Math.sin(angle * 3 + seed) + 0.1 * Math.sin(angle * 5 + seed * 2)
          const r = bump - inset * 1.05
          return [
            x + (across + Math.cos(angle) * wide * r) * unit,
            height * share + Math.sin(angle) * tall * r * unit,
          ]
        })
        path += `${smoothPath(points)}z`
      }
      addPath(canvas, path, ink)
    }
    let heads = ''
    for (const [across, share, wide, tall, seed] of centres)
      for (let index = 0; index < 26; index += 1) {
        const angle = index * 2.4 + seed
        const r = 0.12 + (0.46 * ((index * 37 + seed) % 26)) / 26
        const size = (4 + ((index * 13) % 9)) * unit
        heads += outline`M${x + (across + Math.cos(angle) * wide * r) * unit - size} ${height * share + Math.sin(angle) * tall * r * unit}q${size} ${-size} ${2 * size} 0q${-size * 0.4} ${size * 0.9} ${-2 * size} 0z`
      }
    addPath(canvas, heads, '#1A8C8E')
    s.draw({ x: x - 30 * unit, y: height * 0.27, scale: unit }, [
      ['M-90 10q30 -50 100 -46q80 6 90 40q-40 36 -110 34q-70 -4 -80 -28z', '#F9EFD0'],
      ['M-50 4q20 -26 60 -22q50 4 56 20q-30 20 -66 18q-40 -2 -50 -16z', '#4E9A5A'],
    ])
    s.draw({ x: x + 60 * unit, y: height * 0.49, scale: unit * 1.1 }, [
      ['M-10 120q-40 60 -6 130q-20 -60 6 -130zM10 120q40 60 6 130q20 -60 -6 -130z', '#CFEFEA'],
      ['M0 -60q24 40 22 120q-22 12 -44 0q-2 -80 22 -120z', '#FFFDF6'],
      ['M-14 0h28v50h-28z', s.accent],
      ['M0 -60q24 40 22 120q-11 8 -22 8z', '#D3DCDC'],
      ['M2 0h12v50h-12z', '#B4342C'],
    ])
    s.draw({ x: x - 210 * unit, y: height * 0.56, scale: unit * 1.25 }, [
      [
        'M-6 -70q6 -16 12 0l4 50l70 20v14l-70 -6l-4 46l22 14v8l-28 -4l-28 4v-8l22 -14l-4 -46l-70 6v-14l70 -20z',
        '#0A3A5E',
      ],
    ])
  },
})
