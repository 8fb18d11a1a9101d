import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintBough } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, dome, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, walker } from '#art/kit/poses.ts'

/** The obelisk and its reflection in the long pool, the dome on the hill behind, blossom above. */
export const obeliskPool = landmark({
  name: 'obelisk-pool',
  palette: {
    ...PALETTES.dusk,
    top: '#8AA4CC',
    middle: '#E3B8C4',
    horizon: '#FCE6D4',
    deep: '#2E2A4A',
    lightText: 'at blossom time',
  },
  accent: '#D8402E',
  ground: 0.52,
  sun: null,
  clouds: null,
  mist: '#EFC4CC',
  altText:
    'A tall white obelisk mirrored in a long pool between avenues of trees, a far white dome beside it, cherry blossom hanging into the picture',
  paint: (s) => {
    const { canvas, width, height, groundY, unit, x } = s
    s.draw(s.at(86, 0, 0.9), [
      ...solid(0, 0, 150, 24, '#FBF2E8', '#C9B4C4', 0.3),
      [block(0, -22, 46, 20), '#FBF2E8'],
      [dome(0, -40, 24, 40), '#FBF2E8'],
      [`M0 -80C13 -80 24 -66 24 -40H8C12 -60 8 -74 0 -80z`, '#C9B4C4'],
      [block(0, -78, 5, 14), '#C9B4C4'],
      [panes(-60, 60, 16, 0, 3, 18), '#B9A4BC'],
    ])
    paintTreeCrowns(s, '#A88AA0', 30, 4)
    s.draw(s.at(-20, 14), [
      ['M-22 0L-15 -392L0 -420L15 -392L22 0z', '#FFFBF2'],
      ['M3 0L0 -420L15 -392L22 0z', '#CDBACA'],
      ['M-20 -120L20 -120L20 0H-20z', '#F4E6E4'],
      ['M3 -120h17L22 0H3z', '#BFA9BC'],
    ])
    addPath(canvas, outline`M0 ${groundY}H${width}V${height}H0z`, '#8FA882')
    sprayBand(canvas, '#E3D8BC', groundY, groundY + 120 * unit, 0.7)
    const pool = outline`M${x - 66 * unit} ${groundY + 20 * unit}L${x - 290 * unit} ${height}H${x + 250 * unit}L${x + 26 * unit} ${groundY + 20 * unit}z`
    addPath(
      canvas,
      outline`M${x - 84 * unit} ${groundY + 16 * unit}L${x - 350 * unit} ${height}H${x + 310 * unit}L${x + 44 * unit} ${groundY + 16 * unit}z`,
      '#F2E3D0',
    )
    addPath(canvas, pool, '#A9AECC')
    s.draw(s.at(-20, 22), [
      ['M-24 0L-16 380L0 412L16 380L24 0z', '#FBEFEA'],
      ['M2 0V400L16 380L24 0z', '#D3C0CE'],
    ])
    addPath(
      canvas,
      [0.3, 0.46, 0.62, 0.8]
        .map(
          (share) =>
            outline`M${x - (90 + 240 * share) * unit * 0.7} ${groundY + (height - groundY) * share}h${(180 + 440 * share) * unit * 0.66}v${3 * unit}h${-(180 + 440 * share) * unit * 0.66}z`,
        )
        .join(''),
      '#C9CBDC',
    )
    for (const side of [-1, 1])
      for (const [share, size] of [
        [0.05, 0.3],
        [0.12, 0.42],
        [0.22, 0.6],
        [0.36, 0.86],
        [0.58, 1.24],
      ] as const) {
        const at = s.atDepth(-20 + side * (110 + 400 * share), share, size)
        s.draw(at, [
          ['M-8 0q2 -60 -2 -110h16q-4 50 2 110z', '#5A4456'],
          [
            'M-90 -110q-10 -60 40 -74q10 -50 60 -44q50 0 60 50q40 20 24 70q-90 40 -184 -2z',
            side < 0 ? '#F2B8C8' : '#E39AB4',
          ],
          ['M10 -228q50 4 56 50q40 20 24 70q-40 18 -80 18q50 -60 0 -138z', '#CC7E9E'],
        ])
      }
    s.draw(s.atDepth(-270, 0.62, 0.8), [...person(0, '#2E4A7A'), ...person(34, s.accent)])
    s.draw(s.atDepth(250, 0.8, 1.1), walker(0, '#F6E6C8', '#3E5A8C'))
    s.draw(s.atDepth(300, 0.84, 1), dog(0, '#4A3444'))
    paintBough(s, 'left', '#4A3444', ['#E39AB4', '#F9CFD8', '#FBE6E8'], 380)
  },
})
