import { paintFarTown } from '#art/kit/backdrops.ts'
import { cutter, paintFloating } from '#art/kit/boats.ts'
import { paintPalms } from '#art/kit/frames.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Three towers under one deck, a museum like a lotus, the bay. */
export const marinaBay = landmark({
  name: 'marina-bay',
  palette: PALETTES.city,
  accent: '#3FC0B0',
  ground: 0.62,
  sun: [-230, 430, 50],
  altText: 'Three leaning towers under a long roof deck, a white museum like a lotus beside them on the bay',
  paint: (s) => {
    paintFarTown(s, ['#8A6A96', '#A07A9A', '#75608E'], ['#5E4A7E'], 160, 0.2)
    for (const x of [-90, 60, 210])
      s.draw(s.at(x, 6), [
        ['M-52 0Q-40 -200 -34 -330h60Q24 -160 56 0z', '#F2C7A8'],
        ['M4 0Q6 -200 14 -330h12Q24 -160 56 0z', '#6A5488'],
        [[...Array(14).keys()].map((row) => block(-8, -16 - row * 22, 66 - row, 5)).join(''), '#FFE3A0'],
      ])
    s.draw(s.at(60, -324), [
      ['M-280 0q20 -34 80 -36h440q60 2 76 22q-30 16 -76 18h-440q-40 2 -80 -4z', '#FFF1DA'],
      ['M-280 0q60 -8 180 -6h360q40 -2 56 -8q-30 16 -76 18h-440q-40 2 -80 -4z', '#A8809A'],
      [panes(-180, 220, 16, -34, 8, 16), '#2F7A66'],
    ])
    s.draw(s.at(-230, 10), [
      [
        'M-80 0q-50 -50 -70 -120q60 10 90 70q-10 -80 10 -130q40 40 46 120q20 -70 60 -100q14 50 -10 112q40 -40 80 -42q-20 60 -66 90z',
        '#FFF6EA',
      ],
      ['M0 0q0 -60 6 -60q20 -70 60 -100q14 50 -10 112q40 -40 80 -42q-20 60 -66 90z', '#C9A2AE'],
    ])
    paintWater(s, '#54508A')
    paintMirrorBars(s, '#FFE3A0', -90, 10, 46, 9)
    paintMirrorBars(s, '#FFE3A0', 60, 10, 46, 9)
    paintMirrorBars(s, '#FFE3A0', 210, 10, 46, 9)
    paintFloating(s, s.atDepth(-40, 0.64, 1.2), 130, cutter('#4A2A4E', '#FFE3A0'))
    paintPalms(s, 'right', '#171436', '#171436', 560)
  },
})
