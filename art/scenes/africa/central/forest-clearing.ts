import { sprayBand } from '#art/drawing/spray.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer } from '#art/kit/poses.ts'
import { paintElephant } from '#art/kit/savannah-animals.ts'

/** Dzanga Bai: forest elephants at the mineral pools of a clearing, seen from the platform. */
export const forestClearing = landmark({
  name: 'forest-clearing',
  palette: {
    ...PALETTES.forest,
    top: '#B9CCA0',
    middle: '#DCE0B4',
    horizon: '#F4EFCB',
    lightText: 'in the mist of early morning',
  },
  accent: '#E26A3A',
  ground: 0.36,
  sun: null,
  clouds: null,
  altText:
    'A wide clearing with shallow pools inside a wall of forest, small elephants drinking, seen over the rail of a wooden platform',
  paint: (s) => {
    paintTreeCrowns(s, '#9CB88A', 150, -110, '#8AAA80')
    paintTreeCrowns(s, '#6A9670', 120, -20, '#558262')
    sprayBand(s.canvas, '#F4EFCB', s.groundY + 4, s.groundY - 100 * s.unit, 0.7)
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(0, 0), [
      [`M-1600 -10H1300V${deep}H-1600z`, '#C9C078'],
      ['M-1600 40Q-700 10 0 50T1300 30V90Q600 130 0 100T-1600 110z', '#A9B468'],
      [
        'M-330 90Q-150 60 40 90Q260 70 330 120Q180 170 -20 150Q-260 160 -330 90zM-260 220Q-60 190 160 220Q380 230 300 290Q60 310 -160 290Q-330 280 -260 220zM-1200 140Q-900 110 -640 150Q-700 200 -1000 190Q-1200 180 -1200 140z',
        '#8EB4A8',
      ],
      [
        'M-300 96Q-140 70 40 98Q240 84 300 116Q160 104 30 116Q-160 100 -300 96zM-220 226Q-40 204 150 232Q320 240 290 262Q120 246 -20 246Q-180 236 -220 226z',
        '#D3E0CC',
      ],
    ])
    for (const [x, y, size, turn] of [
      [-210, 110, 0.46, 1],
      [-90, 130, 0.36, 1],
      [130, 112, 0.4, -1],
      [230, 150, 0.5, -1],
      [-40, 250, 0.7, 1],
      [170, 290, 0.85, -1],
      [-250, 290, 0.6, 1],
      [-760, 170, 0.6, 1],
      [-960, 160, 0.5, -1],
      [480, 190, 0.6, -1],
    ] as const)
      paintElephant(
        s.canvas,
        { ...s.at(x, y, size), scaleX: turn * size * s.unit },
        turn === 1 ? '#7A625A' : '#8E6E5E',
      )
    s.draw(s.at(0, deep - 250), [
      ['M-1600 60H1300v26H-1600zM-1600 130H1300v20H-1600z', '#6A4434'],
      [Array.from({ length: 14 }, (_n, i) => block(-1500 + i * 210, 260, 24, 210)).join(''), '#54342C'],
      ['M-1600 210H1300V400H-1600z', '#7E5642'],
      ['M-1600 210H1300v10H-1600z', '#A97A58'],
    ])
    s.draw(s.at(-120, deep - 40, 1.5), [
      ...person(0, '#5E7A4A', '#C9A86A'),
      ['M-30 -96l46 -8v14l-46 4z', '#2A2430'],
    ])
    s.draw(s.at(20, deep - 40, 1.5), pointer(0, s.accent, '#5A4A34'))
    s.draw(s.at(0, deep - 250), [['M-1600 60H1300v14H-1600z', '#8A5E46']])
    paintTuft(s, 'right', '#1E3E2E')
  },
})
