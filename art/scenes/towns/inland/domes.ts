import { addLine, addPath, addRect } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { ferry, paintFloating } from '#art/kit/boats.ts'
import { paintBlockRow } from '#art/kit/city-blocks.ts'
import { person } from '#art/kit/figures.ts'
import { paintPalm } from '#art/kit/flora.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { GREAT_MOSQUE } from './great-mosque.ts'

const DARK = '#22263C'

/** The rail of a bridge along the lower edge, with people fishing from it. */
function paintAnglers({ canvas, width, height, unit, isWide, accent, draw }: LandmarkContext): void {
  const topY = height * 0.9
  addRect(canvas, 0, topY + 66 * unit, width, height, DARK)
  const inks = ['#2B3050', accent, '#3C3450', '#2B3050'] as const
  for (const [index, ink] of inks.entries()) {
    const x = width * ((isWide ? [0.08, 0.2, 0.27, 0.9] : [0.1, 0.28, 0.42, 0.9])[index] ?? 0)
    const y = topY + 74 * unit
    draw({ x, y, scale: 1.26 * unit }, person(0, ink, undefined, DARK))
    const rod = outline`M${x + 8 * unit} ${y - 88 * unit}L${x + 96 * unit} ${y - 250 * unit}q${26 * unit} ${60 * unit} ${22 * unit} ${190 * unit}`
    addLine(canvas, rod, DARK, 2.4 * unit)
  }
  let posts = ''
  for (let x = 8 * unit; x < width; x += 34 * unit)
    posts += outline`M${x} ${topY}h${5 * unit}v${70 * unit}h${-5 * unit}z`
  addPath(canvas, posts, DARK)
  addRect(canvas, 0, topY - 4 * unit, width, 9 * unit, '#3A3E58')
}

/** Flat roofs below the mosque, palms between them. */
function paintRoofs({ canvas, width, height, groundY, unit }: LandmarkContext): void {
  const { random } = canvas
  const fromY = groundY + 10 * unit
  const rows = ['#E2AC78', '#D0905F', '#B5704E', '#7E4648', '#4A2C3C'] as const
  addRect(canvas, 0, fromY - 4, width, height, rows[0])
  for (const [row, ink] of rows.entries()) {
    const footY = fromY + (height - fromY) * ((row + 1) / rows.length)
    let [walls, shades, openings] = ['', '', '']
    for (let x = -30 * unit; x < width + 20; ) {
      const broad = random(60, 110) * (0.8 + row * 0.16) * unit
      const tall = random(0.86, 1.4) * (height - fromY) * 0.2
      walls += outline`M${x} ${footY}v${-tall}h${broad}V${footY}z`
      shades += outline`M${x + broad * 0.7} ${footY}v${-tall}h${broad * 0.3}V${footY}z`
      for (let left = x + 14 * unit; left < x + broad * 0.6; left += 26 * unit)
        openings += outline`M${left} ${footY - tall * 0.52}v${-16 * unit}q${5 * unit} ${-8 * unit} ${10 * unit} 0v${16 * unit}z`
      x += broad * 1.02
    }
    addPath(canvas, walls, ink)
    addPath(canvas, shades, '#4A2C3C', { opacity: 0.4 })
    addPath(canvas, openings, '#3B2434')
    if (row === 1 || row === 3) {
      const palm = { trunk: '#3B2434', leaf: '#2F4F45', backLeaf: '#4F6B4A', height: (150 + row * 50) * unit }
      paintPalm(canvas, { ...palm, x: width * (row === 1 ? 0.3 : 0.12), groundY: footY, lean: 0.06 })
      paintPalm(canvas, { ...palm, x: width * (row === 1 ? 0.76 : 0.92), groundY: footY, lean: -0.07 })
    }
  }
}

/** A mosque of many domes above its quarter: across a strait, or over flat roofs with pyramids far behind. */
export const domes = landmark({
  name: 'domes',
  isPortrait: false,
  palette: {
    ...PALETTES.city,
    top: '#2B5D78',
    middle: '#E9A27A',
    horizon: '#FFDFA2',
    disc: '#FFF4D2',
    bars: '#FFEBC8',
    deep: '#1B3350',
  },
  accent: '#D94A2E',
  mist: '#E9A27A',
  ground: 0.63,
  focus: { narrow: 0.52, wide: 0.6 },
  middleShare: 0.46,
  sun: [-150, 330, 80],
  clouds: [
    [0.14, 0.33, 330, 14],
    [0.24, 0.37, 210, 10],
    [0.88, 0.48, 300, 12],
  ],
  altText: 'A mosque of many domes and tall minarets above flat roofs and palms, pyramids far behind',
  touchedAltTexts: {
    waterside:
      'A mosque of many domes and tall minarets across the water, a ferry, people fishing from a bridge',
  },
  lightText: 'in evening light',
  paint: (s) => {
    const { canvas, width, groundY, unit, isWide } = s
    const isWaterside = s.variant.touches.includes('waterside')
    const block = { baseY: groundY, windows: 0.14 }
    paintHills(s, '#C99C84', 120, 40, 0.9)
    paintBlockRow(canvas, {
      ...block,
      ink: '#D98F66',
      shadeInk: '#A8605A',
      widths: [24, 50],
      heights: [40, 84],
      heightAt: (share) => 0.75 + 0.3 * Math.sin(share * 8 + 1),
    })
    paintGroundMist(s, 60, 0.6)
    if (!isWaterside)
      s.draw({ x: width * (isWide ? 0.24 : 0.13), y: groundY - 40 * unit, scale: unit }, [
        ['M-64 0L20 -92L104 0z', '#D89A6C'],
        ['M20 -92L104 0h-60z', '#B0746A'],
        ['M-150 0L-70 -84L0 0z', '#D08E66'],
        ['M-70 -84L0 0h-46z', '#A86A66'],
      ])
    paintGroundMist(s, 120, 0.7)
    s.draw(s.at(0, isWaterside ? -10 : 14, 1.08), GREAT_MOSQUE)
    if (!isWaterside) {
      paintRoofs(s)
      return
    }
    const front = { widths: [30, 58], heights: [20, 52], ink: '#B5665A', shadeInk: '#7A4258' } as const
    paintBlockRow(canvas, { ...block, ...front, heightAt: () => 1 })
    paintWater(s, '#3A7F90', 0, '#FBCB94')
    paintFloating(s, s.at(isWide ? 116 : 112, 150, 0.7), 160, ferry('#22304A', '#F2B23E'))
    paintAnglers(s)
  },
})
