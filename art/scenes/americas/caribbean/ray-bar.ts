import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const BODY = 'Q66 -66 140 10Q80 40 26 96Q8 116 -10 96Q-60 40 -124 10Q-50 -66 8 -70z'
const ray = (lit: string): readonly GlyphPart[] => [
  [`M34 -44${BODY.replace(/8 -70z/, '34 -44z')}M28 130q16 80 -20 150l6 2q42 -70 30 -152z`, '#3E9AA4'],
  [`M8 -70${BODY}`, lit],
  ['M4 90q14 80 -24 156l6 2q44 -78 32 -158z', lit],
  ['M8 -60Q24 20 8 100Q-8 20 8 -60z', '#8E7C76'],
  [`${round(-12, -46, 5)}${round(28, -46, 5)}`, '#2A2430'],
]

const floater = (suit: string): readonly GlyphPart[] => [
  ['M-20 70l-16 70l12 4l20 -66zM20 70l16 70l-12 4l-20 -66z', '#8A5240'],
  ['M-26 0q26 -20 52 0l-6 76h-40z', suit],
  ['M-26 2l-60 -40l8 -12l66 36zM26 2l60 40l8 -12l-62 -46z', '#8A5240'],
  [round(0, -18, 17), '#5A3428'],
]

/** Rays over the sandbar of Grand Cayman, a boat and swimmers, seen from straight above. */
export const rayBar = landmark({
  name: 'ray-bar',
  palette: { ...PALETTES.noon, horizon: '#8EE0D4' },
  accent: '#F2C22E',
  mist: '#8ED8D0',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'Rays with their shadows gliding over a pale sandbar seen from straight above, a white boat at anchor and swimmers between them',
  paint: (s) => {
    paintSheet(s, '#1E8CA8')
    s.draw(s.at(0, 0), [
      [
        'M-1600 -300Q-900 -480 -380 -360Q60 -420 460 -300Q900 -340 1200 -200V420Q800 320 420 420Q60 540 -340 420Q-900 480 -1600 340z',
        '#4EC0C0',
      ],
      [
        'M-1600 -120Q-900 -320 -380 -220Q60 -280 400 -180Q800 -200 1200 -60V260Q800 180 400 290Q40 380 -320 280Q-900 320 -1600 200z',
        '#9AE2D2',
      ],
      [
        'M-420 -60Q-140 -180 180 -90Q400 -40 420 60Q240 190 -60 170Q-380 180 -470 60Q-490 0 -420 -60z',
        '#CFF0D8',
      ],
    ])
    sprayBand(s.canvas, '#0E5A80', s.height, s.height * 0.74, 0.8)
    sprayBand(s.canvas, '#0E5A80', 0, s.height * 0.16, 0.7)
    for (const [x, y, size, i] of [
      [-230, -330, 1, 0],
      [200, -220, 0.9, 1],
      [-120, 110, 1.15, 0],
      [300, 150, 0.8, 1],
      [-330, 330, 0.9, 1],
      [-760, -60, 1, 0],
      [620, -60, 0.9, 0],
      [-1080, 160, 0.9, 1],
    ] as const)
      s.draw(s.at(x, y, size), ray(i === 0 ? '#6A5A5E' : '#857068'))
    s.draw(s.at(180, 320, 1.2), [
      ['M40 40q120 -10 140 90q-20 100 -140 90h-180v-180z', '#1E7A90'],
      ['M20 0q130 -10 150 90q-20 100 -150 90h-190v-180z', '#FBF6E8'],
      ['M10 24q90 -4 106 66q-16 70 -106 66h-160v-132z', '#E8D8B4'],
      ['M-120 50h90v80h-90z', s.accent],
      ['M-170 20h18v140h-18z', '#5A4A52'],
    ])
    s.draw(s.at(60, -60, 0.9), floater('#D8503A'))
    s.draw(s.at(-290, -60, 0.9), floater('#2E4A8A'))
    s.draw(s.at(-40, -250, 0.85), floater('#3E8A5A'))
  },
})
