import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintRidge } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer, sitter } from '#art/kit/poses.ts'

/** Two walls of rock with the notch of the pass between them, the last light on the left faces. */
const PASS: readonly GlyphPart[] = [
  [
    'M-1600 10V-260L-900 -330L-640 -420L-480 -470L-420 -560L-376 -548L-340 -600L-296 -584L-262 -500L-214 -470L-190 -380L-140 -330L-96 -240L-30 -190L40 -186L88 -230L128 -320L170 -350L196 -430L236 -446L262 -520L300 -508L336 -560L384 -540L430 -470L560 -430L800 -340L1600 -240V10z',
    '#A8505A',
  ],
  [
    'M-340 -600L-296 -584L-262 -500L-214 -470L-190 -380L-140 -330L-96 -240L-60 -130L-200 -120L-250 -300L-300 -400zM336 -560L384 -540L430 -470L560 -430L800 -340L1600 -240V10H420L330 -200L310 -380zM236 -446L262 -520L270 -400L250 -240L226 -330zM-900 -330L-640 -420L-600 -200L-800 -100z',
    '#5A3A62',
  ],
  [
    'M-480 -470L-420 -560L-400 -420L-430 -260L-500 -140L-520 -300zM-376 -548L-340 -600L-336 -460L-350 -300L-390 -200L-386 -400zM170 -350L196 -430L214 -340L200 -220L150 -150L150 -280zM262 -520L300 -508L300 -400L286 -260L270 -400z',
    '#E0836A',
  ],
  [
    'M-1600 10V-120L-700 -170L-420 -190L-330 -230L-250 -160L-150 -150L-60 -130L10 -120L90 -130L180 -190L240 -160L330 -200L460 -160L760 -150L1600 -110V10z',
    '#8C6478',
  ],
]

/** A hut of stone under a shingle roof, its windows lit, striped shutters, a flag, a terrace with a table. */
const HUT: readonly GlyphPart[] = [
  ['M-190 14h380v22h-380z', '#5A4A5A'],
  ['M-160 16V-112H60V16z', '#A8949A'],
  ['M60 16V-112L105 -176L150 -112V16z', '#6E5C70'],
  ['M-176 -104L-130 -182H112L60 -104z', '#4E3A4A'],
  ['M112 -182L166 -100l-10 6L108 -164L70 -96L56 -104z', '#33263A'],
  ['M-96 -182v-34h24v34z', '#6E5C70'],
  [
    panes(-132, 20, 4, -64, 24, 30) +
      block(-84, -10, 20, 28) +
      block(20, -10, 20, 28) +
      block(106, -64, 24, 28),
    '#FFD27A',
  ],
  [block(-32, 16, 34, 64), '#3A2430'],
  [block(-32, -14, 16, 22), '#FFD27A'],
  [
    [-132, -81.3, -30.7, 20].map((x) => block(x - 19, -63, 12, 32) + block(x + 19, -63, 12, 32)).join(''),
    '#F3E6D2',
  ],
  [
    [-132, -81.3, -30.7, 20]
      .flatMap((x) => [x - 19, x + 19])
      .map((x) => `M${x - 6} -63v-16l12 -16v16z`)
      .join(''),
    '#B83A3A',
  ],
]

const TABLE: readonly GlyphPart[] = [
  ['M-70 0l8 -46h8l-6 46zM62 0l-8 -46h8l8 46z', '#33263A'],
  ['M-84 -44h168v-9h-168z', '#7A5A52'],
  ['M-96 -22h40v-6h-40zM56 -22h40v-6h-40z', '#5A4248'],
  ['M-8 -53v-24h20v24z', '#FFE29A'],
  ['M-12 -53h28v-5h-28zM-10 -77h24l-8 -10h-8z', '#33263A'],
  ['M-44 -53v-12h14v12zM38 -53v-12h14v12z', '#F3E6D2'],
]

/** The first night in a mountain hut: lit windows under the notch of a pass, children still outside with a lantern. */
export const passHut = landmark({
  name: 'pass-hut',
  palette: {
    ...PALETTES.night,
    family: 'city-dusk',
    top: '#27306A',
    middle: '#7A5A92',
    horizon: '#F3A88A',
    deep: '#1B1838',
    lightText: 'as the first stars come out',
  },
  accent: '#F2C22E',
  ground: 0.64,
  sun: null,
  clouds: null,
  altText:
    'A stone hut with lit windows and striped shutters under the notch of a pass between two walls of red rock, children at a table outside with a lantern',
  paint: (s) => {
    paintRidge(s, '#8A5E86', 250, 60, 0.3)
    s.draw(s.at(0, 0), PASS)
    paintGroundMist(s, 130, 0.3, '#D98A86')
    s.draw(s.at(0, 0), [
      ['M-1600 900V-20Q-600 -70 -200 -30Q160 6 420 -40Q900 -90 1600 -30V900z', '#4E5A62'],

      ['M-1600 900V80Q-600 40 -200 74Q160 110 420 66Q900 10 1600 70V900z', '#3E4E54'],
      ['M-1600 900V250Q-600 210 -200 244Q200 280 460 226Q900 180 1600 240V900z', '#2C3C46'],
    ])
    s.draw(s.at(0, 0), [
      [
        'M24 -188L60 -150L30 -120L110 -80L150 -30Q210 10 196 60Q186 100 176 160L206 168Q214 110 216 60Q228 4 166 -40L124 -90L52 -122L76 -152L34 -188z',
        '#C9A08E',
      ],
    ])
    s.draw(s.at(-60, 92, 1.25), HUT)
    s.draw(s.at(-150, 128, 1), [
      ['M-60 0L330 0L430 60H-150z', '#5A5260'],
      ['M26 0H74L104 60H-16z', '#D9A86E'],
    ])
    s.draw(s.at(250, 92), [
      ['M-3 0v-190h6v190z', '#33263A'],
      ['M3 -190q30 10 62 -2v34q-30 12 -62 2z', '#B83A3A'],
    ])
    s.draw(s.at(96, 286, 1.3), TABLE)
    s.draw(s.at(-2, 284, 0.92), sitter(0, '#3E8A96'))
    s.draw(s.at(250, 292, 0.9), pointer(0, '#B83A3A', s.accent))
  },
})
