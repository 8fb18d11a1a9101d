import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintHills, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, hip, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A ship in the lock of a canal through the forest. */
export const canalLock = landmark({
  name: 'canal-lock',
  palette: PALETTES.monsoon,
  accent: '#E2452E',
  ground: 0.46,
  sun: [220, 280, 54],
  altText:
    'A container ship rising in the chamber of a canal lock, small locomotives beside it, forested hills',
  paint: (s) => {
    paintHills(s, '#6FA684', 110, 40)
    paintTreeCrowns(s, '#3F7E5C', 50, 4, '#2A5E4C')
    const { canvas, width, height, groundY, x, unit } = s
    addPath(canvas, outline`M-10 ${groundY}H${width + 10}V${height + 10}H-10z`, '#A8B88A')
    addPath(
      canvas,
      outline`M${x - 150 * unit} ${groundY + 10 * unit}h${300 * unit}L${x + 330 * unit} ${height + 10}H${x - 330 * unit}z`,
      '#D6CDB4',
    )
    addPath(
      canvas,
      outline`M${x - 118 * unit} ${groundY + 10 * unit}h${236 * unit}L${x + 230 * unit} ${height + 10}H${x - 230 * unit}z`,
      '#4F8E88',
    )
    s.draw(s.at(0, 300, 1.1), [
      ['M-150 40L-130 -190H130L150 40L60 110H-60z', '#2F3E56'],
      ['M20 -190H130L150 40L60 110H20z', '#1E2A40'],
      ['M-146 0L-60 84H60L146 0l4 40L60 116H-60L-150 40z', '#A8342E'],
      ...[-4, -3, -2, -1, 0, 1, 2, 3].flatMap((col) =>
        [0, 1, 2, 3].map(
          (row) =>
            [
              block(16 + col * 32, -190 - row * 34, 30, 32),
              ['#E2A23C', '#2F7A9A', '#C8553A', '#E9DDC0', '#5E8A5E', '#8A4A5E'][
                (col * 3 + row * 5 + 24) % 6
              ] ?? '#E2A23C',
            ] as const,
        ),
      ),
      ...solid(0, -324, 110, 60, '#FBF6E6', '#BFC3BA', 0.3),
      [panes(-40, 40, 6, -346, 10, 14), '#2F3E56'],
      [block(0, -384, 4, 40), '#2F3E56'],
    ])
    for (const sign of [-1, 1])
      s.draw(s.at(sign * 285, 230, 0.9), [
        ['M-40 0v-36h20v-20h40v20h20v36z', s.accent],
        [panes(-8, 8, 2, -32, 12, 16), '#FBF3DF'],
        ['M-46 0h92v8h-92z', '#2A2A34'],
        [sign < 0 ? 'M40 -20L150 -60l2 4L42 -14z' : 'M-40 -20L-150 -60l-2 4L-42 -14z', '#2A2A34'],
      ])
    s.draw(s.atDepth(-330, 0.3, 0.8), [...person(0, s.accent, '#F2C63C')])
    s.draw(s.at(-200, 26), [
      [block(-20, 0, 80, 60), '#FBF3DF'],
      [hip(-20, -58, 50, 24, 0.8), '#C0603F'],
    ])
  },
})
