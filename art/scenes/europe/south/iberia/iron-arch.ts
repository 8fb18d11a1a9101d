import { addLine } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintFarTown } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintQuayWall, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, bulb, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Boats with barrels below an iron arch with two decks. */
export const ironArch = landmark({
  name: 'iron-arch',
  palette: PALETTES.gold,
  accent: '#2F7EA8',
  mist: '#F4A24E',
  ground: 0.62,
  sun: [-230, 300, 66],
  altText:
    'A high iron arch with two decks across a river gorge, stacked houses, boats loaded with barrels below',
  paint: (s) => {
    for (const [row, [y, tall]] of [
      [-150, 80],
      [-90, 84],
      [-30, 90],
    ].entries())
      paintFarTown(
        { ...s, groundY: s.groundY + (y ?? 0) * s.unit },
        ['#FFF1D6', '#F2C890', '#E9A070', '#F6DCB0'],
        ['#C0603E', '#A84E38'],
        tall,
        0.3 - row * 0.12,
      )
    s.draw(s.at(150, -170), [
      ...solid(0, 0, 50, 190, '#F2D09A', '#A0664A', 0.36),
      ...bulb(0, -186, 26, 60, '#A0664A', '#6E4034'),
    ])
    const { canvas, unit } = s
    const arch = outline`M${s.at(-460, 0).x} ${s.at(0, 30).y}Q${s.x} ${s.at(0, -420).y} ${s.at(460, 0).x} ${s.at(0, 30).y}`
    addLine(canvas, arch, '#3A2A36', 24 * unit)
    addLine(canvas, arch, '#8A6A6A', 16 * unit, { 'stroke-dasharray': `${9 * unit} ${8 * unit}` })
    addLine(canvas, outline`M-10 ${s.at(0, -224).y}H${s.width + 10}`, '#3A2A36', 16 * unit)
    addLine(canvas, outline`M-10 ${s.at(0, -10).y}H${s.width + 10}`, '#3A2A36', 12 * unit)
    s.draw(s.at(0, 0), [
      [[-330, -250, -170, 170, 250, 330].map((x) => block(x, -10, 6, 216)).join(''), '#3A2A36'],
    ])
    s.draw(s.at(-120, -232, 0.8), [
      ['M-80 0v-34h160v34z', '#F2C63C'],
      [panes(-66, 66, 7, -8, 14, 16), '#3A2A36'],
    ])
    paintQuayWall(s, '#D9A06A', '#7E4A40', 26)
    paintWater(s, '#A8684A', 24)
    paintFloating(s, s.atDepth(-60, 0.6, 1.3), 190, [
      ['M-4 -10v-190h6v190z', '#3A1C20'],
      ['M-96 -40Q-60 -130 -20 -190H70Q50 -100 64 -36z', '#FFF1D6'],
      ['M20 -190H70Q50 -100 64 -36H30z', '#D9B28A'],
      [[-70, -36, 30, 64].map((x) => `M${x - 17} -8v-22q17 -8 34 0v22z`).join(''), '#8A4A30'],
      ['M-210 -70q20 30 60 44q150 30 320 -16l40 -24q-10 60 -70 82h-220q-90 -10 -130 -86z', '#33222C'],
      ['M-150 -14q160 30 310 -12l-8 14q-150 36 -288 12z', s.accent],
    ])
  },
})
