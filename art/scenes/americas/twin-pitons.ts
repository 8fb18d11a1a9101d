import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { paintFloating, rowingBoat, yacht } from '#art/kit/boats.ts'
import { paintPalms } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Twin volcanic spires above a palm bay. */
export const twinPitons = landmark({
  name: 'twin-pitons',
  palette: PALETTES.gold,
  accent: '#2F8AA8',
  mist: '#F4A24E',
  ground: 0.58,
  sun: [-10, 70, 84],
  altText:
    'Two steep green volcanic spires rising straight from the sea, a sloop between them, palms in front',
  paint: (s) => {
    paintHills(s, '#C98A54', 60, 20)
    s.draw(s.at(0, 6), [
      ['M-420 0Q-330 -120 -270 -260Q-220 -360 -190 -362Q-160 -356 -130 -260Q-90 -110 -20 0z', '#8E9A4E'],
      ['M-190 -362Q-160 -356 -130 -260Q-90 -110 -20 0H-150Q-140 -200 -190 -362z', '#4E5E3E'],
      ['M20 0Q90 -130 130 -240Q170 -330 204 -334Q250 -320 300 -210Q350 -90 420 0z', '#7E8E48'],
      ['M204 -334Q250 -320 300 -210Q350 -90 420 0H250Q260 -200 204 -334z', '#46563A'],
    ])
    paintGroundMist(s, 70, 0.5)
    paintWater(s, '#B5784A')
    paintFloating(s, s.atDepth(-40, 0.44, 1.2), 90, yacht('#3A2228', '#FFF6E0', '#E3B98A'))
    paintFloating(s, s.atDepth(200, 0.64, 1), 110, rowingBoat(s.accent, '#FBEFD6'))
    paintPalms(s, 'left', '#2E3A2E', '#3A2428', 560)
    paintPalms(s, 'right', '#2E3A2E', '#3A2428', 440, 1)
  },
})
