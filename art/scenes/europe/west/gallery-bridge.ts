import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { canoe, paintFloating } from '#art/kit/boats.ts'
import { paintBough } from '#art/kit/frames.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, cone, panes } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const STONE = '#F2E4C6'
const SHADE = '#CDB596'
const SLATE = '#5A6A80'
const SLATE_DARK = '#3E4A60'

/** One pier and half an arch on either side of it, standing in the river. */
const arch = (x: number): string =>
  `M${x - 46} 0V-78H${x + 46}V0H${x + 36}Q${x + 34} -54 ${x} -58Q${x - 34} -54 ${x - 36} 0z`

const dormer = (x: number, y: number): readonly GlyphPart[] => [
  [`M${x - 14} ${y}v-40l14 -20l14 20v40z`, STONE],
  [`M${x + 4} ${y}v-54l10 14v40z`, SHADE],
  [block(x, y - 6, 12, 26), '#4A5468'],
]

/** A long gallery of two storeys on five arches across the river. */
const GALLERY: readonly GlyphPart[] = [
  [[-370, -278, -186, -94, -2].map(arch).join(''), STONE],
  [[-370, -278, -186, -94, -2].map((x) => `M${x - 46} 0V-70h10V0zM${x + 36} 0V-70h10V0z`).join(''), SHADE],
  ['M-420 -76H44V-190H-420z', STONE],
  ['M-420 -76H44V-88H-420zM-420 -134H44V-142H-420zM-424 -186H48V-196H-424z', SHADE],
  [panes(-396, 20, 18, -96, 12, 30) + panes(-396, 20, 18, -148, 12, 32), '#5A6478'],
  [[-324, -232, -140, -48].map((x) => `M${x - 16} -76q-4 -30 16 -34q20 4 16 34z`).join(''), SHADE],
  ['M-424 -194L-396 -250H30L48 -194z', SLATE],
  ['M-424 -194L-416 -210H44L48 -194z', SLATE_DARK],
  ...[-360, -270, -180, -90, 0].flatMap((x) => dormer(x, -200)),
  [block(-310, -246, 16, 40) + block(-130, -246, 16, 40), '#D9A98A'],
]

/** The house at the end of the gallery: a square block with corner turrets, high roofs and chimneys. */
const HOUSE: readonly GlyphPart[] = [
  ['M44 0V-74H110Q112 -30 130 0zM210 0q18 -30 20 -74H300V0z', STONE],
  ['M110 0V-60q0 -20 46 -24q50 4 50 24V0z', SHADE],
  [block(172, -60, 250, 180), STONE],
  ['M226 -60V-240H297V-60z', SHADE],
  ['M40 -238H304V-250H40z', SHADE],
  [panes(76, 206, 4, -90, 20, 46) + panes(76, 206, 4, -168, 20, 50), '#4A5468'],
  [panes(244, 278, 2, -90, 16, 46) + panes(244, 278, 2, -168, 16, 50), '#3A4256'],
  ['M38 -246L84 -340H262L306 -246z', SLATE],
  ['M216 -246L226 -340H262L306 -246z', SLATE_DARK],
  ...dormer(96, -254),
  ...dormer(172, -254),
  ...dormer(246, -254),
  [block(118, -330, 22, 74) + block(214, -330, 22, 74), '#D9A98A'],
  [block(122, -330, 8, 74) + block(218, -330, 8, 74), '#B98670'],
  [block(46, -140, 46, 130), STONE],
  ['M54 -140V-270H69V-140z', SHADE],
  ...cone(46, -268, 60, 96, SLATE, SLATE_DARK),
  ['M23 -140L46 -96L69 -140z', SHADE],
  [block(300, -140, 46, 130), SHADE],
  ...cone(300, -268, 60, 96, SLATE, SLATE_DARK),
  ['M277 -140L300 -96L323 -140z', '#B59C80'],
  ['M45 -364h2v-24h-2zM299 -364h2v-24h-2z', SLATE_DARK],
]

/** A château that bridges its river: a gallery on arches, a turreted house, canoes passing under. */
export const galleryBridge = landmark({
  name: 'gallery-bridge',
  palette: {
    ...PALETTES.autumn,
    top: '#7FB2CC',
    middle: '#CFE0DA',
    horizon: '#FBEBCB',
    deep: '#22383C',
    lightText: 'early on a summer morning',
  },
  accent: '#D8402C',
  mist: '#DDE2CE',
  ground: 0.6,
  sun: null,
  clouds: null,
  altText:
    'A white château with slate roofs bridges a calm river on a row of arches, turrets at one end, its image in the water, people in a red canoe passing, trees on both banks',
  paint: (s) => {
    paintTreeCrowns(s, '#8FB08A', 110, -10, '#78A07A')
    paintGroundMist(s, 130, 0.6)
    paintTreeCrowns(s, '#5E8A62', 76, 0, '#4A7656')
    paintWater(s, '#4E8290', 4, '#D9E2CC', null)
    s.draw(s.at(0, 14), [['M-420 0H330V20H-420z', '#3E6A72']])
    for (const [x, half] of [
      [-186, 240],
      [172, 150],
    ] as const)
      paintMirrorBars(s, '#E9DEC4', x, 20, half, 12)
    s.draw(s.at(24, 14, 1.06), [...GALLERY, ...HOUSE])
    s.draw(s.at(0, 0), [
      [
        'M-1600 40V-40Q-900 -70 -560 -44Q-470 -20 -410 26Q-700 60 -1600 50zM1600 44V-44Q900 -70 520 -40Q400 -16 346 24Q700 60 1600 50z',
        '#7E9E5A',
      ],
      ['M-1600 56V30Q-800 40 -410 24Q-560 56 -1600 64zM1600 56V34Q800 44 346 22Q560 58 1600 64z', '#4E6E48'],
    ])
    paintFloating(s, s.at(-120, 190, 1.1), 140, canoe(s.accent, '#F4EFE2', '#3E5A7A'))
    paintFloating(s, s.at(190, 108, 0.7), 140, canoe('#E2B23C', '#8A4A5A', '#F4EFE2'))
    paintBough(s, 'left', '#3E3A34', ['#4E7A50', '#6E9A5A'])
  },
})
