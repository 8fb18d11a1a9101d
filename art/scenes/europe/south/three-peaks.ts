import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintRidge } from '#art/kit/backdrops.ts'
import { paintPines } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

/** The north walls from east to west: the split small peak, the tall one, the broad one. */
const TOWERS: readonly GlyphPart[] = [
  [
    'M-318 -60L-306 -176L-292 -192L-284 -262L-268 -276L-258 -226L-246 -208L-238 -306L-222 -366L-206 -356L-196 -300L-180 -276L-166 -180L-146 -60zM-128 -60L-122 -226L-106 -306L-98 -380L-72 -436L-40 -468L-6 -462L18 -430L46 -416L62 -350L78 -240L92 -60zM116 -60L122 -236L130 -316L152 -384L182 -416L212 -418L240 -398L266 -376L286 -330L304 -270L336 -212L360 -140L384 -60z',
    '#E99B7E',
  ],
  [
    'M-268 -276L-258 -226L-252 -120L-262 -60H-276L-270 -170zM-206 -356L-196 -300L-180 -276L-166 -180L-146 -60H-204L-196 -200L-214 -290zM-6 -462L18 -430L46 -416L62 -350L78 -240L92 -60H34L40 -220L20 -330L26 -390zM240 -398L266 -376L286 -330L304 -270L336 -212L360 -140L384 -60H296L286 -180L254 -280z',
    '#7E6286',
  ],
  [
    'M-306 -176L-292 -192L-284 -262L-284 -150L-300 -80zM-238 -306L-222 -366L-224 -240L-236 -120L-250 -90zM-98 -380L-72 -436L-78 -300L-100 -140L-114 -120L-106 -306zM130 -316L152 -384L164 -400L156 -260L140 -120L124 -110L122 -236z',
    '#FACBA4',
  ],
  [
    'M-46 -450l14 20l-6 130l-14 90l-6 -120zM-2 -420l8 60l-4 130l-14 70zM-68 -250l12 60l-6 90l-12 -40zM196 -404l12 40l-4 130l-16 100l-6 -150zM232 -350l16 90l-8 130l-14 -80zM174 -200l10 60l-8 50l-8 -30z',
    '#C06E6C',
  ],
]

/** Cones of scree below the walls. */
const SCREE: readonly GlyphPart[] = [
  [
    'M-1600 30V-20L-900 -40L-560 -46L-360 -70L-322 -108L-262 -84L-230 -120L-150 -78L-122 -116L-70 -84L-20 -122L60 -84L104 -70L124 -118L180 -86L236 -124L300 -92L384 -86L560 -56L900 -40L1600 -20V30z',
    '#D9B9A8',
  ],
  [
    'M-230 -120L-150 -78L-120 -10L-210 20zM-20 -122L60 -84L90 0L0 20zM236 -124L300 -92L384 -86L470 0L270 20zM-322 -108L-262 -84L-270 -10L-330 10z',
    '#A98C94',
  ],
]

/** A hay barn of squared logs with gaps between them, on stones, under a roof of shingles. */
const BARN: readonly GlyphPart[] = [
  ['M-124 12V-6H124V12z', '#9A938E'],
  ['M-130 -4V-92L-66 -146L-2 -92V-4z', '#9A6A46'],
  ['M-2 -4V-92h128V-4z', '#6A4636'],
  ['M-66 -158L112 -150L150 -84H0z', '#7C6C68'],
  ['M-66 -158L-148 -86l8 9L-66 -142L-4 -80l8 -7z', '#4E3E40'],
  [
    'M-130 -22h128v-4h-128zM-130 -40h128v-4h-128zM-130 -58h128v-4h-128zM-130 -76h128v-4h-128zM-122 -94h112v-4h-112zM-100 -112h68v-4h-68z',
    '#6A4636',
  ],
  [
    'M2 -22h124v-4h-124zM2 -40h124v-4h-124zM2 -58h124v-4h-124zM2 -76h124v-4h-124zM14 -104h122l2 4h-122zM-18 -124h142l2 4h-142z',
    '#463038',
  ],
  ['M-92 -4V-66h50V-4z', '#3A2830'],
  ['M-92 -4v-30q10 -18 25 -18t25 20v28z', '#E2B75A'],
]

const hayRows = (from: number, to: number, base: number, step: number, size: number): string =>
  Array.from({ length: Math.floor((to - from) / step) }, (_none, i) => {
    const y = base + ((i * 5) % 3) * size * 0.3
    return `M${from + i * step} ${y}q${size * 0.2} ${-size} ${size} ${-size}t${size} ${size}z`
  }).join('')

/** The Tre Cime di Lavaredo from the north: three walls in pink light, scree, a hay barn on the mown meadow. */
export const threePeaks = landmark({
  name: 'three-peaks',
  palette: {
    ...PALETTES.city,
    family: 'temperate-autumn',
    top: '#5B78AE',
    middle: '#B9A8C4',
    horizon: '#FBD9BE',
    deep: '#1F2F44',
    lightText: 'in the pink light of evening',
  },
  accent: '#E2352C',
  ground: 0.63,
  sun: null,
  clouds: null,
  altText:
    'Three great rock towers side by side above cones of scree, a log barn full of hay on the mown meadow below, a walker on the path',
  paint: (s) => {
    paintRidge(s, '#9C93B6', 130, 90, 0.5)
    s.draw(s.at(-6, 0, 1.02), TOWERS)
    paintGroundMist(s, 130, 0.35)
    s.draw(s.at(-6, 0, 1.02), SCREE)
    s.draw(s.at(0, 0), [
      ['M-1600 900V26Q-700 -16 -340 14Q-60 44 240 16Q700 -20 1600 30V900z', '#7F9A62'],
      ['M-1600 900V110Q-700 60 -240 96Q100 126 420 84Q900 40 1600 90V900z', '#8DB35C'],
      [hayRows(-1500, -300, 118, 74, 17) + hayRows(120, 1500, 112, 74, 17), '#D9BE6A'],
      ['M-1600 900V220Q-700 176 -240 214Q100 240 420 196Q900 150 1600 200V900z', '#6E9A4E'],
      [
        'M160 110Q60 140 116 190Q190 250 60 300Q-60 350 -120 420Q-220 640 -260 900H60Q-20 600 30 420Q110 350 200 300Q290 236 170 186Q110 150 200 110z',
        '#E3CFA8',
      ],
      [hayRows(-1500, -330, 262, 96, 25) + hayRows(260, 1500, 250, 96, 25), '#E2C872'],
    ])
    s.draw(s.at(-190, 206, 1.15), BARN)
    s.draw(s.at(118, 286, 0.86), walker(0, s.accent, '#33405A'))
    paintPines(s, 'right', '#1E3A3C', 300)
  },
})
