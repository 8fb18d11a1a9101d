import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import type { LandmarkContext } from '#art/kit/landmark.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, dome, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

/** A fan palm as tall as the street is wide: a thin trunk and a small round head. */
function fanPalm(
  { canvas, x, groundY, unit }: LandmarkContext,
  across: number,
  down: number,
  tall: number,
  ink: string,
): void {
  const [left, foot, top, r] = [
    x + across * unit,
    groundY + down * unit,
    groundY + (down - tall) * unit,
    tall * 0.115 * unit,
  ]
  const thin = tall * 0.011 * unit
  let path = outline`M${left - thin * 1.3} ${foot}L${left - thin * 0.6} ${top}h${thin * 1.2}L${left + thin * 1.3} ${foot}z`
  for (let index = 0; index < 13; index += 1) {
    const angle = (index / 12) * Math.PI * 1.5 - Math.PI * 0.25
    const [tipX, tipY] = [left + Math.cos(angle) * r, top - Math.sin(angle) * r]
    const [sideX, sideY] = [Math.sin(angle) * r * 0.2, Math.cos(angle) * r * 0.2]
    path += outline`M${left} ${top}L${(left + tipX) / 2 + sideX} ${(top + tipY) / 2 + sideY}L${tipX} ${tipY}L${(left + tipX) / 2 - sideX} ${(top + tipY) / 2 - sideY}z`
  }
  path += outline`M${left - r * 0.3} ${top}q${r * 0.3} ${r * 1.1} ${r * 0.6} 0z`
  addPath(canvas, path, ink)
}

/** A street of tall fan palms that runs at the hills, the white domes of the observatory on them. */
export const palmAvenue = landmark({
  name: 'palm-avenue',
  palette: {
    ...PALETTES.dusk,
    top: '#5E4A8C',
    middle: '#E07A7E',
    horizon: '#FFD49A',
    deep: '#241A3E',
    lightText: 'at dusk',
  },
  accent: '#FF4E36',
  ground: 0.74,
  sun: null,
  clouds: null,
  altText:
    'A straight street between two rows of very tall fan palms, cars with their lights on, an observatory with three domes on the hills at its end',
  paint: (s) => {
    const { canvas, width, height, groundY, unit, x } = s
    paintHills(s, '#B0627E', 190, 44, 0.3)
    s.draw(s.at(70, -190, 0.8), [
      ...solid(0, 16, 150, 34, '#FBE3C4', '#C98A8C', 0.34),
      [dome(0, -18, 34, 42) + dome(-66, -10, 18, 22) + dome(66, -10, 18, 22), '#4E8A80'],
      [panes(-60, 60, 9, 6, 6, 14), '#6E4A6A'],
    ])
    paintHills(s, '#7A4470', 96, 30, 0.3)
    s.draw(s.at(0, 6), [
      [
        Array.from({ length: 30 }, (_none, i) => block(-1260 + i * 80, 0, 76, 40 + ((i * 31) % 46))).join(''),
        '#4E2F5A',
      ],
      [panes(-1240, 900, 62, -14, 8, 10), '#FFD98C'],
    ])
    paintGroundMist(s, 60, 0.5, '#F0A07E')
    addPath(canvas, outline`M0 ${groundY}H${width}V${height}H0z`, '#4A3058')
    addPath(
      canvas,
      outline`M${x - 14 * unit} ${groundY}L${x - 330 * unit} ${height}H${x + 330 * unit}L${x + 14 * unit} ${groundY}z`,
      '#6E4868',
    )
    addPath(
      canvas,
      [0.04, 0.14, 0.3, 0.54, 0.86]
        .map(
          (share) =>
            outline`M${x - 3 * unit * (0.3 + share)} ${groundY + (height - groundY) * share}h${6 * unit * (0.3 + share)}l${2 * unit} ${40 * unit * (0.2 + share)}h${-10 * unit * (0.3 + share)}z`,
        )
        .join(''),
      '#FFD98C',
    )
    for (const [down, size, tall] of [
      [8, 40, 150],
      [20, 74, 236],
      [44, 124, 350],
      [88, 198, 500],
      [170, 310, 690],
    ] as const) {
      const ink = down > 80 ? '#241A3E' : down > 30 ? '#3A2450' : '#5A3060'
      fanPalm(s, -size, down, tall, ink)
      fanPalm(s, size, down, tall, ink)
    }
    for (const [across, share, size, isAway] of [
      [20, 0.16, 0.4, true],
      [62, 0.44, 0.78, true],
      [-40, 0.24, 0.5, false],
    ] as const)
      s.draw(s.atDepth(across, share, size), [
        ['M-50 0v-30q2 -8 10 -10l12 -26h56l12 26q8 2 10 10v30z', '#2A1C44'],
        ['M-24 -42l8 -18h32l8 18z', '#8A6A94'],
        ['M-46 -28h16v10h-16zM30 -28h16v10h-16z', isAway ? s.accent : '#FFF0B8'],
      ])
    s.draw(s.atDepth(-255, 0.88, 1), walker(0, '#F2B0A0', '#FFD98C'))
  },
})
