import { person } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Rows of casks under arches. */
export const caskHall = landmark({
  name: 'cask-hall',
  palette: PALETTES.gold,
  accent: '#C8302A',
  ground: 0.72,
  sun: null,
  altText:
    'A bodega like a whitewashed nave with black casks stacked in three rows, a cellarman drawing a glass of sherry',
  lightText: 'in the half dark of the cellar',
  paint: (s) => {
    const wall = 2600
    s.draw(s.at(0, 0), [
      [block(0, 0, wall, 1600), '#4A2A2C'],
      [[-400, -133, 133, 400].map((x) => block(x, 0, 40, 700)).join(''), '#F6DCA8'],
      [[-388, -121, 145, 412].map((x) => block(x, 0, 14, 700)).join(''), '#B5805A'],
      [
        'M-380 -400Q-266 -560 -153 -400v-240h-227zM-113 -400Q0 -560 113 -400v-240h-226zM153 -400Q266 -560 380 -400v-240H153z',
        '#F6DCA8',
      ],
      [block(0, -600, wall, 1000), '#F0CC90'],
      ['M-40 -430h80v-70q-40 -40 -80 0z', '#FFF3C8'],
    ])
    s.draw(s.at(0, 0), [['M-30 -500L-260 0H-60L30 -500z', '#FFE29A']])
    for (const x0 of [-340, 200])
      for (let row = 0; row < 3; row += 1)
        for (let i = 0; i < 3; i += 1)
          s.draw(s.at(x0 + i * 92 + (row % 2) * 22, -46 - row * 84), [
            [round(0, 0, 45), '#2A1C20'],
            [round(0, 0, 38), '#3E2A2A'],
            [round(-6, -6, 26), '#4E3634'],
            ['M-26 -4h44v4h-44zM-18 8h30v3h-30z', '#F6E6C8'],
            [round(0, 20, 5), '#C98A4C'],
          ])
    paintOpenGround(s, '#D9A860', '#B5824A', 0)
    s.draw(s.atDepth(0, 0.5, 1.6), [
      ...person(0, '#FBF3DF'),
      ['M-16 -60h32v30h-32z', s.accent],
      ['M14 -84l46 -40l6 6l-46 46z', '#FBF3DF'],
      ['M62 -124l2 -96h3l-1 96z', '#C9CCCC'],
      ['M-20 -82l-38 22l4 8l38 -18z', '#FBF3DF'],
      ['M-66 -66q8 -16 16 0l-5 20h-6z', '#F2B23C'],
    ])
    s.draw(s.atDepth(-230, 0.7, 1.3), [
      ['M-60 0v-16h120v16zM-50 -16v-6h100v6z', '#5A3428'],
      [round(0, -56, 42), '#2A1C20'],
      [round(0, -56, 34), '#3E2A2A'],
      ['M-24 -60h46v4h-46z', '#F6E6C8'],
    ])
  },
})
