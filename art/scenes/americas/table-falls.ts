import { paintGroundMist, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { canoe, paintFloating } from '#art/kit/boats.ts'
import { paintPalms } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** One fall from a table mountain in the forest. */
export const tableFalls = landmark({
  name: 'table-falls',
  palette: PALETTES.forest,
  accent: '#2F8AA0',
  ground: 0.7,
  sun: [-230, 480, 56],
  altText:
    'A single thread of water falling the whole height of a table mountain into rainforest, a dugout on the river',
  lightText: 'as the cloud opens',
  paint: (s) => {
    s.draw(s.at(0, 0), [['M-1200 0V-190l700 -30l60 20l90 150zM260 0l80 -200l120 -30l700 10V0z', '#C4C9A8']])
    paintGroundMist(s, 200, 0.6)
    s.draw(s.at(40, 10), [
      [
        'M-330 0L-280 -150L-250 -390Q-240 -430 -190 -430L-60 -440L60 -424L190 -436Q250 -430 260 -380L280 -140L340 0z',
        '#D9A87A',
      ],
      ['M110 -428L190 -436Q250 -430 260 -380L280 -140L340 0H150z', '#8E6A64'],
      [
        [-220, -170, -110, -60, 80, 130, 180, 220]
          .map((x) => `M${x} -420l10 250l12 120l8 -40l-12 -200z`)
          .join(''),
        '#A87E66',
      ],
      [
        'M-250 -400Q-240 -440 -190 -446L-60 -456L60 -440L190 -452Q250 -446 262 -390l-60 -20l-140 10l-120 -12l-130 10z',
        '#6E8E58',
      ],
      ['M-6 -424q8 -6 20 -4q12 140 20 300l10 130h-60l14 -130q0 -160 -4 -296z', '#FFFFF6'],
      ['M14 -428q12 140 20 300l10 130h-16q-6 -240 -14 -430z', '#C9E0DC'],
    ])
    paintGroundMist(s, 170, 0.8, '#F9F3DA')
    paintTreeCrowns(s, '#6E9A58', 50, 0, '#4A7850')
    paintTreeCrowns(s, '#3F7A50', 64, 70, '#28584A')
    paintWater({ ...s, groundY: s.groundY + 80 * s.unit }, '#6E8E6E')
    paintFloating(s, s.atDepth(-70, 0.7, 1.2), 140, canoe('#4A2E28', s.accent, '#FBF3DF'))
    paintPalms(s, 'right', '#123A2E', '#2A322A', 380, 1)
  },
})
