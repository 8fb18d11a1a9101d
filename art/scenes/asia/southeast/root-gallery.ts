import { sprayBand } from '#art/drawing/spray.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, steps } from '#art/kit/masonry.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const STONE = '#A9B29A'
const STONE_LIT = '#CDD0B0'
const STONE_SHADE = '#5E6E66'
const BARK = '#F1E3BC'
const BARK_SHADE = '#C2A67C'

/** A gallery of a temple in the forest, held in the roots of a silk-cotton tree. */
export const rootGallery = landmark({
  name: 'root-gallery',
  palette: PALETTES.forest,
  accent: '#E8862E',
  ground: 0.74,
  sun: null,
  clouds: null,
  altText:
    'The pale roots of a huge tree poured over the roof of a stone temple gallery in the forest, a doorway open between them',
  lightText: 'in green forest light',
  paint: (s) => {
    const { canvas, groundY } = s
    paintSheet(s, '#7FA06A')
    sprayBand(canvas, '#D8DC9A', 0, groundY, 0.9)
    for (const [down, size, ink] of [
      [-330, 120, '#A3BC7C'],
      [-200, 110, '#6E9662'],
      [-90, 90, '#4A7A56'],
    ] as const)
      paintTreeCrowns(s, ink, size, down)
    s.draw(s.at(0, 6), [
      ['M-1400 0v-190h2400v190z', STONE],
      ['M-1400 -190h2400v-24l-24 -34h-2352l-24 34z', STONE_SHADE],
      ['M-1400 -190h2400v-14h-2400z', STONE_LIT],
      [panes(-1340, -170, 20, -40, 34, 100) + panes(170, 960, 14, -40, 34, 100), STONE_SHADE],
      [
        panes(-1349, -179, 20, -40, 4, 100) +
          panes(161, 951, 14, -40, 4, 100) +
          panes(-1331, -161, 20, -40, 4, 100) +
          panes(179, 969, 14, -40, 4, 100),
        STONE_LIT,
      ],
      ['M-96 0v-236h192v236z', STONE_LIT],
      ['M44 0v-236h52v236z', STONE_SHADE],
      ['M-120 -236L-84 -300Q0 -360 84 -300L120 -236z', STONE],
      ['M-70 -240Q0 -320 70 -240z', STONE_SHADE],
      [block(0, 0, 84, 160), '#23362E'],
      ['M-56 0v-172h112v172h-14v-160h-84v160z', STONE],
      [steps(0, 46, 190, 3, 16, 18), STONE_LIT],
    ])
    const trunk =
      'M-70 -1200C-60 -760 -110 -560 -150 -440C-190 -380 -300 -330 -360 -250C-390 -170 -410 -60 -470 20L-420 20C-370 -70 -350 -150 -310 -210C-290 -150 -320 -60 -350 20L-300 20C-270 -80 -250 -160 -240 -250C-200 -200 -200 -100 -226 20L-176 20C-150 -110 -150 -220 -130 -290C-100 -270 -110 -120 -120 20L-92 20C-80 -120 -76 -240 -60 -320L60 -330C90 -260 92 -120 96 20L128 20C130 -110 126 -220 140 -300C190 -250 196 -100 210 20L262 20C246 -90 226 -190 220 -270C290 -220 330 -90 380 20L440 20C380 -110 340 -230 270 -310C210 -390 150 -440 120 -520C90 -640 110 -800 130 -1200z'
    s.draw(s.at(0, 10), [
      [trunk, BARK],
      [
        'M130 -1200C110 -800 90 -640 120 -520C150 -440 210 -390 270 -310C340 -230 380 -110 440 20L410 20C350 -110 300 -230 240 -300C160 -370 70 -440 56 -540C40 -700 60 -900 70 -1200z',
        BARK_SHADE,
      ],
      [
        'M-20 -1200C-10 -760 -40 -540 -90 -420L-76 -420C-20 -540 6 -760 6 -1200zM20 -460C60 -400 150 -360 196 -300L206 -310C160 -370 70 -400 34 -470zM-150 -360C-220 -320 -280 -280 -310 -210L-300 -220C-270 -270 -220 -310 -146 -346z',
        BARK_SHADE,
      ],
    ])
    paintOpenGround(s, '#8A8E62', '#B4AE78', -6)
    s.draw(s.atDepth(20, 0.16, 0.72), person(0, s.accent))
    const moss = s.at(-250, 150)
    s.draw(moss, [
      [block(-60, 20, 150, 50) + block(60, 40, 110, 44), STONE_SHADE],
      [block(-70, -26, 130, 12) + block(60, 4, 110, 10), '#8FA86A'],
    ])
  },
})
