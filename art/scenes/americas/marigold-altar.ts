import { paintHills } from '#art/kit/backdrops.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, cupola, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** An altar of marigolds, candles and paper flags at night. */
export const marigoldAltar = landmark({
  name: 'marigold-altar',
  palette: PALETTES.night,
  accent: '#E23A7A',
  ground: 0.74,
  sun: [255, 300, 44],
  altText:
    'An arch of marigolds with candles and cut-paper flags in a graveyard at night, a family seated beside it',
  lightText: 'on the second night of November',
  paint: (s) => {
    paintHills(s, '#2F3F6E', 170, 40, 0.3)
    s.draw(s.at(0, 0), [
      ...solid(-270, 0, 90, 190, '#4A5484', '#2E3866', 0.3),
      ...cupola(-270, -186, 40, 60, '#6E6A96', '#454874'),
      ['M-273 -246h6v-40h-6zM-286 -272h32v5h-32z', '#6E6A96'],
    ])
    paintOpenGround(s, '#3A3A5A', '#565074', 0)
    s.draw(s.at(20, 40, 1.1), [
      ['M-170 0V-240Q-170 -410 0 -410T170 -240V0h-56V-240Q114 -356 0 -356T-114 -240V0z', '#E8832A'],
      [
        Array.from({ length: 40 }, (_n, i) => {
          const t = i / 39
          const a = Math.PI * t
          const straight = t < 0.28 || t > 0.72
          const x = straight ? (t < 0.5 ? -142 : 142) : -142 * Math.cos((a - 0.88) * 2.27)
          const y = straight ? -(t < 0.5 ? t : 1 - t) * 857 : -240 - 142 * Math.sin((a - 0.88) * 2.27)
          return round(Math.round(x + ((i * 13) % 17) - 8), Math.round(y), 19)
        }).join(''),
        '#F6A83C',
      ],
      ['M-110 0v-70h220v70zM-80 -70v-60h160v60zM-50 -130v-50h100v50z', '#7A2E5E'],
      [block(0, -66, 230, 8) + block(0, -126, 170, 8) + block(0, -176, 110, 8), '#FBE3C0'],
      [
        [-90, -50, -10, 30, 70, 96].map((x) => block(x, -70, 9, 26)).join('') +
          [-64, -24, 20, 60].map((x) => block(x, -130, 9, 26)).join(''),
        '#FFF6E0',
      ],
      [
        [-90, -50, -10, 30, 70, 96].map((x) => `M${x} -116q10 14 0 22q-10 -8 0 -22z`).join('') +
          [-64, -24, 20, 60].map((x) => `M${x} -176q10 14 0 22q-10 -8 0 -22z`).join(''),
        '#FFD23C',
      ],
      [block(0, -180, 56, 70), '#C98A4C'],
      ['M-18 -186v-46q18 -24 36 0v46z', '#F6E6C8'],
    ])
    for (const [row, y] of [-560, -500].entries())
      s.draw(s.at(0, y), [
        ['M-1300 0h2600v3h-2600z', '#FBE3C0'],
        ...[-360, -280, -200, -120, -40, 40, 120, 200, 280, 360].map(
          (x, i) =>
            [
              `M${x - 30} 3h60v52l-10 -8l-10 10l-10 -10l-10 10l-10 -10l-10 8zM${x - 14} 16v12h10v-12zM${x + 4} 16v12h10v-12z`,
              ['#E23A7A', '#3FB0A8', '#F2B23C', '#8A5AC0'][(i + row) % 4] === '#E23A7A'
                ? s.accent
                : (['#E23A7A', '#3FB0A8', '#F2B23C', '#8A5AC0'][(i + row) % 4] ?? '#F2B23C'),
            ] as const,
        ),
      ])
    s.draw(s.atDepth(-220, 0.62, 1.2), [
      ['M-34 0q-4 -70 20 -86h30q24 16 22 86z', '#2A2E5A'],
      [round(2, -100, 15), '#7A4632'],
      ['M-18 -104q4 -26 20 -26t22 26l6 60h-10l-8 -50z', s.accent],
      ['M56 0q-2 -44 14 -54h18q16 10 14 54z', '#5A3A6A'],
      [round(79, -66, 11), '#7A4632'],
    ])
    s.draw(s.atDepth(230, 0.84, 1.1), [
      [[-60, -30, 0, 30, 60].map((x, i) => round(x, -10 - (i % 2) * 12, 20)).join(''), '#F28A2E'],
      [block(-90, 0, 10, 30) + block(96, 0, 10, 30), '#FFF6E0'],
      ['M-90 -46q10 14 0 22q-10 -8 0 -22zM96 -46q10 14 0 22q-10 -8 0 -22z', '#FFD23C'],
    ])
  },
})
