import { paintHills } from '#art/kit/backdrops.ts'
import { person, robed } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cupola, ogives, panes, solid, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Tiled pavilions, portal and the great fired-brick minaret of the caravan cities. */
export const tallMinaret = landmark({
  name: 'tall-minaret',
  palette: PALETTES.noon,
  accent: '#C8382E',
  mist: '#FCE9BE',
  sun: [-230, 440, 60],
  altText:
    'A great brick minaret with bands of pattern beside a mosque with turquoise domes, people below it',
  lightText: 'on a clear spring morning',
  paint: (s) => {
    paintHills(s, '#D9C9A0', 70, 16)
    paintPaving(s, '#EBCB9A', '#C39A6E')
    s.draw(s.at(40, 10, 1.1), [
      ...solid(90, 0, 420, 150, '#E0B87E', '#A87E58', 0.3),
      [ogives(-60, 260, 8, 0, 34, 110), '#A87E58'],
      ...cupola(20, -146, 70, 110, '#3FA8B0', '#1F6E8A'),
      ...cupola(210, -146, 70, 110, '#3FA8B0', '#1F6E8A'),
      ...solid(120, 0, 150, 220, '#E9C68E', '#B08A5E', 0.24),
      ['M62 0v-130q0 -50 58 -70q58 20 58 70v130z', '#2F5E9A'],
      ['M84 0v-110q0 -40 36 -54q36 14 36 54v110z', '#F6E0B0'],
      [taper(-170, 0, 104, 440, 0.62), '#DDAE72'],
      ['M-164 0V-440h26l20 440z', '#9A6C48'],
      [[-60, -130, -200, -270, -330].map((y) => block(-170, y, 86 - -y * 0.06, 12)).join(''), '#F3D6A0'],
      [[-90, -160, -230, -300].map((y) => panes(-198, -146, 5, y, 6, 24)).join(''), '#B5824E'],
      [block(-170, -430, 84, 20), '#F3D6A0'],
      [arches(-196, -144, 4, -448, 12, 40), '#7A5446'],
      ['M-212 -448v-44h84v44zM-220 -490h100l-16 -16h-68z', '#E3B87A'],
      [arches(-198, -142, 4, -452, 11, 32), '#7A5446'],
    ])
    s.draw(s.atDepth(-60, 0.6, 1.1), [...robed(0, s.accent, '#FBEFD6'), ...person(54, '#3E5A78', '#2A1F30')])
  },
})
