import { paintGroundMist, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintFloating, seaKayak } from '#art/kit/boats.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A rock on a narrow foot, its ledge in shadow, wood on top. */
function isle(
  s: LandmarkContext,
  across: number,
  share: number,
  scale: number,
  rock: string,
  wood: string,
): void {
  s.draw(s.atDepth(across, share, scale), [
    ['M-88 6q88 16 180 0l-12 14q-78 12 -156 0z', s.palette.deep],
    ['M-62 10Q-54 -26 -130 -46Q0 -64 130 -46Q56 -26 66 10z', '#3A4650'],
    [
      'M-130 -46L-162 -90L-150 -130L-166 -152L-120 -200L-70 -188L-20 -240L40 -226L72 -178L120 -182L162 -130L148 -104L160 -76L130 -46Q60 -30 0 -34T-130 -46z',
      rock,
    ],
    ['M40 -226L72 -178L120 -182L162 -130L148 -104L160 -76L130 -46Q100 -38 66 -36L84 -92L52 -140z', '#8F8A7E'],
    [
      'M-116 -150l10 50l-8 46h7l12 -48l-9 -50zM-52 -150l-8 62l10 50h8l-8 -50l8 -64zM10 -146l8 54l-10 54h8l14 -54l-10 -56zM118 -130l-8 46l8 36h7l-5 -36l8 -48z',
      '#6E6A66',
    ],
    [
      'M-174 -142Q-188 -184 -142 -194Q-134 -238 -86 -224Q-64 -284 -12 -266Q36 -292 60 -242Q112 -248 116 -206Q172 -200 168 -146Q152 -122 134 -140Q118 -110 92 -136Q66 -104 40 -142Q8 -112 -16 -150Q-44 -112 -72 -142Q-100 -108 -124 -136Q-150 -116 -174 -142z',
      wood,
    ],
    [
      'M60 -242Q112 -248 116 -206Q172 -200 168 -146Q152 -122 134 -140Q118 -110 92 -136Q66 -104 40 -142Q78 -176 60 -242z',
      '#22584E',
    ],
    ['M-96 -56q4 -26 34 -22q22 -18 38 6q14 12 2 24q-40 8 -74 -8z', '#22584E'],
  ])
}

/** Islets of old reef undercut by the sea, and two kayaks that pass below their ledges. */
export const mushroomIsles = landmark({
  name: 'mushroom-isles',
  palette: PALETTES.morning,
  accent: '#E2552E',
  ground: 0.5,
  sun: [-60, 190, 58],
  altText: 'Two sea kayaks with double paddles on calm water among wooded rocks that the sea has undercut',
  paint: (s) => {
    paintTreeCrowns(s, '#5F9C8C', 26, 3)
    paintGroundMist(s, 80, 0.55)
    paintWater(s, '#3FA9A6')
    paintMirrorBars(s, '#FBEBCB', -60, 70, 200, 8)
    isle(s, -40, 0.06, 0.42, '#B9AE9C', '#4E8F78')
    isle(s, 180, 0.12, 0.62, '#C4B7A0', '#458A70')
    isle(s, -300, 0.2, 1.02, '#CDBFA6', '#367C62')
    isle(s, 420, 0.34, 1.34, '#D3C5AA', '#2E7058')
    paintFloating(s, s.atDepth(60, 0.5, 0.82), 190, seaKayak('#F2C04A', '#2B4A6E'))
    paintFloating(s, s.atDepth(-150, 0.8, 1.24), 190, seaKayak(s.accent, '#FBF3DF'))
  },
})
