import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, round, solid, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Engine house with its chimney on a heather cliff. */
export const engineHouse = landmark({
  name: 'engine-house',
  palette: PALETTES.dusk,
  accent: '#F2D23C',
  ground: 0.56,
  sun: [-190, 110, 88],
  altText:
    'The ruined engine house of a tin mine with its chimney on a cliff of heather above the surf, a surfer below',
  paint: (s) => {
    paintWater(s, '#8A5A6A')
    s.draw(s.at(90, 20), [
      ['M-330 720L-318 330L-262 240L-250 150L-196 96L-172 50Q-60 -30 80 -40H1400V720z', '#6A4A5A'],
      [
        'M-330 720L-318 330L-262 240L-250 150L-196 96L-172 50L-140 110L-166 180L-120 250L-150 340L-110 460L-130 720z',
        '#A8706E',
      ],
      [
        'M-100 70L-60 120L-90 210L-40 300L-70 420L-30 720H-80L-100 420L-66 310L-112 210L-84 130zM40 40L80 110L50 220L100 330L70 480L90 720H40L30 480L60 330L14 220L46 110zM180 30L230 130L200 260L240 400L220 720H180L190 400L160 260L190 130z',
        '#4A3048',
      ],
      ['M-318 330L-262 240L-250 150L-226 190L-236 260L-276 360z', '#D99A84'],
      [
        'M-178 60Q-60 -30 80 -40H1400V20H120Q60 28 20 44q-30 -10 -60 16q-40 -6 -70 26q-30 -10 -50 8z',
        '#8E6A4E',
      ],
    ])
    s.draw(s.at(190, -24, 1.2), [
      ...solid(0, 0, 130, 180, '#B5846E', '#6A4654', 0.34),
      ['M-65 -178L0 -226L65 -178l-14 8L0 -206L-51 -170z', '#B5846E'],
      [arches(-24, 24, 2, -110, 24, 44) + arches(0, 0, 1, 0, 40, 70), '#FFD79A'],
      [taper(-92, 0, 46, 250, 0.7), '#B5846E'],
      ['M-86 0V-250h10L-69 0z', '#6A4654'],
      [block(-92, -246, 42, 8) + block(-92, -130, 42, 6), '#D9A88A'],
    ])
    const { canvas, width, height, unit } = s
    for (const [y, ink] of [
      [0.74, '#FBE3C4'],
      [0.83, '#F6D2B0'],
      [0.92, '#FBE3C4'],
    ] as const)
      addPath(
        canvas,
        outline`M-10 ${height * y}Q${width * 0.1} ${height * y - 26 * unit} ${width * 0.2} ${height * y - 4 * unit}T${s.x - 130 * unit} ${height * y + 6 * unit}q${-60 * unit} ${10 * unit} ${-110 * unit} ${6 * unit}T${width * 0.1} ${height * y + 2 * unit}T-10 ${height * y + 14 * unit}z`,
        ink,
      )
    let heather = ''
    for (let i = 0; i < 60; i += 1)
      heather += round(
        Math.round(s.x + canvas.random(0, 400) * unit),
        Math.round(s.groundY + canvas.random(0, 60) * unit),
        Math.round(canvas.random(5, 11) * unit),
      )
    addPath(canvas, heather, '#A85A8E')
    s.draw(s.atDepth(-236, 0.7, 1.5), [
      ['M-60 8q60 10 120 -4q-20 16 -60 14z', s.accent],
      ['M-14 4l-4 -30q-10 -30 8 -50l20 8q-6 24 10 36l6 34h-10l-8 -24l-12 26z', '#2C1C3E'],
      [round(6, -78, 9), '#7A4632'],
      ['M-8 -66l-36 -10l-2 6l34 16zM8 -60l30 6v6l-34 2z', '#2C1C3E'],
    ])
  },
})
