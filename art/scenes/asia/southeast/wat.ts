import { addPath, addRect } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintGroundMist, paintHills, paintMountain } from '#art/kit/backdrops.ts'
import { longtail, paintFloating } from '#art/kit/boats.ts'
import { paintFarPalms, paintPalms } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintStreaks } from '#art/kit/sky.ts'
import { paintLotusTower, TOWER_DARK, TOWER_SHADE } from './lotus-tower.ts'

const DEEP = '#2A1E42'
const CLOTH = '#F4DDB0'

function paintTemple(s: LandmarkContext): void {
  const tower = (across: number, half: number, tall: number): void =>
    paintLotusTower(s.canvas, s.at(across, 6), half * s.unit, tall * s.unit)
  tower(-196, 34, 150)
  tower(200, 34, 150)
  paintGroundMist(s, 124, 0.55)
  tower(-112, 44, 210)
  tower(122, 44, 210)
  tower(4, 76, 366)
  s.draw(s.at(0, 6), [
    ['M-290 4v-34h580v34z', '#D98656'],
    ['M40 6v-36h250v36z', TOWER_SHADE],
    ['M-296 -29v-9h592v9z', '#FFE4A0'],
  ])
}

function paintVolcano(s: LandmarkContext): void {
  const { canvas, unit } = s
  paintMountain(s, -150, 300, 420, '#C9707A', '#7F4B76', 0, 0.3)
  const crater = s.at(-150, -300)
  const smoke = [
    [crater.x + 70 * unit, crater.y - 6 * unit, 150 * unit, 18 * unit],
    [crater.x + 150 * unit, crater.y - 28 * unit, 190 * unit, 15 * unit],
  ] as const
  paintStreaks(canvas, smoke, '#FBE0BC', { opacity: 0.85 })
}

const visitor = (robe: string): readonly GlyphPart[] => [
  ['M-26 0q4 -84 14 -110q12 -8 24 0q10 26 14 110z', robe],
  [round(0, -124, 13), TOWER_DARK],
]

/** A lawn with a path to the gate, where no river runs. */
function paintLawn(s: LandmarkContext): void {
  const { canvas, x, groundY, width, height, unit } = s
  addRect(canvas, 0, groundY, width, height - groundY, '#6F8A4E')
  sprayBand(canvas, '#F3C479', groundY, groundY + 120 * unit, 0.8)
  const path = outline`M${x - 34 * unit} ${groundY}h${76 * unit}L${x + 190 * unit} ${height}H${x - 240 * unit}z`
  addPath(canvas, path, '#F1C793')
  sprayBand(canvas, DEEP, height + 20 * unit, height * 0.8, 0.95)
  s.draw(s.atDepth(-26, 0.44, 0.5), visitor(s.accent))
  s.draw(s.atDepth(16, 0.47, 0.52), visitor(CLOTH))
}

/** Temple towers like lotus buds across a river, or on a lawn below a volcano. */
export const wat = landmark({
  name: 'wat',
  isPortrait: false,
  palette: {
    ...PALETTES.dusk,
    top: '#5A3F7A',
    middle: '#EC7A5C',
    horizon: '#FFD694',
    disc: '#FFEFC2',
    bars: '#FFD9AE',
    deep: DEEP,
  },
  accent: '#F6C23C',
  mist: '#FDB878',
  ground: 0.64,
  sun: [120, 210, 112],
  clouds: [
    [0.16, 0.33, 330, 14],
    [0.84, 0.48, 300, 13],
    [0.93, 0.52, 200, 10],
  ],
  altText: 'Temple towers like lotus buds above the water, a long narrow boat passing, palms at the edge',
  touchedAltTexts: {
    volcano: 'Temple towers like lotus buds behind a lawn, a smoking volcano beyond, palms at the edge',
  },
  lightText: 'as the sun goes down',
  paint: (s) => {
    const hasVolcano = s.variant.touches.includes('volcano')
    if (hasVolcano) paintVolcano(s)
    paintHills(s, '#B5606A', 60, 34, 0)
    paintGroundMist(s, 120, 0.9)
    paintFarPalms(s, '#4F3A56', [0.06, 0.16, 0.86, 0.95], 130)
    if (hasVolcano) paintLawn(s)
    else paintWater(s, '#7A5470', 0, '#FDB878')
    paintTemple(s)
    if (!hasVolcano) {
      const boat = s.atDepth(s.isWide ? -158 : -64, 0.55)
      paintFloating(s, boat, 150, longtail(DEEP, CLOTH, s.accent))
    }
    paintPalms(s, 'right', '#1F2E40', DEEP, s.isWide ? 600 : 480)
  },
})
