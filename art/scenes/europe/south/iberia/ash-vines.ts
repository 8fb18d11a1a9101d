import { addPath } from '#art/drawing/canvas.ts'
import { mixInk } from '#art/drawing/ink.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintMountain } from '#art/kit/backdrops.ts'
import { camel } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Vines in hollows of black ash, each behind its half-moon of stones, up to the foot of red cones. */
export const ashVines = landmark({
  name: 'ash-vines',
  palette: {
    ...PALETTES.noon,
    top: '#4E98C4',
    middle: '#A9D0D6',
    horizon: '#F6E2C0',
    deep: '#14161C',
    lightText: 'in the trade wind',
  },
  accent: '#E8502E',
  ground: 0.32,
  sun: null,
  clouds: null,
  mist: '#E8A884',
  altText:
    'Rows of hollows in black volcanic ash, each with a green vine behind a half-circle of stones, a white house and red cinder cones behind',
  paint: (s) => {
    const { canvas, groundY, height, width, unit } = s
    paintMountain(s, 180, 170, 280, '#C4624A', '#8A3E3E', 0, 0.2)
    paintMountain(s, -250, 120, 260, '#A8504A', '#7A3A40', 0, 0.2)
    paintMountain(s, -900, 150, 330, '#A8504A', '#7A3A40', 0, 0.2)
    paintMountain(s, 520, 110, 260, '#8E4A4A', '#6A363E', 0, 0.2)
    addPath(canvas, outline`M0 ${groundY}H${width}V${height}H0z`, '#3A3840')
    sprayBand(canvas, '#8A6A66', groundY, groundY + 110 * unit, 0.9)
    s.draw(s.at(-130, 30), [
      ...solid(0, 0, 150, 50, '#FFFAF0', '#C9C8CC', 0.3),
      ...solid(-50, 0, 50, 84, '#FFFAF0', '#C9C8CC', 0.36),
      [block(-58, -76, 14, 28), '#FFFAF0'],
      [panes(-10, 30, 2, -16, 14, 18), '#2E7A5A'],
      [block(56, 0, 18, 34), '#2E7A5A'],
      ['M-108 0q-4 -40 10 -60q14 20 10 60z', '#2E5E48'],
    ])
    const rows = 9
    const [walls, hollows, leaves, lights] = [[] as string[], [] as string[], [] as string[], [] as string[]]
    for (let row = 0; row < rows; row += 1) {
      const share = (row + 1) / rows
      const r = (13 + 74 * share ** 1.5) * unit
      const y = groundY + (height - groundY) * (0.06 + 0.92 * share ** 1.6)
      const step = r * 2.5
      for (let left = (row % 2) * step * 0.5 - step * 0.2; left < width + step; left += step) {
        hollows.push(
          outline`M${left - r} ${y}a${r} ${r * 0.46} 0 1 0 ${2 * r} 0a${r} ${r * 0.46} 0 1 0 ${-2 * r} 0z`,
        )
        walls.push(
          outline`M${left - r * 1.06} ${y}a${r * 1.06} ${r * 0.62} 0 0 1 ${2.12 * r} 0l${-r * 0.16} ${r * 0.06}a${r * 0.9} ${r * 0.44} 0 0 0 ${-1.8 * r} 0z`,
        )
        leaves.push(
          outline`M${left - r * 0.5} ${y + r * 0.14}q${-r * 0.1} ${-r * 0.4} ${r * 0.26} ${-r * 0.42}q${r * 0.3} ${-r * 0.2} ${r * 0.5} ${r * 0.04}q${r * 0.34} ${r * 0.06} ${r * 0.24} ${r * 0.38}q${-r * 0.5} ${r * 0.2} ${-r} 0z`,
        )
        lights.push(
          outline`M${left - r * 0.36} ${y - r * 0.06}q${r * 0.1} ${-r * 0.22} ${r * 0.36} ${-r * 0.2}q${r * 0.1} ${r * 0.2} ${-r * 0.36} ${r * 0.2}z`,
        )
      }
    }
    addPath(canvas, hollows.join(''), '#1E1E26')
    addPath(canvas, walls.join(''), '#7A6E70')
    addPath(canvas, leaves.join(''), '#4E9A4E')
    addPath(canvas, lights.join(''), '#A9D06A')
    sprayBand(canvas, mixInk('#3A3840', s.palette.deep, 0.6), height * 1.04, height * 0.82, 0.7)
    s.draw(s.at(190, 56, 0.5), [...camel(0, '#B98A5E', s.accent), ...camel(150, '#A87A52', '#F2C23C')])
  },
})
