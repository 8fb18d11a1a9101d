import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintBough } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, walker } from '#art/kit/poses.ts'

const BRICK = '#B4564A'
const BRICK_SHADE = '#7E3A42'

/** A cobbled lane between brick houses with black shutters, gas lamps lit, the gold dome at its end. */
export const brickLane = landmark({
  name: 'brick-lane',
  palette: {
    ...PALETTES.autumn,
    top: '#8FA8BC',
    middle: '#E3CBAE',
    horizon: '#FBE3B8',
    lightText: 'on an afternoon in October',
  },
  accent: '#F2C23C',
  ground: 0.6,
  sun: null,
  clouds: null,
  altText:
    'A steep cobbled lane between brick houses with black shutters and gas lamps, a golden dome at its end, red maple leaves above',
  paint: (s) => {
    const { canvas, width, height, groundY, unit, x } = s
    s.draw(s.at(0, -30, 1), [
      [block(0, 40, 170, 110), '#F2DDBC'],
      [block(0, -70, 88, 50), '#E3C49C'],
      ['M-50 -118C-50 -176 -30 -196 0 -204C30 -196 50 -176 50 -118z', s.accent],
      ['M0 -204C30 -196 50 -176 50 -118H16C26 -160 16 -190 0 -204z', '#B4842A'],
      [block(0, -202, 14, 22) + block(0, -222, 3, 20), '#E3C49C'],
    ])
    addPath(
      canvas,
      outline`M${x - 90 * unit} ${groundY}h${180 * unit}L${x + 420 * unit} ${height}H${x - 420 * unit}z`,
      '#A89A94',
    )
    let stones = ''
    for (let row = 0; row < 17; row += 1) {
      const share = (row / 17) ** 1.5
      const y = groundY + (height - groundY) * share
      const half = (90 + 330 * share) * unit
      for (let column = 0; column < 9; column += 1)
        stones += outline`M${x - half + (2 * half * (column + (row % 2) * 0.5)) / 9} ${y}h${half * 0.16}v${(4 + 18 * share) * unit}h${-half * 0.16}z`
    }
    addPath(canvas, stones, '#7E7478')
    sprayBand(canvas, '#3A2633', height, height * 0.76, 0.7)
    for (const side of [-1, 1] as const) {
      const wall = side < 0 ? BRICK : BRICK_SHADE
      const wallX = (share: number): number => x + side * (90 + 330 * share) * unit
      const wallY = (share: number, level: number): number =>
        groundY + (height - groundY) * share - level * (150 + 640 * share) * unit
      const edge = side < 0 ? -40 : width + 40
      const shutter = side < 0 ? '#2A2A34' : '#1E1C28'
      addPath(
        canvas,
        outline`M${wallX(0)} ${wallY(0, 0)}V${wallY(0, 1)}L${wallX(1)} ${wallY(1, 1)}H${edge}V${height + 10}H${wallX(1)}z`,
        wall,
      )
      addPath(
        canvas,
        outline`M${wallX(0)} ${wallY(0, 1)}L${wallX(1)} ${wallY(1, 1)}V${wallY(1, 1.05)}L${wallX(0)} ${wallY(0, 1.06)}z`,
        '#4A3440',
      )
      let [glass, dark, trim] = ['', '', '']
      for (const [from, to] of [
        [0.06, 0.12],
        [0.19, 0.28],
        [0.4, 0.54],
        [0.72, 0.94],
      ] as const)
        for (const level of [0.3, 0.62]) {
          const third = (to - from) * 0.28
          const quad = (a: number, b: number, low: number, high: number): string =>
            outline`M${wallX(a)} ${wallY(a, low)}V${wallY(a, high)}L${wallX(b)} ${wallY(b, high)}V${wallY(b, low)}z`
          glass += quad(from + third, to - third, level, level + 0.2)
          dark += quad(from, from + third, level, level + 0.2) + quad(to - third, to, level, level + 0.2)
          trim +=
            quad(from + third * 0.6, to - third * 0.6, level - 0.03, level) +
            quad(from + third * 0.6, to - third * 0.6, level + 0.2, level + 0.23)
        }
      const door = outline`M${wallX(0.3)} ${wallY(0.3, 0)}V${wallY(0.3, 0.24)}L${wallX(0.37)} ${wallY(0.37, 0.24)}V${wallY(0.37, 0)}z`
      addPath(canvas, glass, side < 0 ? '#F6D69A' : '#5A5A74')
      addPath(canvas, dark, shutter)
      addPath(canvas, trim, '#F2DDBC')
      addPath(canvas, door, side < 0 ? '#2E5A4A' : '#A83A34')
    }
    for (const [across, share, size] of [
      [-118, 0.16, 0.5],
      [150, 0.36, 0.86],
      [-270, 0.68, 1.4],
    ] as const)
      s.draw(s.atDepth(across, share, size), [
        ['M-4 0v-150h8v150zM-12 0h24v-8h-24z', '#22202C'],
        ['M-16 -152l6 -36h20l6 36z', '#FFE3A0'],
        ['M-18 -186l18 -22l18 22zM-20 -150h40v-6h-40z', '#22202C'],
      ])
    s.draw(s.atDepth(30, 0.56, 1), walker(0, '#3E5A7A', '#E8B45A'))
    s.draw(s.atDepth(100, 0.6, 0.9), dog(0, '#E3C49C'))
    paintBough(s, 'right', '#4A2E30', ['#C8452E', '#E8862E', '#F2B45A'], 300)
  },
})
