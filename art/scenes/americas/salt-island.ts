import { addLine, addPath, addRect } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const SALT = '#FBF3E4'
const RIM = '#C9B9AE'

/** Six-sided plates of salt, laid out flat and seen from the island: z is the distance, 1 at the lower edge. */
function paintPlates({ canvas, x, groundY, width, height, unit }: LandmarkContext): void {
  const across = 250 * unit
  const point = (column: number, z: number) =>
    outline`${x + (column * across) / z} ${groundY + (height - groundY) / z}`
  let rims = ''
  for (let row = 0; row < 13; row += 1) {
    const z = 0.9 + row * 0.3
    const count = Math.ceil((width * z) / across / 1.5)
    for (let i = -count; i <= count; i += 1) {
      const left = i + (row % 2) / 2
      if (Math.abs(left + 0.5) * across > width * z * 0.75) continue
      rims += `M${point(left, z)}L${point(left + 0.5, z + 0.1)}L${point(left + 1, z)}L${point(left + 1, z - 0.2)}`
    }
  }
  addLine(canvas, rims, RIM, 2.6 * unit)
}

/** A giant cactus with two arms, lit from the left; ribs run up it. */
function paintCactus(s: LandmarkContext, across: number, share: number, scale: number): void {
  s.draw(s.atDepth(across, share, scale), [
    [
      'M-24 10V-470Q0 -520 24 -470V10zM20 -150q60 0 60 -60v-150q18 -34 36 0v160q0 96 -96 96zM-20 -210q-42 0 -42 -46v-110q16 -30 32 0v104q0 10 12 10z',
      '#4E7A52',
    ],
    [
      'M6 10V-492Q20 -486 24 -470V-150q60 -4 72 -70v-158q14 -4 20 18v160q0 96 -92 96V10zM-36 -378q4 2 6 12v104q0 10 12 10v42q-26 -4 -26 -40z',
      '#2C5248',
    ],
    [block(-13, 0, 4, 470) + block(-3, 0, 4, 486), '#8FAE6E'],
    [round(-6, -504, 9) + round(98, -384, 8) + round(-46, -388, 7), '#F6E3BE'],
  ])
}

/** The salt flat in the dry months, from its island of cacti. */
export const saltIsland = landmark({
  name: 'salt-island',
  palette: PALETTES.arid,
  accent: '#D8302A',
  mist: '#F8CE9C',
  ground: 0.56,
  sun: [-210, 330, 54],
  altText:
    'Tall cacti on a rocky island in a flat sea of salt, cracked into plates to the foot of a red volcano, a small jeep far out',
  paint: (s) => {
    const { canvas, width, height, groundY, unit } = s
    s.draw(s.at(-70, 6), [
      [
        'M-700 0Q-420 -40 -250 -104Q-120 -170 -70 -196L-20 -178L30 -204Q120 -140 230 -96Q420 -34 900 0z',
        '#A5644E',
      ],
      ['M-20 -178L30 -204Q120 -140 230 -96Q420 -34 900 0H120Q60 -110 -20 -178z', '#74455A'],
      ['M-126 -164L-70 -196L-20 -178L30 -204L84 -168l-40 24l-34 -14l-30 30l-36 -26l-30 18z', '#E9B26A'],
    ])
    paintGroundMist(s, 90, 0.7)
    addRect(canvas, 0, groundY, width, height - groundY, SALT)
    sprayBand(canvas, s.palette.horizon, groundY, groundY + 70 * unit, 0.8)
    paintPlates(s)
    s.draw(s.atDepth(-130, 0.16, 0.62), [
      ['M-40 4h170l26 10h-150z', RIM],
      ['M-46 0v-30h18l12 -26h66l10 56z', s.accent],
      [block(-6, -32, 22, 16) + block(26, -32, 22, 16), '#F6E3BE'],
      [round(-28, 0, 12) + round(38, 0, 12), '#4A2634'],
    ])
    s.draw(s.atDepth(0, 1), [
      ['M-330 90Q-140 -20 -20 -60Q60 -150 180 -176Q280 -210 420 -196L1300 -260V90z', '#8E5A48'],
      ['M60 90Q120 -60 250 -90Q340 -110 1300 -120V90z', '#5E3A40'],
    ])
    addPath(
      canvas,
      [...Array(22).keys()]
        .map((i) => {
          const across = -190 + ((i * 97) % 620)
          const lift = Math.max(0, (across + 190) * 0.3) * canvas.random(0.1, 0.9)
          const [stoneX, stoneY] = [s.x + across * unit, height - lift * unit]
          return outline`M${stoneX} ${stoneY}l${14 * unit} ${-20 * unit}h${22 * unit}l${12 * unit} ${20 * unit}z`
        })
        .join(''),
      '#C98E62',
    )
    paintCactus(s, 146, 0.74, 0.62)
    paintCactus(s, 270, 0.78, 1)
    paintCactus(s, -40, 0.95, 0.4)
  },
})
