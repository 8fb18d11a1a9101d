import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const STONE = '#F3DDB0'
const LIGHT = '#FFF1CE'
const SHADE = '#B98F6C'
const DEEP = '#7E5E56'

/** A column with a leafy capital. */
const column = (x: number, y: number, width: number, tall: number): readonly GlyphPart[] => [
  ...solid(x, y, width, tall, LIGHT, SHADE, 0.36),
  [panes(x - width * 0.3, x, 3, y, 2, tall), '#D9BB8C'],
  [
    `${block(x, y, width * 1.4, width * 0.36)}M${x - width * 0.5} ${y - tall}l${-width * 0.3} ${-width * 0.9}h${width * 1.6}l${-width * 0.3} ${width * 0.9}z`,
    STONE,
  ],
  [
    `M${x + width * 0.2} ${y - tall}l${width * 0.1} ${-width * 0.9}h${width * 0.5}l${-width * 0.3} ${width * 0.9}zM${x - width * 0.3} ${y - tall - width * 0.1}l${width * 0.14} ${-width * 0.5}l${width * 0.14} ${width * 0.5}z`,
    SHADE,
  ],
]

/** The arch of Leptis Magna: four ways through it, split pediments above its columns. */
const ARCH: readonly GlyphPart[] = [
  ['M130 2V-420H246V2H214V-150q0 -50 -26 -50t-26 50V2z', SHADE],
  ['M162 2V-150q0 -50 26 -50q-10 12 -10 50V2zM130 -420h116v14h-116z', DEEP],
  ['M-190 2V-420H130V2H46V-196q0 -76 -76 -76t-76 76V2z', STONE],
  ['M46 2V-196q0 -76 -76 -76q52 18 52 76V2zM-106 2V-196q0 -76 76 -76q-52 18 -56 76V2z', DEEP],
  ['M-106 -196q0 -76 76 -76t76 76h18q0 -96 -94 -96t-94 96z', LIGHT],
  ['M-124 -196h18v10h-18zM46 -196h18v10h-18z', SHADE],
  ['M-204 -420h350v-16h-350zM130 -420h124v-16h-124z', LIGHT],
  ['M-206 -436h460v-10h-460z', SHADE],
  ['M-178 -410h296v72h-296z', '#DDBF90'],
  [
    [-160, -132, -104, -76, -48, -20, 8, 36, 64, 92]
      .map(
        (x, i) =>
          `${round(x, -388 + (i % 2) * 4, 7)}M${x - 9} -342q0 -36 9 -38q9 2 9 38zM${x + 4} -376l14 ${i % 3 === 0 ? -8 : 12}l3 5l-14 6z`,
      )
      .join(''),
    SHADE,
  ],
  ['M-206 -322h352v-14h-352z', LIGHT],
  ['M-206 -308h352v-14h-352z', SHADE],
  ['M-212 -332L-118 -412V-332zM152 -332L58 -412V-332z', LIGHT],
  ['M-184 -338L-126 -388V-338zM124 -338L66 -388V-338z', SHADE],
  ...column(-160, -40, 36, 224),
  ...column(100, -40, 36, 224),
  ...solid(-160, 2, 62, 44, LIGHT, SHADE, 0.3),
  ...solid(100, 2, 62, 44, LIGHT, SHADE, 0.3),
  ['M-84 -350h40v4h-40zM60 -300h30v4h-30zM-150 -296h26v4h-26z', SHADE],
  ['M-226 2h490v14h-490zM-244 16h530v14h-530zM-262 30h568v14h-568z', LIGHT],
  ['M-226 12h490v5h-490zM-244 26h530v5h-530zM-262 40h568v8h-568z', SHADE],
]

const RUIN: readonly GlyphPart[] = [
  ['M-120 0v-46l40 -6v-22h46l6 20l44 2v-30h30l10 82z', STONE],
  ['M16 0v-52h0v-30h30l10 82zM-80 -52h46l6 -4v56h-20z', SHADE],
]

/** The arch of Septimius Severus at Leptis Magna between the sand and the sea. */
export const fourWayArch = landmark({
  name: 'four-way-arch',
  palette: { ...PALETTES.arid, top: '#2F78B4', middle: '#93C2D2', horizon: '#FBE3BA', deep: '#4A2E3E' },
  accent: '#D8402E',
  ground: 0.68,
  sun: null,
  clouds: null,
  altText:
    'A Roman arch of pale limestone with ways through it on all four sides, split pediments over its columns and a carved frieze, standing columns and fallen stones on sand, the sea behind',
  paint: (s) => {
    s.draw(s.at(0, 0), [
      ['M-1700 -46H1700V30H-1700z', '#2F84A6'],
      ['M-1700 -46H1700v8H-1700z', '#8FC4CC'],
      ['M-1700 -18q300 -6 600 0t600 0t600 0t600 0t1000 0v5H-1700z', '#5BA6BC'],
    ])
    paintHills(s, '#E2C08C', 12, 8, 0)
    s.draw(s.at(0, 0), [
      [
        [-385, -340, -290, 300, 350, 395, -620, -560, -900, 640, 720, 900]
          .map(
            (x, i) =>
              `M${x - 36} 8q4 ${-34 - (i % 3) * 8} 36 ${-36 - (i % 3) * 8}q34 4 36 ${36 + (i % 3) * 8}z`,
          )
          .join(''),
        '#6E7E4E',
      ],
    ])
    paintOpenGround(s, '#E6C089', '#B98C5E', 0)
    s.draw(s.at(0, 0), [
      ...column(-372, 26, 30, 250),
      ...column(-306, 20, 26, 248),
      ['M-402 -251h126v-22h-126z', LIGHT],
      ['M-402 -256h126v6h-126z', SHADE],
      ...column(-560, 30, 32, 270),
      ...column(-760, 34, 34, 150),
      ...column(374, 24, 30, 130),
      ...column(520, 30, 32, 270),
      ...column(610, 36, 34, 275),
      ['M488 -268h156v-22h-156z', LIGHT],
    ])
    s.draw(s.at(-10, 30, 1.14), ARCH)
    s.draw(s.at(0, 0), [
      ['M-90 84L40 84L240 400H-300z', '#F2DAAC'],
      [
        'M-120 130h196l4 5h-204zM-156 186h270l5 7h-280zM-204 262h370l6 9h-386zM-20 84h4l-6 46h-5zM-70 130h5l-16 56h-6zM40 130h5l26 56h-6zM-30 186h6l-14 76h-8zM-130 262h8l-30 120h-10zM90 262h8l44 120h-10z',
        '#CFA878',
      ],
    ])
    s.draw(s.at(-300, 190, 1), RUIN)
    s.draw(s.at(310, 220, 1.2), RUIN)
    s.draw(s.at(14, 168, 0.92), [
      ['M10 2q70 -10 130 4q-70 8 -130 -4z', '#B98C5E'],
      ...walker(0, s.accent, '#F6EAD2'),
    ])
  },
})
