import { hills } from '#src/posters/kit/backdrops.ts'
import { reeds } from '#src/posters/kit/frames.ts'
import { open } from '#src/posters/kit/grounds.ts'
import { LOOKS } from '#src/posters/kit/looks.ts'
import { landmark } from '#src/posters/kit/stage.ts'

/** Great herds on a plain with a rocky island of boulders. */
export const greatHerd = landmark({
  name: 'great-herd',
  look: LOOKS.gold,
  accent: '#E9C23C',
  ground: 0.56,
  sun: [-180, 150, 84],
  altText: 'Wildebeest and zebras crossing a plain in long files, a granite outcrop with a lioness on it',
  paint: (s) => {
    hills(s, '#D0904A', 50, 12)
    open(s, '#DDA850', '#B98038', 0)
    const gnu = (x: number, y: number, size: number, ink: string): void =>
      s.draw(s.near(x, y, size), [
        [
          'M-46 0l4 -36q-8 -30 22 -32l40 4q14 -16 30 -14q10 4 8 20l6 22l-8 6l-10 -16q-8 10 -14 12l4 34h-7l-7 -30h-32l-4 30h-7l-3 -24l-6 24z',
          ink,
        ],
        ['M46 -84q-8 -8 -18 2M58 -82q10 -6 14 6l-6 2z', ink],
        ['M-50 -60q-8 20 -4 40l-4 6l8 -2q-2 -20 6 -36z', ink],
      ])
    for (let i = 0; i < 15; i += 1)
      gnu(-390 + i * 56 + ((i * 29) % 17), 0.1 + ((i * 7) % 5) * 0.014, 0.42, '#6A4434')
    for (let i = 0; i < 10; i += 1)
      gnu(-380 + i * 84 + ((i * 31) % 23), 0.3 + ((i * 3) % 4) * 0.022, 0.72, '#54322C')
    s.draw(s.near(230, 0.86, 1.5), [
      ['M-190 60q-10 -80 60 -100q10 -70 90 -72q80 0 90 70q90 10 90 102z', '#A8684A'],
      ['M0 -112q60 8 50 72q90 10 90 102H20q40 -90 -20 -174z', '#6A3A3A'],
      ['M-100 -108q-10 -30 20 -34h66q34 -2 50 26l30 22l-4 8l-34 -16q-10 4 -14 -2z', s.accent],
      ['M-112 -124q-26 -4 -22 -28q10 -22 34 -14q18 10 8 34z', s.accent],
      ['M-130 -146h6v6h-6z', '#3A1C20'],
    ])
    for (const [x, y, size] of [
      [-250, 0.62, 1.15],
      [-90, 0.7, 1.3],
    ] as const) {
      gnu(x, y, size, '#FFF1D0')
      s.draw(s.near(x, y, size), [
        [
          'M-36 -62l6 34l5 0l-4 -36zM-22 -64l6 38l5 0l-4 -38zM-6 -64l4 38l5 -2l-3 -36zM10 -62l2 34l5 -2l-2 -32zM24 -66l4 26l5 -4l-3 -22zM-40 -20l12 -2v5l-12 2zM14 -18l10 -2v5l-9 2z',
          '#3A1C20',
        ],
      ])
    }
    reeds(s, 'left', '#5A2E22', 110)
  },
})
