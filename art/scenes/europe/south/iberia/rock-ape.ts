import { paintRidge } from '#art/kit/backdrops.ts'
import { ferry } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A macaque with her young on the wall of the Rock, the straits and Africa behind. */
export const rockApe = landmark({
  name: 'rock-ape',
  palette: {
    ...PALETTES.morning,
    top: '#4E90B8',
    middle: '#A9CCD0',
    horizon: '#F9E6CC',
    lightText: 'in a clear levanter',
  },
  accent: '#D8402E',
  ground: 0.48,
  sun: null,
  clouds: null,
  altText:
    'A macaque holding her young on a stone wall high on a limestone rock, the harbour and ships far below, the mountains of Africa across the strait',
  paint: (s) => {
    paintRidge(s, '#9AAABC', 120, 60, 0.6)
    paintWater(s, '#3E8AAE', 0, '#E8EEDC', null)
    s.draw(s.at(-230, 60, 0.45), ferry('#2E4A6A', '#D8402E'))
    s.draw(s.at(-60, 110, 0.35), ferry('#7A3A3A', '#F2C23C'))
    s.draw(s.at(0, 0), [
      ['M1300 400V-330L700 -400L420 -430L330 -300L290 -120L200 60L120 300z', '#D9D0C0'],
      ['M420 -430L330 -300L290 -120L200 60L120 300H240L330 60L390 -140z', '#F0E9DA'],
      ['M700 -400L420 -430L390 -140L500 -40L460 200L700 120z', '#A9A29A'],
      [
        'M420 -430l60 60l-20 80l-60 -30zM330 -60l60 50l-10 90l-70 -30zM560 -140l80 20l10 90l-80 20z',
        '#6E9464',
      ],
    ])
    s.draw(s.at(0, 300), [
      ['M-1600 0H1300V700H-1600z', '#B9A890'],
      ['M-1600 0H1300v30H-1600z', '#E0D2B8'],
      [
        `${Array.from(
          { length: 40 },
          (_n, i) => `M${-1600 + (i % 20) * 150 + (i > 19 ? 70 : 0)} ${30 + (i > 19 ? 100 : 0)}v100h6v-100z`,
        ).join('')}M-1600 130H1300v6H-1600zM-1600 230H1300v6H-1600z`,
        '#94846E',
      ],
    ])
    s.draw(s.at(-60, 300, 1.5), [
      ['M-90 0q-30 -150 60 -200q100 0 110 110q10 60 -10 90z', '#B58E62'],
      ['M40 -190q50 30 40 100q10 60 -10 90h-50q30 -90 20 -190z', '#8A6848'],
      ['M-110 0q10 -60 50 -70h40q20 40 -10 70zM20 0q0 -60 40 -80q50 10 50 80z', '#A57E56'],
      ['M-70 -190q-30 -90 40 -110q80 -4 80 80q-20 60 -70 60q-36 0 -50 -30z', '#B58E62'],
      ['M-60 -210q-10 -50 30 -56q50 0 44 56q-6 40 -38 40q-30 -4 -36 -40z', '#E3BFA0'],
      [round(-36, -222, 6) + round(-2, -222, 6), '#2A2026'],
      ['M-30 -192q12 8 26 0v5q-14 8 -26 0z', '#7A4E44'],
      ['M-60 -130q-40 50 10 90h60l-4 -16l-40 -10q-10 -30 14 -56z', '#A57E56'],
    ])
    s.draw(s.at(-76, 262, 0.8), [
      ['M-50 0q-16 -80 40 -100q56 10 46 100z', '#6E5440'],
      ['M-40 -90q-20 -60 30 -70q56 0 46 60q-10 34 -40 34q-30 -2 -36 -24z', '#6E5440'],
      ['M-30 -100q-6 -34 22 -38q34 0 30 38q-6 26 -26 26q-20 -2 -26 -26z', '#E3BFA0'],
      [round(-14, -108, 5) + round(8, -108, 5), '#2A2026'],
    ])
    s.draw(s.at(240, 300, 1.1), [
      ['M0 -60q10 -34 40 -20q24 -24 40 6q30 10 10 34l-20 40h-60z', '#B58E62'],
      [round(46, 0, 26), s.accent],
      ['M46 -26q6 -14 18 -14l-10 16z', '#5E8A4E'],
    ])
  },
})
