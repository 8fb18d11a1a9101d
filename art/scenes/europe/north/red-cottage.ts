import { paintHills } from '#art/kit/backdrops.ts'
import { paintFloating, rowingBoat } from '#art/kit/boats.ts'
import { person } from '#art/kit/figures.ts'
import { paintBough } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A red cottage with white corners among birches by a lake. */
export const redCottage = landmark({
  name: 'red-cottage',
  palette: PALETTES.highland,
  accent: '#F2C63C',
  ground: 0.6,
  mist: '#F4E8CA',
  sun: [-200, 280, 60],
  altText:
    'A red wooden cottage with white corners on a smooth granite shore, a jetty and a rowing boat, pines behind',
  lightText: 'on a light summer evening',
  paint: (s) => {
    paintHills(s, '#8FA690', 60, 14)
    paintWater(s, '#8FAEA8', -20)
    s.draw(s.at(90, 60), [
      ['M-330 60Q-260 -10 -120 -20Q60 -50 330 -10H1400V720H20L-40 330Q-130 140 -330 60z', '#B9A894'],
      ['M-330 60Q-260 -10 -120 -20q-60 30 -60 60q0 30 -150 20z', '#8E8078'],
      [
        'M-120 -20Q60 -50 330 -10H1400V50Q300 20 140 46Q20 70 -60 44Q-120 24 -180 40q0 -30 60 -60z',
        '#D0BEA8',
      ],
      [
        'M-330 60q100 8 150 -20q-30 60 20 100q80 70 110 190l50 390H20L-40 330Q-130 140 -330 60zM10 60q60 60 20 140q-30 70 10 160V720h26V350q-40 -80 -8 -150q40 -90 -20 -140zM300 36q50 60 30 150q-10 90 60 160V720h40V330q-80 -60 -70 -150q10 -90 -30 -144z',
        '#8E8078',
      ],
      [
        'M60 110q16 -18 36 -4q20 -14 36 6zM-110 96q14 -16 30 -4q18 -12 30 6zM190 200q18 -18 40 -4q20 -12 36 8zM-70 230q18 -16 36 -2q18 -12 32 6z',
        '#7E9A5A',
      ],
    ])
    s.draw(s.at(230, 30), [
      [
        [-120, -60, 10, 80, 150]
          .map((x, i) => `M${x - 5} 40L${x - 3} ${-240 - (i % 3) * 40}h6L${x + 5} 40z`)
          .join(''),
        '#6E4A40',
      ],
      [
        [-120, -60, 10, 80, 150]
          .map(
            (x, i) =>
              `M${x - 60} ${-150 - (i % 3) * 40}q10 -50 60 -60q50 10 60 60q-60 24 -120 0zM${x - 44} ${-210 - (i % 3) * 40}q10 -44 44 -50q34 6 44 50q-44 16 -88 0z`,
          )
          .join(''),
        '#3E5E4A',
      ],
    ])
    s.draw(s.at(80, 50, 1.2), [
      ...solid(0, 0, 200, 100, '#A83A30', '#6E2428', 0.3),
      ['M-114 -92L-60 -160H70L118 -92z', '#4E4A50'],
      ['M20 -160H70L118 -92H50z', '#33323A'],
      ['M-100 0v-100h8v100zM92 0v-100h8v100zM-104 -96h208v-8h-208z', '#FBF6E6'],
      [panes(-60, 60, 3, -34, 30, 42), '#FBF6E6'],
      [panes(-60, 60, 3, -37, 22, 34), '#5E7E86'],
      [block(20, 0, 28, 66), '#4E6E5A'],
      [block(-30, -150, 20, 40), '#8A5A4A'],
      ['M-150 4v-150h4v150zM-146 -146h60l-12 14l12 14h-60z', s.accent],
    ])
    s.draw(s.atDepth(-180, 0.5, 1.2), [
      ['M-160 0h260v12h-260z', '#9A8068'],
      [panes(-140, 80, 6, 60, 7, 60), '#6A564C'],
      ...person(-40, s.accent, '#F6EEDC'),
    ])
    paintFloating(s, s.atDepth(-240, 0.82, 1), 100, rowingBoat('#A83A30', '#FBF6E6'))
    paintBough(s, 'left', '#4E4A46', ['#6E8A56', '#8EA66A'], 280)
  },
})
