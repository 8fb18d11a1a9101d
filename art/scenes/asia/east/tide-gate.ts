import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { paintFloating, poledBoat } from '#art/kit/boats.ts'
import { paintBough } from '#art/kit/frames.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, eaves, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const RED = '#E2552E'
const RED_SHADE = '#A8382C'
const DARK = '#3A2630'

/** The vermilion gate that stands in the sea at high water, the halls of the shrine behind it. */
export const tideGate = landmark({
  name: 'tide-gate',
  palette: {
    ...PALETTES.morning,
    top: '#7FA8B0',
    middle: '#B9D0C8',
    horizon: '#F6E6CC',
    lightText: 'at high water',
  },
  accent: '#F2C23C',
  ground: 0.56,
  sun: null,
  clouds: null,
  altText:
    'A great red wooden gate on six pillars standing in the sea, halls on stilts and a wooded mountain behind it, a boat passing',
  paint: (s) => {
    paintHills(s, '#7FA8A0', 250, 70, 0.4)
    paintHills(s, '#4E8478', 150, 60, 0.5)
    paintHills(s, '#3A6A60', 70, 24, 0.4)
    s.draw(s.at(0, 4), [
      ...[-900, -640, 340, 620].flatMap((x) => [
        ...solid(x, 0, 210, 52, '#F2DDB8', '#C9A48C', 0.3),
        [eaves(x, -46, 140, 46), '#6E5A50'] as const,
      ]),
      [
        [-990, -940, -890, -840, -730, -680, -630, -580, 260, 310, 360, 410, 540, 590, 640, 690]
          .map((x) => block(x, 6, 9, 54))
          .join(''),
        RED,
      ],
      ['M-1300 8h2200v-8h-2200z', RED_SHADE],
      ...[0, 1, 2, 3, 4].flatMap((i) => [
        [eaves(250, -70 - i * 32, 58 - i * 6, 26), '#5A4A48'] as const,
        [block(250, -52 - i * 32, 54 - i * 7, 20), RED] as const,
      ]),
      [block(250, -224, 4, 44), DARK],
    ])
    paintGroundMist(s, 90, 0.5)
    paintWater(s, '#4E98A0', 0, '#F6E6CC', null)
    s.draw(s.at(-30, 110, 1.1), [
      ['M-152 0L-128 -250h34L-100 0zM152 0L128 -250h-34L100 0z', RED],
      ['M-112 0L-104 -250h10L-100 0zM152 0L128 -250h-12L134 0z', RED_SHADE],
      ['M-212 0v-150h22v150zM-76 0v-150h22v150zM54 0v-150h22v150zM190 0v-150h22v150z', RED],
      ['M-198 0v-150h8v150zM-62 0v-150h8v150zM68 0v-150h8v150zM204 0v-150h8v150z', RED_SHADE],
      ['M-222 -110h176v-14h-176zM46 -110h176v-14h-176zM-222 -40h176v-12h-176zM46 -40h176v-12h-176z', RED],
      ['M-178 -196h356v-22h-356z', RED],
      ['M-178 -196h356v-6h-356z', RED_SHADE],
      ['M-20 -218h40v-40h-40z', s.accent],
      ['M-14 -222h28v-32h-28z', DARK],
      ['M-238 -292Q-120 -254 0 -254T238 -292L244 -268Q120 -230 0 -230T-244 -268z', RED],
      ['M-250 -312Q-120 -270 0 -270T250 -312L238 -292Q120 -254 0 -254T-238 -292z', DARK],
      [[-201, -110, -65, 65, 110, 201].map((x) => block(x, 2, 34, 16)).join(''), '#8C3A34'],
    ])
    for (const [across, half] of [
      [-30, 150],
      [-140, 40],
      [90, 40],
    ] as const)
      paintMirrorBars(s, '#D95A3A', across, 112, half, 9)
    paintFloating(s, s.atDepth(200, 0.8, 0.8), 140, poledBoat('#3A2A34', '#F6EAD2'))
    paintBough(s, 'left', '#4A3A34', ['#3A6A50', '#5E8E5E'], 200)
  },
})
