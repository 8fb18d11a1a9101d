import { addPath } from '#art/drawing/canvas.ts'
import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { panes, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Doric temple in spring grass, a smoking volcano. */
export const doricTemple = landmark({
  name: 'doric-temple',
  palette: PALETTES.gold,
  accent: '#C8303A',
  ground: 0.7,
  sun: [220, 420, 62],
  mist: '#FFD184',
  altText: 'A Doric temple on a hill of flowers, a snow-streaked smoking volcano and the sea behind it',
  paint: (s) => {
    paintMountain(s, -190, 340, 460, '#B58A7A', '#7A5E6A', 0.3, 0.3)
    s.draw(s.at(-190, -346), [
      [
        'M-14 6q-10 -30 20 -44q-6 -24 30 -34q50 -10 70 -30q-10 40 -50 48q-20 6 -22 24q-20 10 -20 34z',
        '#F6DDB4',
      ],
    ])
    paintGroundMist(s, 160, 0.6)
    s.draw(s.at(0, 30), [['M-1200 30Q-300 -30 0 -34T1200 30V80H-1200z', '#A8A052']])
    s.draw(s.at(60, 6, 1.14), [
      ['M-260 10h520v-10h-520zM-244 0h488v-12h-488zM-230 -12h460v-12h-460z', '#F2D6A4'],
      [panes(-196, 196, 9, -24, 40, 150), '#6A4A44'],
      ...[-206, -154, -102, -51, 0, 51, 102, 154, 206].flatMap((x) => [
        [`M${x - 19} -24L${x - 14} -164h28L${x + 19} -24z`, '#FBE0AC'] as const,
        [`M${x + 4} -24L${x + 3} -164h11L${x + 19} -24z`, '#B58258'] as const,
        [`M${x - 24} -164h48v-12h-48z`, '#FBE0AC'] as const,
      ]),
      ['M-236 -176h472v-34h-472z', '#F2D6A4'],
      [panes(-224, 224, 19, -180, 8, 22), '#C99A68'],
      ['M-246 -210h492L0 -292z', '#FBE0AC'],
      ['M-190 -216H190L0 -276z', '#D9AC74'],
    ])
    paintOpenGround(s, '#B0A850', '#C9B85A', -8)
    const { canvas, width, height, groundY, unit } = s
    let poppies = ''
    for (let i = 0; i < 54; i += 1) {
      const share = canvas.random(0.2, 1)
      poppies += round(
        Math.round(canvas.random(0, width)),
        Math.round(groundY + (height - groundY) * share),
        Math.round((2 + 5 * share) * unit),
      )
    }
    addPath(canvas, poppies, s.accent)
    s.draw(s.atDepth(-190, 0.44, 0.95), [...person(0, '#2F5A78', '#F6E3BE'), ...person(48, '#FBEFD6')])
    paintFarPalms(s, '#5E6A3E', [0.95], 130)
  },
})
