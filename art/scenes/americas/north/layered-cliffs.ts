import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintFirs, paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { paintPines } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { panes } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { sitter } from '#art/kit/poses.ts'

/** Two cliff bands of limestone, a ledge of scree and snow between them, towers along the crest. */
const WALL: readonly GlyphPart[] = [
  [
    'M-700 20L-560 -80L-470 -150L-404 -238L-372 -330L-344 -342L-330 -310L-300 -318L-262 -410L-238 -404L-214 -352L-180 -344L-120 -470L-92 -482L-66 -430L-36 -414L-18 -360L30 -350L64 -410L90 -404L118 -336L160 -326L196 -382L218 -372L244 -304L284 -270L306 -226L372 -150L480 -84L640 20z',
    '#B9A598',
  ],
  [
    'M-344 -342L-330 -310L-318 -258L-342 -246zM-238 -404L-214 -352L-180 -344L-196 -258L-226 -262zM-92 -482L-66 -430L-36 -414L-18 -360L-8 -274L-62 -280L-84 -390zM90 -404L118 -336L160 -326L140 -266L98 -270zM218 -372L244 -304L284 -270L306 -226L236 -236z',
    '#74708A',
  ],
  [
    'M-394 -262L-330 -276L-262 -284L-286 -266L-330 -264L-399 -250zM-210 -288L-120 -296L-66 -300L-40 -290L-100 -276L-160 -282zM6 -290L80 -288L150 -282L120 -272L80 -276zM196 -272L284 -248L290 -236L240 -250zM-366 -336l22 -6l10 20l-36 10zM-256 -400l18 -4l16 32l-46 12zM-112 -474l20 -8l18 38l-30 -4l-26 14zM70 -406l20 2l16 38l-24 -8l-26 12zM200 -380l18 8l14 30l-18 -4l-26 8z',
    '#F6F2E6',
  ],
  [
    'M-404 -226L-330 -238L-200 -248L-60 -252L80 -246L200 -234L306 -212L352 -168L300 -192L264 -184L230 -208L184 -200L140 -216L98 -188L60 -214L12 -208L-30 -190L-70 -216L-120 -210L-168 -186L-210 -210L-262 -200L-300 -178L-340 -198L-404 -172L-450 -164z',
    '#E9E4DA',
  ],
  [
    'M-470 -150L-450 -170L-300 -200L-120 -216L60 -214L220 -198L352 -168L372 -150L440 -104L300 -116L140 -128L-60 -134L-260 -126L-440 -110L-540 -92z',
    '#A48F86',
  ],
  [
    'M-380 -182l30 -8l10 34l-22 46l-14 -30zM-240 -204l40 -4l-4 40l-26 46l-6 -40zM-90 -216l44 2l6 50l-34 32l-10 -40zM60 -214l36 4l8 50l-30 30l-8 -40zM190 -200l40 6l16 40l-16 34l-30 -40z',
    '#74708A',
  ],
]

const coach = (x: number): string => `M${x} -8v-34q2 -6 8 -6h124q6 0 8 6v34z`

/** A streamlined train of fluted steel: two diesels and coaches, one with a dome. */
const TRAIN: readonly GlyphPart[] = [
  ['M-400 -8q-8 -22 6 -28l24 -4l12 -18h98v50zM-252 -8v-50h102v50z', '#E8E4DA'],
  ['M-402 -14h142v-8h-142zM-252 -14h102v-8h-102zM-366 -42l10 -12h16v12z', '#2E3848'],
  [[-142, 4, 150, 296, 442].map(coach).join(''), '#CCD3D4'],
  ['M190 -46q6 -22 26 -22h30q20 0 26 22z', '#7FA6B4'],
  [[-142, 4, 150, 296, 442].map((x) => panes(x + 16, x + 124, 6, -24, 14, 12)).join(''), '#2E3848'],
  ['M-404 -8h986v6h-986z', '#2A2A34'],
]

/** The Rockies from the bend of a river: layered cliffs, spruces, turning aspens, a long steel train. */
export const layeredCliffs = landmark({
  name: 'layered-cliffs',
  palette: {
    ...PALETTES.autumn,
    top: '#3F83B4',
    middle: '#A6CAD4',
    horizon: '#FBE8C6',
    deep: '#143038',
    lightText: 'on a clear autumn morning',
  },
  accent: '#E5392F',
  ground: 0.56,
  sun: null,
  clouds: null,
  altText:
    'A long steel train follows the bend of a green river through spruces and golden aspens, a turreted wall of layered cliffs with snow on its ledges behind it',
  paint: (s) => {
    paintMountain(s, -520, 260, 260, '#9FB0BC', '#7C8EA4', 0.4)
    paintMountain(s, 560, 290, 270, '#9FB0BC', '#7C8EA4', 0.4)
    s.draw(s.at(0, 0, 1.05), WALL)
    paintGroundMist(s, 130, 0.5)
    paintFirs(s, '#4A7266', 74, 4)
    s.draw(s.at(0, 0), [['M-1600 900V0H1600V900z', '#3E6656']])
    paintFirs(s, '#2F5850', 92, 60)
    s.draw(s.at(0, 0), [
      ['M-1600 900V58H1600V900z', '#2F5850'],
      ['M-1600 900V96Q-300 74 0 84Q400 92 1600 70V900z', '#D9A43A'],
      [
        Array.from({ length: 72 }, (_none, i) => {
          const r = 15 + ((i * 7) % 5) * 3
          return `M${-1580 + i * 44 + ((i * 11) % 4) * 9} ${106 - ((i * 5) % 3) * 5}a${r} ${r * 1.8} 0 1 1 ${2 * r} 0z`
        }).join(''),
        '#E9B84A',
      ],
      ['M-1600 900V124Q-300 112 0 116Q400 120 1600 108V900z', '#8E8A5E'],
    ])
    s.draw(s.at(60, 136, 0.92), TRAIN)
    s.draw(s.at(0, 0), [
      ['M-1600 900V132H1600V900z', '#8C7F70'],
      ['M-1600 900V146Q-300 150 0 150Q400 148 1600 150V900z', '#7E9A56'],
      [
        'M1600 206Q500 176 120 190Q-210 206 -170 256Q-130 300 80 330Q300 366 200 460Q60 620 -40 900H900Q900 520 760 460Q700 330 420 292Q220 262 260 246Q420 226 1600 262z',
        '#3FA39C',
      ],
      [
        'M-170 256Q-130 300 80 330Q300 366 200 460Q60 620 -40 900H-150Q0 600 120 460Q220 380 40 344Q-220 312 -176 250zM1600 262Q420 226 260 246Q230 256 250 266Q420 248 1600 286z',
        '#E6DCC0',
      ],
      [
        'M-120 232q120 -20 260 -18q-120 6 -240 26zM120 300q120 16 190 60q-90 -36 -190 -60zM330 214q160 -8 300 2q-160 0 -300 -2z',
        '#BFE3D8',
      ],
    ])
    s.draw(s.at(-150, 392), [
      ['M-130 60q10 -60 70 -72q70 -14 130 20q30 20 40 52z', '#8A8690'],
      ['M20 -12q50 4 90 72h-80q-4 -40 -10 -72z', '#5E5A6A'],
    ])
    s.draw(s.at(-160, 384, 0.95), sitter(0, s.accent))
    paintPines(s, 'left', '#143A36', 270)
    paintPines(s, 'right', '#143A36', 220)
  },
})
