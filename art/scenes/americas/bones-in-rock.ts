import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { person } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Bones of a dinosaur in badlands, a brush and a tent. */
export const bonesInRock = landmark({
  name: 'bones-in-rock',
  palette: PALETTES.dusk,
  accent: '#2FA0A0',
  ground: 0.62,
  sun: [-210, 190, 74],
  altText:
    'The skeleton of a long-necked dinosaur half out of the rock in striped badlands, diggers with brushes beside it',
  paint: (s) => {
    const { canvas, width, groundY, unit } = s
    for (const [i, ink] of ['#D98A64', '#B5604E', '#F0C08A', '#A8524A', '#DD9A6A'].entries()) {
      const y = groundY - (150 - i * 32) * unit
      addPath(
        canvas,
        outline`M-10 ${y + 30 * unit}L${width * 0.12} ${y - 20 * unit}L${width * 0.24} ${y + 24 * unit}L${width * 0.4} ${y - 40 * unit}L${width * 0.55} ${y + 20 * unit}L${width * 0.72} ${y - 50 * unit}L${width * 0.86} ${y + 10 * unit}L${width + 10} ${y - 30 * unit}V${groundY + 8}H-10z`,
        ink,
      )
    }
    paintOpenGround(s, '#E0A468', '#B9764A', 0)
    s.draw(s.atDepth(10, 0.54, 1.35), [
      ['M-260 40Q-180 -60 0 -70T270 30Q140 76 0 70T-260 40z', '#A8623E'],
      [
        'M-240 6Q-160 30 -110 -20Q-60 -60 20 -54Q110 -40 150 -70Q180 -110 190 -150l14 4Q196 -90 166 -54Q120 -20 20 -36Q-50 -44 -96 -6Q-150 44 -240 18z',
        '#FFF3DA',
      ],
      ['M186 -150q-4 -30 30 -34q40 4 48 24l-40 10l-12 14q-24 4 -26 -14z', '#FFF3DA'],
      [round(206, -166, 6), '#A8623E'],
      [
        [-70, -46, -22, 2, 26, 50, 74]
          .map((x, i) => `M${x} -46q-14 ${40 + i} 4 ${76 - Math.abs(i - 3) * 6}l8 -2q-14 -36 -4 -74z`)
          .join(''),
        '#FFF3DA',
      ],
      ['M-90 -14l-24 60l16 30h14l-14 -32l22 -54zM84 -36l26 60l-8 44h14l10 -46l-26 -62z', '#FFF3DA'],
      [[-220, -196, -172, -148].map((x) => block(x, 14, 4, 20)).join(''), '#A8623E'],
    ])
    s.draw(s.atDepth(-260, 0.5, 1.1), [
      ['M-30 0q-8 -60 20 -70h24q20 10 14 70z', '#2A4A6A'],
      [round(6, -86, 13), '#7A4632'],
      ['M-22 -88q28 -26 56 0z', '#F6E6C0'],
      ['M26 -50l40 26l-4 8l-42 -24z', '#7A4632'],
    ])
    s.draw(s.atDepth(250, 0.34, 0.9), [...person(0, s.accent, '#F6E6C0')])
    s.draw(s.atDepth(320, 0.16, 0.9), [
      ['M-70 0L-10 -80L60 0z', '#FBF0D6'],
      ['M-10 -80L60 0H10z', '#C99A80'],
    ])
  },
})
