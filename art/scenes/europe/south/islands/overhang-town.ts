import { paintFloating } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, cupola, hip, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Bonifacio on its overhang of white limestone, a boat below. */
export const overhangTown = landmark({
  name: 'overhang-town',
  palette: { ...PALETTES.noon, top: '#3A90C4', middle: '#96CCD8', horizon: '#F9EDD0' },
  accent: '#E2503A',
  ground: 0.8,
  sun: null,
  clouds: null,
  altText:
    'Tall old houses on the very edge of an overhanging cliff of white banded limestone, deep blue water and a small boat far below',
  paint: (s) => {
    s.draw(s.at(-360, 0), [['M-1200 6V-30q400 -40 700 -26q200 6 330 56z', '#A9B4C0']])
    s.draw(s.at(0, 10), [
      [
        'M1300 0V-400L300 -400L-150 -396L-190 -370L-150 -330L-196 -290L-120 -250L-160 -200L-60 -150L-90 -100L20 -50L-10 0z',
        '#F6EDDC',
      ],
      [
        'M-150 -330L-196 -290L-120 -250H1300v-14H-110l-60 -28l40 -38zM-160 -200L-60 -150H1300v-16H-50l-80 -38zM-90 -100L20 -50H1300v-14H40l-100 -38zM-190 -370l30 30H1300v10H-150z',
        '#C4B8AC',
      ],
      [
        'M-120 -250L-160 -200L-60 -150H200q-200 -30 -320 -100zM-60 -150L-90 -100L20 -50H260q-180 -30 -320 -100zM20 -50L-10 0H240z',
        '#A9A0A0',
      ],
      ['M300 -400q60 120 20 200t40 200H300q-40 -110 -10 -200t-40 -200z', '#D9CEBE'],
    ])
    for (const [x, w, h, i] of [
      [-110, 70, 90, 0],
      [-36, 76, 120, 1],
      [44, 80, 100, 2],
      [124, 74, 140, 0],
      [200, 76, 110, 1],
      [280, 80, 130, 2],
      [360, 80, 100, 0],
      [440, 80, 120, 1],
      [524, 84, 140, 2],
      [610, 86, 110, 0],
      [700, 90, 130, 1],
      [790, 90, 100, 2],
    ] as const)
      s.draw(s.at(x, -386), [
        ...solid(0, 0, w, h, ['#F2D8AE', '#E9C09A', '#FBEBD0'][i] ?? '#F2D8AE', '#B0927E', 0.28),
        [hip(0, -h, w * 0.56, 14, 0.8), '#C8694A'],
        [
          Array.from({ length: Math.floor(h / 32) }, (_n, row) =>
            panes(-w * 0.28, w * 0.08, 3, -14 - row * 32, 9, 16),
          ).join(''),
          '#5E5A66',
        ],
      ])
    s.draw(s.at(160, -500), [
      ...solid(0, 0, 44, 130, '#F2D8AE', '#B0927E', 0.4),
      ...cupola(0, -130, 22, 26, '#B5A08E', '#8A7870'),
      [arches(-4, -4, 1, -80, 14, 36), '#5E5A66'],
    ])
    s.draw(s.at(-160, 6), [
      ['M-60 0L-50 -90L-20 -120L30 -110L50 -60L70 0z', '#EFE3D0'],
      ['M30 -110L50 -60L70 0H20L10 -60z', '#B0A49C'],
    ])
    paintWater(s, '#1878A8', 8, '#9CD6D4', null)
    s.draw(s.at(0, 14), [['M-20 0H1300V30Q600 60 200 50Q40 40 -20 0z', '#2E9AA8']])
    paintFloating(s, s.at(-200, 110, 1), 110, [
      ['M-120 -20H110L150 -40Q140 10 100 20H-90Q-114 10 -120 -20z', '#FBF6E8'],
      ['M-60 -24v-40H40v40z', '#3E5A7A'],
      ['M-76 -64H60v-10H-76z', s.accent],
      ['M-120 -10H146l-4 8H-116z', s.accent],
    ])
  },
})
