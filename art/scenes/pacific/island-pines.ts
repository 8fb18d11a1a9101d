import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { person } from '#art/kit/figures.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Tall symmetrical pines over ruined stone and the surf. */
export const islandPines = landmark({
  name: 'island-pines',
  palette: PALETTES.morning,
  accent: '#E2602E',
  ground: 0.6,
  sun: [-210, 320, 60],
  altText: 'Tall symmetrical island pines on a green headland above the surf, old stone buildings below them',
  paint: (s) => {
    paintWater(s, '#2F8A98', -10)
    s.draw(s.at(60, 20), [
      ['M-400 720V330Q-330 120 -220 50Q-60 -20 140 -30H1400V720z', '#84B062'],
      [
        'M-400 720L-392 420L-370 330L-340 230L-300 150L-262 86L-220 50L-196 96L-210 170L-176 240L-196 330L-170 430L-190 720z',
        '#8A7668',
      ],
      [
        'M-220 50L-196 96L-210 170L-176 240L-196 330L-170 430L-190 720H-250L-240 430L-262 330L-236 250L-262 180L-236 110z',
        '#5A4E4E',
      ],
      [
        'M-392 420L-370 330L-340 230L-326 260L-342 340L-350 430zM-300 150L-262 86L-256 120L-280 190z',
        '#B5A08A',
      ],
    ])
    const pine = (x: number, y: number, size: number, ink: string, dark: string): void =>
      s.draw(s.at(x, y, size), [
        [block(0, 0, 12, 90), '#5A4A44'],
        [
          [0, 1, 2, 3, 4, 5, 6, 7, 8]
            .map((i) => {
              const w = 90 - i * 9
              const y2 = -50 - i * 42
              return `M${-w} ${y2 + 14}Q${-w * 0.3} ${y2 - 4} 0 ${y2 - 34}Q${w * 0.3} ${y2 - 4} ${w} ${y2 + 14}Q0 ${y2 - 4} ${-w} ${y2 + 14}z`
            })
            .join('') + block(0, -60, 7, 400),
          ink,
        ],
        [
          [0, 1, 2, 3, 4, 5, 6, 7, 8]
            .map((i) => {
              const w = 90 - i * 9
              const y2 = -50 - i * 42
              return `M4 ${y2 - 30}Q${w * 0.3} ${y2 - 4} ${w} ${y2 + 14}Q${w * 0.4} ${y2 + 4} 4 ${y2 + 2}z`
            })
            .join(''),
          dark,
        ],
      ])
    pine(-120, 20, 0.6, '#4F8A66', '#2F6254')
    pine(-40, 6, 0.76, '#4F8A66', '#2F6254')
    s.draw(s.at(210, 40), [
      ...solid(0, 0, 150, 50, '#E3CFA6', '#A08A70', 0.3),
      ['M-84 -46L-60 -80H60L84 -46z', '#A87A5E'],
      [panes(-50, 50, 4, -10, 12, 26), '#5E5A58'],
      ...solid(-150, 10, 60, 40, '#E3CFA6', '#A08A70'),
      [block(-166, -10, 10, 40), '#E3CFA6'],
    ])
    pine(310, 70, 1, '#3E7A5A', '#245048')
    pine(90, 90, 1.24, '#2F6A50', '#1B443E')
    s.draw(s.atDepth(-20, 0.5, 0.9), [...person(0, s.accent), ...person(50, '#FBF3DF')])
    const { canvas, width, height, unit } = s
    addPath(
      canvas,
      outline`M-10 ${height * 0.9}q${width * 0.08} ${-26 * unit} ${width * 0.16} 0t${width * 0.12} 10v${16 * unit}q${-width * 0.14} ${-20 * unit} ${-width * 0.29} 0z`,
      '#FBF8EA',
    )
  },
})
