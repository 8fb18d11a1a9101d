import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintFarPalms, paintPalms } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const WHITE = '#FFF8EA'
const GLASS = '#4E7C98'
const DEEP = '#2A2350'

/** Wall and trim of each hotel, and how many rows of windows it has. */
const HOTELS = [
  ['#F4A8A0', '#E0706E', 3],
  ['#8FD0C4', '#4F9C98', 4],
  ['#FBE3A0', '#E0A84E', 3],
  ['#B8B0E0', '#7E74B8', 4],
  ['#F9C8A8', '#E08A5E', 3],
] as const

/** A hotel of the 1930s: rounded corners, brows over the windows, a fin with its name in the middle. */
function hotel(wall: string, trim: string, floors: number, isTall: boolean): readonly GlyphPart[] {
  const tall = 74 + floors * 62
  const rows = Array.from({ length: floors }, (_none, floor) => -74 - floor * 62)
  return [
    [`M-112 0V${-tall + 26}q0 -26 26 -26h172q26 0 26 26V0z`, wall],
    [`M64 0V${-tall}h22q26 0 26 26V0z`, trim],
    [rows.map((base) => panes(-78, 78, 2, base, 48, 30) + block(0, base, 26, 34)).join(''), GLASS],
    [rows.map((base) => block(-78, base - 36, 64, 6) + block(78, base - 36, 64, 6)).join(''), WHITE],
    [block(-30, -70, 8, tall - 70) + block(30, -70, 8, tall - 70), WHITE],
    [`M-18 ${-tall + 20}v${isTall ? -92 : -58}q18 -18 36 0v${isTall ? 92 : 58}z`, trim],
    [`M-6 ${-tall + 12}v${isTall ? -76 : -44}h12v${isTall ? 76 : 44}z`, WHITE],
    [block(0, -58, 228, 8) + block(0, -tall - 2, 172, 8), WHITE],
    [block(0, 0, 176, 48), GLASS],
    [panes(-72, 72, 4, 0, 8, 58), WHITE],
    [`M-96 -2v-16q18 -14 36 0v16zM60 -2v-16q18 -14 36 0v16z`, '#4F8A5E'],
  ]
}

/** An open car of the 1950s, to the right. */
const car = (body: string): readonly GlyphPart[] => [
  ['M-118 -16q-4 -26 14 -32l64 -6h44l76 4q30 4 36 34z', body],
  ['M-118 -22h234v8h-234z', WHITE],
  ['M-40 -54l14 -28h6l-8 28zM-4 -54q0 -12 22 -12h14v12zM-46 -54q0 -10 18 -10h12v10z', DEEP],
  [round(-70, -8, 22) + round(80, -8, 22), DEEP],
  [round(-70, -8, 10) + round(80, -8, 10), WHITE],
]

/** The hotels of Ocean Drive in Miami Beach at dusk, with an open car. */
export const decoDrive = landmark({
  name: 'deco-drive',
  palette: {
    ...PALETTES.dusk,
    top: '#3E6EA8',
    middle: '#E88AA0',
    horizon: '#FFD9A8',
    deep: DEEP,
    lightText: 'at dusk',
  },
  accent: '#E23A54',
  ground: 0.74,
  sun: null,
  clouds: null,
  altText:
    'A row of pastel Art Deco hotels with rounded corners and brows over their windows, palms along the pavement, a red open car in front',
  paint: (s) => {
    const { canvas, width, height, groundY, unit } = s
    paintFarPalms(s, '#7A5A80', [0.08, 0.27, 0.5, 0.72, 0.93], 430)
    for (let index = -6; index <= 6; index += 1) {
      const [wall, trim, floors] = HOTELS[(index + 10) % 5] ?? HOTELS[0]
      s.draw(s.at(index * 244 - 30, 8, 1.06), hotel(wall, trim, floors, index % 2 === 0))
    }
    paintGroundMist(s, 26, 0.3)
    addPath(canvas, outline`M0 ${groundY + 6 * unit}H${width}V${height}H0z`, '#F0C8A8')
    addPath(canvas, outline`M0 ${groundY + 44 * unit}H${width}V${height}H0z`, '#6A5A80')
    const dashes = Array.from(
      { length: 24 },
      (_none, index) =>
        outline`M${width * (index / 24)} ${groundY + (height - groundY) * 0.74}h${width / 44}v${7 * unit}h${-width / 44}z`,
    )
    addPath(canvas, dashes.join(''), '#FBE3A0')
    s.draw(s.at(-190, 34, 0.62), walker(0, WHITE, '#E0A84E'))
    s.draw(s.at(216, 36, 0.62), walker(0, '#4F9C98', WHITE))
    s.draw(s.atDepth(30, 0.62, 1.16), car(s.accent))
    paintPalms(s, 'right', '#2F5A58', DEEP, 640, 1)
    paintPalms(s, 'left', '#2F5A58', DEEP, 520, 1)
  },
})
