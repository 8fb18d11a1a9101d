import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintMountain } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintBough } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, dome, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

/** A lane of white walls, a studded blue door and a latticed window box, the gulf and its two-horned hill below. */
export const blueDoor = landmark({
  name: 'blue-door',
  palette: { ...PALETTES.noon, top: '#3E92C4', middle: '#9CCBDA', horizon: '#F6EAD0' },
  accent: '#D8407A',
  ground: 0.52,
  sun: null,
  clouds: null,
  altText:
    'A stepped lane between white walls, a blue studded door under a striped arch and a blue lattice window, a dome, and below them a gulf with a two-horned mountain',
  paint: (s) => {
    const { canvas, groundY, height, unit, x } = s
    paintMountain(s, -110, 130, 170, '#8AA4BC', '#6A86A4', 0, 0.3)
    paintMountain(s, 10, 110, 150, '#8AA4BC', '#6A86A4', 0, 0.3)
    paintWater(s, '#2F8AB4', 0, '#E8F0E4', null)
    s.draw(s.at(-70, 60), [['M-30 0q30 14 60 0l-8 12h-40zM-1 -2v-50l32 44z', '#FFFFFF']])
    s.draw(s.at(-60, 180), [
      ...solid(-70, 60, 130, 110, '#FFFDF6', '#C9D3DE', 0.3),
      ...solid(40, 90, 120, 90, '#FFFDF6', '#C9D3DE', 0.3),
      [dome(-70, -48, 44, 50), '#FFFDF6'],
      ['M-70 -98C-46 -98 -26 -80 -26 -48H-50C-46 -70 -56 -90 -70 -98z', '#C9D3DE'],
      [block(-100, 20, 22, 34) + block(20, 60, 22, 30) + block(60, 60, 22, 30), '#2468A8'],
    ])
    addPath(
      canvas,
      outline`M${x - 130 * unit} ${groundY + 230 * unit}L${x - 330 * unit} ${height}H${x + 190 * unit}L${x + 30 * unit} ${groundY + 230 * unit}z`,
      '#D9CDBC',
    )
    addPath(
      canvas,
      [0, 1, 2, 3, 4, 5]
        .map(
          (i) =>
            outline`M${x - (140 + i * 30) * unit} ${groundY + (240 + i * i * 11) * unit}h${(180 + i * 54) * unit}v${(4 + i * 2) * unit}h${-(180 + i * 54) * unit}z`,
        )
        .join(''),
      '#A89C94',
    )
    s.draw(s.at(0, 0), [
      ['M30 230V-220H1000V560H190z', '#FFFDF6'],
      ['M30 230V-220H60V230L210 560H180z', '#C9D3DE'],
      ['M24 -220h980v-14H24z', '#E3E6E4'],
      ['M-1400 560V-60H-330V-20L-240 10V300L-400 560z', '#E3E8EC'],
      ['M-330 -20L-240 10V300L-270 350V30z', '#B4C2D0'],
      ['M-330 60h70v60h-70z', '#2468A8'],
      [arches(244, 244, 1, 330, 200, 340), '#2A2E3A'],
      [arches(244, 244, 1, 330, 176, 322), '#F9E0A4'],
      [arches(244, 244, 1, 330, 150, 300), '#2468A8'],
      ['M242 330V30h4v300z', '#143E6E'],
      [
        [190, 210, 228, 260, 278, 298]
          .map((px) => [90, 120, 150, 200, 230, 260, 300].map((py) => round(px, py, 4)).join(''))
          .join('') +
          round(210, 175, 14) +
          round(278, 175, 14),
        '#14243E',
      ],
      ['M150 -150h200v150l-24 24h-152l-24 -24z', '#2E7AB8'],
      [panes(176, 324, 6, -24, 14, 100), '#124A80'],
      ['M140 -150h220v-14H140zM150 -20h200v-8H150z', '#5EA8D8'],
    ])
    s.draw(s.at(-90, 330, 0.9), robed(0, '#FFFDF6', '#FFFDF6'))
    s.draw(s.at(10, 420, 1), walker(0, '#F2B83C', '#2468A8'))
    paintBough(s, 'right', '#5A4438', ['#3E7A56', s.accent], 250)
  },
})
