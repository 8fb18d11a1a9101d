import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { cutter, paintFloating } from '#art/kit/boats.ts'
import { paintReeds } from '#art/kit/frames.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { dome } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A horn of rock straight out of a fiord, a red launch. */
export const fiordHorn = landmark({
  name: 'fiord-horn',
  palette: PALETTES.highland,
  accent: '#D8402E',
  ground: 0.62,
  mist: '#C3C8B2',
  sun: [220, 420, 52],
  altText:
    'A horn of rock with a little snow rising straight from a dark fiord between forested walls, thin falls, a small launch',
  lightText: 'as the rain clears',
  paint: (s) => {
    paintMountain(s, 250, 400, 260, '#9AB0A8', '#74908E', 0.2, 0.6)
    paintMountain(s, -270, 360, 260, '#9AB0A8', '#74908E', 0.2, 0.6)
    paintGroundMist(s, 220)
    paintMountain(s, 10, 500, 210, '#8AA298', '#54706E', 0.14, 0.5)
    paintGroundMist(s, 90, 0.6)
    s.draw(s.at(0, 8), [
      ['M-1300 0V-420Q-420 -400 -340 -250Q-300 -140 -230 0z', '#4F7A66'],
      ['M1300 0V-460Q430 -430 350 -270Q310 -140 240 0z', '#3E6A5C'],
      [
        'M-345 -240l6 0q10 120 30 240h-14q-20 -120 -22 -240zM338 -250l6 0q-8 120 -30 250h-12q26 -130 36 -250z',
        '#F6F4E4',
      ],
    ])
    s.draw(s.at(0, 0), [
      [
        [-400, -370, -340, -310, 300, 330, 360, 400].map((x, i) => dome(x, -60 - i * 14, 40, 34)).join(''),
        '#5E8A6C',
      ],
    ])
    paintWater(s, '#4F7274')
    paintMirrorBars(s, '#8AA298', 10, 20, 110, 9)
    paintFloating(s, s.atDepth(-60, 0.56, 1.2), 130, cutter('#FBF6E6', s.accent))
    paintReeds(s, 'left', '#23403E', 130)
  },
})
