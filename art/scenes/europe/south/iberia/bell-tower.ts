import { paintFarTown, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintPalms } from '#art/kit/frames.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, dome, ogives, panes, peaks, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Bell tower of brick and lace over orange trees. */
export const bellTower = landmark({
  name: 'bell-tower',
  palette: PALETTES.gold,
  accent: '#2F8A6A',
  ground: 0.74,
  sun: [-220, 360, 72],
  altText:
    'A tall brick bell tower with panels of lattice above cathedral buttresses, orange trees and a carriage below',
  paint: (s) => {
    paintFarTown(s, ['#FFF1D6', '#F6DCA8', '#F2C890'], ['#C9704A', '#B5603E'], 120, 0.25)
    s.draw(s.at(40, 8, 1.08), [
      ...solid(170, 0, 320, 190, '#E3AE74', '#96583F', 0.3),
      [peaks(30, 310, 9, -186, 18, 70), '#F0C48C'],
      [ogives(50, 290, 6, -20, 30, 130), '#6A3434'],
      ['M60 -180h210l-20 -60h-170z', '#D99A62'],
      ...solid(-70, 0, 120, 370, '#EDB478', '#98543C', 0.34),
      [[-40, -130, -220].map((y) => panes(-104, -66, 2, y, 24, 70)).join(''), '#D08A54'],
      [[-40, -130, -220].map((y) => arches(-85, -85, 1, y, 18, 60)).join(''), '#5E2E32'],
      [block(-70, -366, 132, 14), '#FBE0AC'],
      ...solid(-70, -376, 110, 70, '#F3C68C', '#A0603F', 0.34),
      [arches(-106, -52, 3, -380, 18, 52), '#5E2E32'],
      ...solid(-70, -440, 76, 44, '#F6D09A', '#A86A48', 0.34),
      ...solid(-70, -482, 46, 34, '#F6D09A', '#A86A48', 0.34),
      [dome(-70, -514, 20, 28) + block(-70, -540, 5, 40), '#F6D27A'],
    ])
    const { canvas } = s
    paintTreeCrowns(s, '#4F7A42', 46, 20, '#365A3A')
    let fruit = ''
    for (let i = 0; i < 40; i += 1)
      fruit += round(
        Math.round(canvas.random(0, s.width)),
        Math.round(s.groundY + canvas.random(-26, 14) * s.unit),
        Math.round(5 * s.unit),
      )
    s.draw({ x: 0, y: 0, scale: 1 }, [[fruit, '#F28A2E']])
    paintPaving({ ...s, groundY: s.groundY + 20 * s.unit }, '#F0C890', '#C9955E')
    s.draw(s.atDepth(-80, 0.6, 1.2), [
      [
        'M-120 0l4 -50q-6 -30 20 -34h60l20 -34l18 4l8 20l-22 10q-4 30 -18 36l4 48h-8l-8 -42h-52l-8 42z',
        '#5A2E2C',
      ],
      ['M-20 -60h90v5h-90z', '#3A1C24'],
      [round(70, -28, 28) + round(150, -34, 34), '#3A1C24'],
      [round(70, -28, 20) + round(150, -34, 26), '#F0C890'],
      ['M50 -56h20q6 20 40 20h30q30 0 40 -50h10q-4 70 -50 76h-60q-26 -6 -30 -46z', s.accent],
      [
        'M44 -70q0 -40 14 -44q14 4 14 44zM51 -126a8 9 0 1 0 16 0a8 9 0 1 0 -16 0zM110 -60q0 -36 13 -40q13 4 13 40zM115 -112a8 9 0 1 0 16 0a8 9 0 1 0 -16 0z',
        '#FFF6E2',
      ],
    ])
    paintPalms(s, 'right', '#3E5A32', '#5A3428', 560, 1)
  },
})
