import { addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { type GlyphPart, paintGlyphs } from '#art/drawing/glyphs.ts'
import { lensPath, outline } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'

const STONE = '#F3D9A6'
const STONE_SHADE = '#A97F6C'
const OPENING = '#4A4658'
const LEAD = '#5F7E86'
const LEAD_SHADE = '#3C5768'

export type TowerInks = { readonly lit: string; readonly shade: string; readonly lattice: string }

/** Half of the width of the iron tower at a height above its foot. */
function legHalf(up: number): number {
  return up < 92 ? 108 - up * 0.52 : up < 186 ? 60 - (up - 92) * 0.28 : 4 + 30 * (1 - (up - 186) / 254) ** 1.7
}

/** An open tower of iron on four spread legs, 500 units tall. */
export function paintIronTower(canvas: PosterCanvas, at: Placement, inks: TowerInks): void {
  const heights = [0, 30, 60, 92, 124, 156, 186, 220, 260, 300, 350, 400, 440]
  const side = (sign: -1 | 1): string[] => heights.map((up) => `${(sign * legHalf(up)).toFixed(1)} ${-up}`)
  const body = `M${side(-1).join('L')}L${side(1).toReversed().join('L')}L50 0C46 -50 26 -76 0 -78C-26 -76 -46 -50 -50 0zM-26 -108L-9 -172h18L26 -108z`
  addPath(canvas, placePath(body, at), inks.lit, { 'fill-rule': 'evenodd' })
  const right = `M2 -440L${side(1).toReversed().join('L')}L74 0C66 -56 46 -80 20 -92L34 -108L18 -186z`
  addPath(canvas, placePath(right, at), inks.shade)
  let lattice = ''
  for (let up = 196; up < 410; up += 22) {
    const [low, high] = [legHalf(up) * 0.8, legHalf(up + 22) * 0.8]
    lattice += `M${-low} ${-up}L${high} ${-up - 22}M${low} ${-up}L${-high} ${-up - 22}`
  }
  for (const sign of [-1, 1])
    for (const up of [8, 34, 60, 112, 140]) {
      const [foot, head] = [legHalf(up), legHalf(up + 24)]
      const thick = up < 92 ? 44 : 22
      lattice += `M${sign * foot} ${-up}L${sign * (head - thick)} ${-up - 24}M${sign * (foot - thick)} ${-up}L${sign * head} ${-up - 24}`
    }
  addLine(canvas, placePath(lattice, at), inks.lattice, 2.2 * at.scale)
  paintGlyphs(canvas, at, [
    [
      'M-72 -88h144v-12h-144zM-42 -180h84v-10h-84zM-13 -430h26v-12h-26zM-8 -442q8 -22 16 0zM-2 -456h4v-46h-4z',
      inks.lit,
    ],
    ['M20 -88h52v-12h-52zM14 -180h28v-10h-28zM3 -430h10v-12h-10z', inks.shade],
  ])
}

const IRON: TowerInks = { lit: '#A8694C', shade: '#5E3E4C', lattice: '#4A3344' }

function pinnacles(fromX: number, toX: number, y: number, step: number, rise: number): string {
  let path = ''
  for (let x = fromX; x <= toX; x += step) path += `M${x - 4} ${y}l4 ${-rise}l4 ${rise}z`
  return path
}

function slits(fromX: number, toX: number, y: number, step: number): string {
  let path = ''
  for (let x = fromX; x <= toX; x += step) path += `M${x} ${y}v-40q4 -10 8 0v40z`
  return path
}

const CLOCK_TOWER: readonly GlyphPart[] = [
  ['M-300 0v-190h70v190z', STONE],
  ['M-256 0v-190h26v190z', STONE_SHADE],
  [
    pinnacles(-296, -234, -190, 31, 34) + slits(-288, -262, -120, 16) + slits(-288, -262, -56, 16),
    LEAD_SHADE,
  ],
  ['M-236 0v-104h250v104z', STONE],
  [pinnacles(-228, 10, -104, 26, 26), STONE],
  ['M-236 -104h250l-10 -22h-230z', LEAD],
  [slits(-226, 0, -48, 18) + slits(-226, 0, 0, 18), OPENING],
  ['M-120 -120v-40h34v40zM-122 -160l19 -60l19 60z', LEAD],
  ['M10 0v-300h68v300z', STONE],
  ['M52 0v-300h26v300z', STONE_SHADE],
  [slits(18, 40, -60, 12) + slits(18, 40, -130, 12) + slits(18, 40, -200, 12), STONE_SHADE],
  ['M4 -296v-84h80v84z', STONE],
  ['M58 -296v-84h26v84z', STONE_SHADE],
  ['M16 -338a26 26 0 1 0 52 0a26 26 0 1 0 -52 0z', '#FFF6DC'],
  ['M40 -340v-20h4v18l12 8l-2 4z', OPENING],
  ['M2 -380h84l-14 -26h-56zM18 -406v-22h52v22zM14 -428L44 -506L74 -428z', LEAD],
  ['M44 -506L74 -428h-20zM52 -380h34l-14 -26h-20zM52 -406v-22h18v22z', LEAD_SHADE],
  ['M42 -504h4v-22h-4z', OPENING],
]

const COLUMNS = [-92, -66, -40, -14, 12, 38, 64, 90].map((x) => `M${x - 6} -170v-66h10v66z`).join('')

const GREAT_DOME: readonly GlyphPart[] = [
  ['M-190 0v-124h380v124z', STONE],
  ['M110 0v-124h80v124z', STONE_SHADE],
  ['M-196 -122h392v-9h-392z', '#FFF1D2'],
  [slits(-176, 160, -60, 24), OPENING],
  ['M-160 -130v-26h64v26zM96 -130v-26h64v26z', STONE],
  ['M-162 -154q2 -46 34 -52q32 6 34 52zM94 -154q2 -46 34 -52q32 6 34 52z', LEAD],
  ['M-116 -130v-46h232v46z', STONE],
  ['M40 -130v-46h76v46z', STONE_SHADE],
  ['M-104 -170v-72h208v72z', '#E3BE8C'],
  [COLUMNS, '#FFF1D2'],
  ['M40 -170v-72h64v72z', STONE_SHADE],
  ['M-110 -240h220v-11h-220z', '#FFF1D2'],
  ['M-106 -250C-108 -346 -56 -396 0 -410C56 -396 108 -346 106 -250z', LEAD],
  ['M0 -410C56 -396 108 -346 106 -250h-58C52 -330 30 -384 0 -410z', LEAD_SHADE],
  [
    'M-72 -250C-70 -330 -36 -390 -8 -408l6 0C-26 -384 -58 -330 -60 -250zM-26 -250C-26 -330 -12 -384 -2 -406h6C0 -384 -12 -330 -12 -250zM24 -250C24 -330 14 -384 4 -404h6C22 -384 38 -330 38 -250z',
    '#9DB4B4',
  ],
  ['M-18 -406v-44h36v44zM-22 -450h44v-6h-44z', STONE],
  [
    'M-14 -456q2 -22 14 -30q12 8 14 30zM-6 -490a6 6 0 1 0 12 0a6 6 0 1 0 -12 0zM-1.5 -496v-24h3v24z',
    LEAD_SHADE,
  ],
]

export type RiverLandmark = 'iron-tower' | 'clock-tower' | 'great-dome'

/** The one building by which everyone knows the city, behind the houses of its quay. */
export function paintRiverLandmark(canvas: PosterCanvas, at: Placement, landmark: RiverLandmark): void {
  if (landmark === 'iron-tower') paintIronTower(canvas, at, IRON)
  else paintGlyphs(canvas, at, landmark === 'clock-tower' ? CLOCK_TOWER : GREAT_DOME)
}

/** A red bus of two decks, on the deck of the bridge. */
export function paintBus(canvas: PosterCanvas, at: Placement, ink: string): void {
  paintGlyphs(canvas, at, [
    ['M-52 -4v-62q0 -6 6 -6h92q6 0 6 6v62z', ink],
    ['M-46 -62h92v15h-92zM-46 -38h74v15h-74zM32 -38h14v28h-14z', '#FFE9B8'],
    ['M-40 -4a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM20 -4a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z', '#23384C'],
  ])
}

/** A tall iron lamp with two globes, instead of the plane tree. */
export function paintLamp(canvas: PosterCanvas, at: Placement): void {
  paintGlyphs(canvas, at, [
    [
      'M-34 0q0 -22 14 -30q10 -16 12 -60h16q2 44 12 60q14 8 14 30zM-6 -84v-330h12v330zM-18 -140h36v-12h-36z',
      '#33323E',
    ],
    ['M-62 -372q-4 -34 30 -34h64q34 0 30 34h-8q0 -24 -22 -24h-64q-22 0 -22 24z', '#33323E'],
    [
      'M-72 -348a14 16 0 1 0 28 0a14 16 0 1 0 -28 0zM44 -348a14 16 0 1 0 28 0a14 16 0 1 0 -28 0zM-15 -430a15 17 0 1 0 30 0a15 17 0 1 0 -30 0z',
      '#FFF1C4',
    ],
  ])
}

/** Umbrella pines instead of the plane tree. */
export function paintNearUmbrellaPine(canvas: PosterCanvas): void {
  const { width, height, unit, isWide } = canvas
  const x = width * (isWide ? 0.07 : 0.06)
  const trunk = '#4A3840'
  addPath(
    canvas,
    outline`M${x - 18 * unit} ${height}Q${x} ${height * 0.6} ${x - 8 * unit} ${height * 0.2}h${18 * unit}Q${x + 22 * unit} ${height * 0.6} ${x + 22 * unit} ${height}z`,
    trunk,
  )
  addLine(
    canvas,
    outline`M${x} ${height * 0.34}L${x + 110 * unit} ${height * 0.2}M${x} ${height * 0.3}L${x - 60 * unit} ${height * 0.2}`,
    trunk,
    9 * unit,
  )
  for (const [across, down, half, tall, ink] of [
    [30, 0.215, 240, 86, '#2F4F45'],
    [-20, 0.18, 190, 80, '#466B4E'],
    [80, 0.16, 150, 70, '#2F4F45'],
    [20, 0.14, 130, 56, '#5F8455'],
  ] as const)
    addPath(canvas, lensPath(x + across * unit, height * down, half * unit, tall * unit), ink)
}
