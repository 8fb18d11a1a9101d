import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintFloating, rowingBoat } from '#art/kit/boats.ts'
import { paintBough } from '#art/kit/frames.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, bulb, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** White walls and golden bulbs above the green bank of a river. */
export const goldenDomes = landmark({
  name: 'golden-domes',
  palette: PALETTES.morning,
  accent: '#E2552E',
  mist: '#F9DFB6',
  ground: 0.66,
  sun: [-220, 400, 56],
  altText: 'White churches with golden and green bulbs on a wooded bluff above a broad river',
  lightText: 'on a morning in May',
  paint: (s) => {
    s.draw(s.at(0, 10), [['M-1200 0V-60Q-300 -80 -200 -120Q0 -180 180 -120Q300 -80 1200 -70V0z', '#6E9A5E']])
    paintTreeCrowns({ ...s, groundY: s.groundY - 80 * s.unit }, '#5E8E56', 36, 0, '#437048')
    const church = (x: number, y: number, size: number): void =>
      s.draw(s.at(x, y, size), [
        ...solid(0, 0, 190, 110, '#FFFBF0', '#BCCBCB', 0.3),
        [arches(-60, 60, 5, -20, 16, 60), '#5E8A96'],
        ...[-66, 66].flatMap((dx) => [
          ...solid(dx, -106, 36, 50, '#FFFBF0', '#BCCBCB', 0.4),
          ...bulb(dx, -154, 26, 56, '#F2B83C', '#B07A2A'),
        ]),
        ...solid(0, -106, 56, 80, '#FFFBF0', '#BCCBCB', 0.4),
        ...bulb(0, -184, 40, 86, '#F6C84A', '#B5802E'),
        [block(0, -266, 4, 40) + block(0, -288, 18, 4), '#F6C84A'],
      ])
    church(-250, -60, 0.7)
    church(250, -70, 0.86)
    s.draw(s.at(130, -80), [
      ...solid(0, 0, 60, 250, '#FFFBF0', '#BCCBCB', 0.36),
      ...solid(0, -240, 44, 70, '#FFFBF0', '#BCCBCB', 0.36),
      [
        arches(0, 0, 1, -150, 22, 60) + arches(0, 0, 1, -250, 18, 44) + arches(0, 0, 1, -60, 22, 50),
        '#5E8A96',
      ],
      ...bulb(0, -306, 28, 64, '#F6C84A', '#B5802E'),
    ])
    church(-30, -90, 1.2)
    paintTreeCrowns(s, '#5E8E56', 50, 0, '#3F6E4A')
    paintWater(s, '#4F97A0', 4)
    paintMirrorBars(s, '#F6C84A', -30, 20, 60, 9)
    paintFloating(s, s.atDepth(150, 0.64, 1.1), 110, rowingBoat('#5A3A34', s.accent))
    paintBough(s, 'left', '#4A3A36', ['#FBF3E6', '#6E9A5E', '#F6E3EC'], 300)
  },
})
