import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { person, robed } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { dome, panes, solid, steps } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The great stupa with painted eyes and prayer flags. */
export const bodhnath = landmark({
  name: 'bodhnath',
  palette: PALETTES.arid,
  accent: '#8E2436',
  sun: [-250, 500, 50],
  altText:
    'A white dome with painted eyes under a golden spire, prayer flags strung from it, snow peaks behind',
  lightText: 'on a clear October morning',
  paint: (s) => {
    paintMountain(s, -240, 340, 260, '#B9C4CC', '#7E93A8', 0.6)
    paintMountain(s, 250, 380, 280, '#B9C4CC', '#7E93A8', 0.6)
    paintMountain(s, 20, 260, 260, '#B9C4CC', '#7E93A8', 0.5)
    paintGroundMist(s, 220)
    s.draw(s.at(0, 0), [
      ...solid(-340, 0, 130, 150, '#D98A5A', '#8E4E42'),
      [panes(-390, -300, 3, -40, 20, 36) + panes(-390, -300, 3, -96, 20, 36), '#F6E3BE'],
      ...solid(340, 0, 130, 170, '#C9703F', '#7E4238'),
      [panes(295, 385, 3, -40, 20, 36) + panes(295, 385, 3, -100, 20, 36), '#F6E3BE'],
    ])
    paintPaving(s, '#D9B48E', '#A07E6A')
    s.draw(s.at(0, 20, 1.06), [
      [steps(0, 20, 700, 3, 26, 56), '#F4E3C4'],
      [steps(120, 20, 460, 3, 26, 56), '#C4A894'],
      [dome(0, -50, 200, 190), '#FFFBF0'],
      ['M0 -240C112 -240 200 -168 200 -50h-90C130 -150 80 -220 0 -240z', '#C9CFD4'],
      ['M-196 -90q60 -34 196 -36t196 36l2 14q-70 -30 -198 -32t-198 32z', '#F2B63C'],
      ...solid(0, -226, 110, 80, '#F2B63C', '#B5722C', 0.26),
      ['M-46 -278q20 -18 40 0q-20 12 -40 0zM2 -278q20 -18 40 0q-20 12 -40 0z', '#FFFBF0'],
      ['M-30 -279a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM18 -279a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z', '#1D3A6C'],
      ['M-50 -292q20 -14 46 -2M-4 -262q-8 14 2 18q10 2 8 10', '#8E3A2A'],
      [steps(0, -306, 96, 9, 17, 5), '#E0A030'],
      [steps(16, -306, 56, 9, 17, 3), '#A8682A'],
      ['M-40 -458h80l-14 -16h-52zM-8 -474h16l-8 -56z', '#F6C85A'],
    ])
    const { canvas, unit } = s
    for (const [toX, toY, lift] of [
      [-380, -30, 60],
      [-330, 60, 40],
      [380, -30, 60],
      [330, 60, 40],
    ] as const) {
      const flags: readonly string[] = ['#2F6FB8', '#FBF4E4', '#D8432E', '#2F8A5A', '#F2C230']
      for (let index = 1; index < 15; index += 1) {
        const share = index / 15
        const x = s.x + toX * share * unit
        const y = s.groundY + (-470 + (toY + 470) * share + Math.sin(share * 3.14) * lift) * unit
        addPath(
          canvas,
          outline`M${x - 8 * unit} ${y}h${15 * unit}v${14 * unit}h${-15 * unit}z`,
          flags[index % 5] ?? '#FBF4E4',
        )
      }
    }
    s.draw(s.atDepth(-120, 0.56, 1), [...robed(0, s.accent, '#7A4632'), ...robed(50, s.accent, '#7A4632')])
    s.draw(s.atDepth(190, 0.5, 0.9), person(0, '#2F5A78', '#F6E3BE'))
  },
})
