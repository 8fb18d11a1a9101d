import { addPath, addPolygon } from '#art/drawing/canvas.ts'
import { outline, type Point, polylinePath } from '#art/drawing/path.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { llama } from '#art/kit/figures.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { arches, block, hip, panes } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const DEEP = '#2B2A3C'
const PLASTER = '#FBF0DA'
const TILE = '#C4603C'
const BLUE = '#2F6CA8'
const COURSES = 5

type Side = { readonly turn: -1 | 1; readonly stone: string; readonly seam: string; readonly wall: string }

/** A wall that comes from the end of the lane to the edge of the sheet: Inca stones below, plaster and roof above. */
function paintWall(s: LandmarkContext, { turn, stone, seam, wall }: Side): void {
  const { canvas, width, height, groundY, unit } = s
  const [farX, nearX] = [s.at(turn * 74, 0).x, turn < 0 ? -60 : width + 60]
  const at = (along: number, up: number): Point => {
    const depth = along ** 1.5
    const foot = groundY + (height - groundY + 60) * depth
    return [farX + (nearX - farX) * depth, foot - (190 + 640 * depth) * unit * up]
  }
  const quad = (left: number, right: number, low: number, high: number): string =>
    polylinePath([at(left, low), at(left, high), at(right, high), at(right, low)])
  const band = (low: number, high: number, ink: string): void => {
    const steps = [0, 0.2, 0.4, 0.6, 0.8, 1]
    addPolygon(
      canvas,
      [...steps.map((along) => at(along, low)), ...steps.toReversed().map((along) => at(along, high))],
      ink,
    )
  }
  band(0.5, 0.96, wall)
  band(0, 0.52, seam)
  let stones = ''
  for (let course = 0; course < COURSES; course += 1) {
    const [low, high] = [(course + 0.1) / COURSES / 2, (course + 0.92) / COURSES / 2]
    for (let index = 0; index < 9; index += 1) {
      const left = (index + (course % 2) * 0.46) / 9.4
      const notch = (index + course) % 3 === 0 ? 0.03 : 0
      stones += polylinePath([
        at(left + 0.007, low),
        at(left + 0.011, high),
        at(left + 0.05, high + notch),
        at(left + 0.096, high),
        at(left + 0.1, low),
      ])
    }
  }
  addPath(canvas, stones, stone)
  band(0.92, 0.97, '#8A4A3E')
  band(0.96, 1.05, TILE)
  const openings = [0.16, 0.42, 0.72]
  addPath(canvas, openings.map((left) => quad(left, left + 0.1, 0.6, 0.84)).join(''), '#4A5A72')
  addPath(
    canvas,
    openings.map((left) => quad(left - 0.02, left + 0.12, 0.56, 0.68)).join(''),
    turn < 0 ? BLUE : '#3E86B8',
  )
  addPath(canvas, quad(0.55, 0.64, 0, 0.4), BLUE)
}

/** The church at the end of the lane, a bell gable over a tiled roof, houses on the slope behind. */
function paintEnd(s: LandmarkContext): void {
  paintHills(s, '#7E9A7A', 250, 70, 0.4)
  const houses = Array.from({ length: 26 }, (_none, index) => {
    const across = -520 + ((index * 137) % 1040)
    return [across, -60 - ((index * 53) % 130)] as const
  })
  s.draw(s.at(0, 0), [
    [houses.map(([across, up]) => block(across, up, 40, 26)).join(''), PLASTER],
    [houses.map(([across, up]) => hip(across, up - 26, 26, 14, 0.7)).join(''), TILE],
  ])
  paintGroundMist(s, 90, 0.5)
  s.draw(s.at(0, 10), [
    ['M-74 0v-150h148v150z', PLASTER],
    ['M-30 -150v-90h60v90z', '#E6D3B0'],
    ['M-34 -240q34 -60 68 0z', TILE],
    [arches(-12, 12, 2, -168, 16, 50), DEEP],
    [arches(0, 0, 1, 0, 46, 84), '#6E4A3A'],
    [panes(-48, 48, 2, -70, 18, 34), '#6E4A3A'],
    ['M-84 -150h168l-16 -18h-136z', TILE],
  ])
}

/** A lane of Cusco between walls that the Incas built and the houses that stand on them. */
export const incaLane = landmark({
  name: 'inca-lane',
  palette: { ...PALETTES.noon, top: '#2F74B0', middle: '#92C2D8', horizon: '#FBEFD2', deep: DEEP },
  accent: '#D8307A',
  ground: 0.6,
  sun: null,
  clouds: null,
  altText:
    'A steep cobbled lane between walls of fitted Inca stones with white houses and blue balconies above, a woman with a llama, a small church at the end',
  lightText: 'in clear mountain light',
  paint: (s) => {
    const { canvas, x, groundY, height, width, unit } = s
    paintEnd(s)
    addPath(canvas, outline`M0 ${groundY}H${width}V${height + 20}H0z`, '#A99C8C')
    let cobbles = ''
    for (let row = 0; row < 12; row += 1) {
      const share = ((row + 1) / 12) ** 1.6
      const y = groundY + (height - groundY) * share
      for (let index = 0; index < 7; index += 1) {
        const across = (index - 3 + (row % 2) * 0.5) * (18 + 92 * share)
        cobbles += outline`M${x + across * unit} ${y}h${(9 + 50 * share) * unit}v${(3 + 11 * share) * unit}h${-(9 + 50 * share) * unit}z`
      }
    }
    addPath(canvas, cobbles, '#8E8276')
    paintWall(s, { turn: -1, stone: '#6E7C7C', seam: '#3F4A50', wall: '#C9BBA8' })
    paintWall(s, { turn: 1, stone: '#9AA69E', seam: '#55605E', wall: PLASTER })
    s.draw(s.atDepth(-56, 0.5, 0.9), walker(0, s.accent, '#F6C23C'))
    s.draw(s.atDepth(44, 0.56, 0.92), llama(0, '#FBF1DA', '#E8703A'))
  },
})
