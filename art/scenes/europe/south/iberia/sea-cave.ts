import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { spray, sprayBand } from '#art/drawing/spray.ts'
import { seaKayak } from '#art/kit/boats.ts'
import { landmark } from '#art/kit/landmark.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer, sitter } from '#art/kit/poses.ts'
import { paintRipples } from '#art/kit/water.ts'

/** Inside a cave of yellow stone: an eye of sky in its roof, two arches out to the sea, a beach within. */
export const seaCave = landmark({
  name: 'sea-cave',
  palette: {
    ...PALETTES.gold,
    top: '#E8A84E',
    middle: '#F2C878',
    horizon: '#FCE9BC',
    deep: '#5A2E2A',
    lightText: 'when the sun stands over the roof',
  },
  accent: '#E2402C',
  ground: 0.64,
  sun: null,
  clouds: null,
  altText:
    'Inside a cave of banded yellow rock with a round hole of sky in its roof, two arches open to the sea, people and a kayak on its beach',
  paint: (s) => {
    const { canvas, groundY, height, width, unit, x } = s
    paintSheet(s, '#C98A3E')
    const bands = [
      [-640, '#8A5A34'],
      [-540, '#A8702F'],
      [-440, '#D9A048'],
      [-380, '#C4883A'],
      [-300, '#E8B45A'],
      [-200, '#D99A44'],
      [-130, '#EBBE6A'],
      [-50, '#C98A3E'],
    ] as const
    for (const [up, ink] of bands)
      addPath(
        canvas,
        outline`M0 ${groundY + up * unit}Q${x - 200 * unit} ${groundY + (up - 60) * unit} ${x} ${groundY + (up - 40) * unit}T${width} ${groundY + (up + 10) * unit}V${height}H0z`,
        ink,
      )
    s.draw(s.at(20, -430), [
      [
        'M-170 10C-180 -70 -90 -130 10 -126C120 -124 190 -70 176 6C160 76 80 104 -10 100C-100 98 -160 70 -170 10z',
        '#F9E3A8',
      ],
      [
        'M-146 4C-154 -64 -80 -110 8 -108C104 -108 166 -60 152 0C140 56 70 80 -10 78C-90 76 -140 56 -146 4z',
        '#5EAAD0',
      ],
      [
        'M-146 4C-140 56 -90 76 -10 78C70 80 140 56 152 0C140 36 70 54 -6 52C-80 50 -134 36 -146 4z',
        '#3E7A5A',
      ],
      ['M-120 36l14 -20l12 24l16 -26l10 30zM60 50l12 -26l14 22l14 -24l6 20z', '#2E5E48'],
    ])
    spray(
      canvas,
      outline`M${x - 120 * unit} ${groundY - 360 * unit}h${280 * unit}L${x + 280 * unit} ${height}H${x - 210 * unit}z`,
      '#FFF6D0',
      [0, groundY - 360 * unit, 0, height],
      0.85,
    )
    const arch = (left: number, wide: number, tall: number): string =>
      `M${left} 20C${left - 10} ${-tall * 0.6} ${left + wide * 0.2} ${-tall} ${left + wide * 0.5} ${-tall}C${left + wide * 0.84} ${-tall} ${left + wide + 14} ${-tall * 0.5} ${left + wide} 20z`
    s.draw(s.at(0, 0), [
      [arch(-330, 240, 236) + arch(20, 330, 290), '#FBE3AC'],
      [arch(-314, 208, 216) + arch(40, 290, 266), '#BFE0E4'],
      ['M-312 20V-70h206V20zM40 20v-90h290v90z', '#2F8CAE'],
      ['M-312 -20q60 -10 206 0v40h-206zM40 -16q140 -14 290 0v36h-290z', '#5EB4C0'],
      ['M230 20v-130q10 -60 34 -60q30 10 34 70l10 120z', '#D9A048'],
      ['M270 20l-6 -180q30 10 34 60l10 120z', '#A8702F'],
    ])
    addPath(
      canvas,
      outline`M0 ${groundY + 14 * unit}Q${x} ${groundY - 6 * unit} ${width} ${groundY + 20 * unit}V${height}H0z`,
      '#4EB0B8',
    )
    paintRipples(
      canvas,
      {
        topY: groundY + 20 * unit,
        bottomY: groundY + 90 * unit,
        count: 14,
        minWidth: 16 * unit,
        maxWidth: 60 * unit,
      },
      '#E8F8F0',
    )
    addPath(
      canvas,
      outline`M0 ${groundY + 120 * unit}Q${x - 100 * unit} ${groundY + 60 * unit} ${x + 60 * unit} ${groundY + 96 * unit}T${width} ${groundY + 70 * unit}V${height}H0z`,
      '#F4DDA0',
    )
    sprayBand(canvas, '#A8602F', height, height * 0.84, 0.8)
    s.draw(s.at(-40, 190, 0.95), pointer(0, '#2F6A8C', '#F6E2B4'))
    s.draw(s.at(80, 214, 1), sitter(0, s.accent, '#3A3A5A'))
    s.draw(s.at(-150, 84, 0.5), seaKayak('#F2C23C', s.accent))
  },
})
