import { paintGroundMist, paintMountain, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintFloating, poledBoat } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { panes } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Slow boats on the Mekong below steep wooded hills. */
export const slowBoat = landmark({
  name: 'slow-boat',
  palette: PALETTES.highland,
  accent: '#E0672E',
  mist: '#C3C8B2',
  ground: 0.5,
  sun: [160, 250, 60],
  altText: 'A long roofed river boat on a broad brown river between steep wooded hills in mist',
  lightText: 'as the mist lifts',
  paint: (s) => {
    paintMountain(s, -230, 320, 230, '#9DB49C', '#78988A', 0, 0.3)
    paintMountain(s, 240, 280, 240, '#9DB49C', '#78988A', 0, 0.3)
    paintGroundMist(s, 200)
    paintMountain(s, -340, 230, 260, '#6A9472', '#4B7664', 0, 0.3)
    paintMountain(s, 360, 200, 240, '#6A9472', '#4B7664', 0, 0.3)
    paintGroundMist(s, 90, 0.6)
    paintTreeCrowns(s, '#3F7058', 36, 8, '#2C564A')
    paintWater(s, '#A89A78')
    paintFloating(s, s.atDepth(20, 0.46, 1.5), 220, [
      ['M-180 -30v-56h330q24 4 30 30v26z', '#F2DFB4'],
      [panes(-160, 130, 11, -40, 18, 26), '#4A5A50'],
      ['M-196 -84h380l-16 -14h-340z', '#8A4A34'],
      ['M-240 -44q30 16 80 16h320q50 -4 84 -36l8 4q-10 46 -60 62h-350q-56 -4 -82 -46z', '#2E5A6A'],
      ['M-236 -38q30 16 80 16h320q46 -4 80 -30l-4 12q-40 24 -84 24h-310q-50 0 -82 -22z', s.accent],
    ])
    paintFloating(s, s.atDepth(-210, 0.8, 1.1), 140, poledBoat('#3A2E2C', '#F6E9CA'))
  },
})
