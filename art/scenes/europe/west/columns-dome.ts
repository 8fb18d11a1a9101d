import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cupola, dome, panes, pavilionRoof, peak, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const PANE = '#4E5A6A'

/** A domed church between two carved columns, a pond before it. */
export const columnsDome = landmark({
  name: 'columns-dome',
  palette: PALETTES.noon,
  accent: '#D8432E',
  ground: 0.72,
  sun: [230, 470, 54],
  mist: '#8FC6D2',
  altText:
    'A domed baroque church between two tall carved columns, mirrored in a round pond, chestnuts around',
  lightText: 'on a warm day in May',
  paint: (s) => {
    paintTreeCrowns(s, '#6E9A5E', 110, -20, '#4A7A52')
    paintPaving(s, '#E9D9B4', '#BBA988')
    s.draw(s.at(0, 20, 1.12), [
      ...solid(0, 0, 330, 120, '#FBF3DF', '#C9BCA6', 0.2),
      ...solid(-210, 0, 90, 170, '#F6E9CC', '#BBAA90', 0.34),
      ...solid(210, 0, 90, 170, '#F6E9CC', '#BBAA90', 0.34),
      [arches(-210, -210, 1, 0, 44, 110) + arches(210, 210, 1, 0, 44, 110), PANE],
      ...pavilionRoof(-210, -166, 56, 50, '#5FA08C', '#2F6A6A', 0.3),
      ...pavilionRoof(210, -166, 56, 50, '#5FA08C', '#2F6A6A', 0.3),
      [panes(-70, 70, 6, 0, 16, 112), '#DCCBAE'],
      ['M-100 -112L0 -164L100 -112z', '#FFFBF0'],
      ...solid(0, -150, 170, 90, '#FBF3DF', '#C9BCA6', 0.3),
      [arches(-60, 60, 5, -160, 20, 62), PANE],
      ...cupola(0, -236, 92, 150, '#5FA08C', '#2F6A6A'),
      [
        [-50, -18, 16, 48]
          .map((x) => `M${x} -236Q${x * 0.9} -330 0 -384l2 0Q${x * 0.9 + 5} -330 ${x + 5} -236z`)
          .join(''),
        '#9CC8B4',
      ],
      ...solid(0, -376, 34, 34, '#FBF3DF', '#C9BCA6', 0.4),
      [peak(0, -408, 36, 34), '#5FA08C'],
      ...[-128, 128].flatMap((x) => [
        ...solid(x, 0, 46, 310, '#FFFBF0', '#C6B79E', 0.36),
        [
          [0, 1, 2, 3, 4, 5, 6].map((i) => `M${x - 23} ${-30 - i * 40}l46 -22v10l-46 22z`).join(''),
          '#D9C9A8',
        ] as const,
        [block(x, -306, 58, 12), '#FBF3DF'] as const,
        [dome(x, -318, 18, 34), '#5FA08C'] as const,
      ]),
    ])
    const { x, unit } = s
    const pond = s.atDepth(0, 0.66)
    s.draw({ x, y: pond.y, scale: unit }, [
      ['M-330 0q0 -46 330 -48t330 48q-20 60 -330 62t-330 -62z', '#F6E9CC'],
      ['M-310 2q10 -36 310 -38t310 38q-20 44 -310 46t-310 -46z', '#5E9AA8'],
      ['M-90 10h180v5h-180zM-60 -10h120v4h-120zM-50 30h100v5h-100zM-20 -26h40v4h-40z', '#CFE0CC'],
    ])
    s.draw(s.atDepth(-270, 0.86, 1.1), [...person(0, s.accent), ...person(50, '#2F5A78', '#F6E3BE')])
  },
})
