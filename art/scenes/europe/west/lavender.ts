import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintMountain, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintBough } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, hip, peak, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Fields of lavender before an abbey. */
export const lavender = landmark({
  name: 'lavender',
  palette: PALETTES.noon,
  accent: '#F2C230',
  ground: 0.56,
  mist: '#8FC6D2',
  sun: [-210, 300, 64],
  altText:
    'Rows of lavender running to a plain stone abbey in a fold of limestone hills, a beekeeper among them',
  lightText: 'on a July morning',
  paint: (s) => {
    paintMountain(s, -200, 250, 460, '#C9C8B4', '#98A6A4', 0, 0.3)
    paintMountain(s, 280, 210, 400, '#C3C2AE', '#92A09E', 0, 0.3)
    paintTreeCrowns(s, '#6E9468', 50, 0, '#4E7658')
    s.draw(s.at(70, 20), [
      ...solid(0, 0, 220, 80, '#F0DDB4', '#AA9478', 0.3),
      [hip(0, -78, 120, 40, 0.8), '#C9A27E'],
      ...solid(80, 0, 76, 150, '#F3E3BE', '#AE987C', 0.34),
      [peak(80, -148, 84, 34), '#C9A27E'],
      [arches(-70, 10, 4, -12, 14, 36) + arches(80, 80, 1, -60, 16, 40), '#5E5E66'],
      ...solid(-60, -70, 40, 60, '#F0DDB4', '#AA9478'),
      [hip(-60, -128, 26, 24, 0.1), '#C9A27E'],
    ])
    const { canvas, width, height, groundY, x, unit } = s
    addPath(canvas, outline`M-10 ${groundY + 18 * unit}H${width + 10}V${height + 10}H-10z`, '#A89A62')
    const row = (i: number, from: number, to: number): string =>
      outline`M${x + (i + from) * 36 * unit} ${groundY + 20 * unit}h${(to - from) * 36 * unit}L${x + (i + to) * 190 * unit} ${height + 10}H${x + (i + from) * 190 * unit}z`
    for (let i = -9; i <= 9; i += 1) {
      addPath(canvas, row(i, -0.36, 0.36), '#6A4FA0')
      addPath(canvas, row(i, -0.36, 0.02), '#9A7AC8')
    }
    s.draw(s.atDepth(-150, 0.5, 1.1), [
      ...person(0, '#FBF6EA', s.accent),
      ['M-18 -112q18 -12 36 0v22q-18 8 -36 0z', '#D9CDB4'],
      ['M-74 0v-40h40v40z', s.accent],
    ])
    paintBough(s, 'right', '#5A4A44', ['#7E9A62', '#A8B87E'], 260)
  },
})
