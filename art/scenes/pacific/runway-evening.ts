import { sprayBand } from '#art/drawing/spray.ts'
import { person } from '#art/kit/figures.ts'
import { paintPalm } from '#art/kit/flora.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, walker } from '#art/kit/poses.ts'

/** The runway of Funafuti in the evening: football, volleyball and mopeds between two waters. */
export const runwayEvening = landmark({
  name: 'runway-evening',
  palette: {
    ...PALETTES.gold,
    top: '#6A7AB0',
    middle: '#F2A87A',
    horizon: '#FDE3A8',
    lightText: 'in the hour before dark',
  },
  accent: '#2E9AA0',
  ground: 0.4,
  sun: null,
  clouds: null,
  altText:
    'People playing ball and walking on an empty airstrip that runs away between palms, the sea close on both sides',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(0, 0), [
      [`M-1600 0H1300V${deep}H-1600z`, '#E8A878'],
      [`M-1600 8H-160L-620 ${deep}H-1600z`, '#5E94A8'],
      [`M1300 8H160L620 ${deep}H1300z`, '#5E94A8'],
      [`M-170 0H170L560 ${deep}H-560z`, '#7E9A5E'],
      [`M-60 0H60L330 ${deep}H-330z`, '#5E5868'],
      [`M-60 0h8L-290 ${deep}h-40zM60 0h-8L290 ${deep}h40z`, '#F6E3BE'],
      [
        [0, 1, 2, 3, 4, 5]
          .map((i) => {
            const y = 16 + i * i * 20
            const h = 8 + i * 13
            return `M${-3 - i * 2} ${y}h${6 + i * 4}l${i} ${h}h${-6 - i * 6}z`
          })
          .join(''),
        '#F6E3BE',
      ],
    ])
    for (const side of [-1, 1] as const)
      for (const [x, y, size] of [
        [120, 20, 0.26],
        [170, 40, 0.36],
        [220, 80, 0.5],
        [290, 150, 0.7],
        [380, 260, 1],
      ] as const)
        paintPalm(s.canvas, {
          x: s.x + side * x * s.unit,
          groundY: s.groundY + y * s.unit,
          height: 300 * size * s.unit,
          lean: side * -0.06,
          trunk: '#5A3E44',
          leaf: '#3E5A4E',
          backLeaf: '#5E7A54',
        })
    sprayBand(s.canvas, '#FDE3A8', s.groundY, s.groundY + 70 * s.unit, 0.5)
    s.draw(s.at(-20, 190, 0.9), walker(0, '#F6F0E0', '#F6F0E0'))
    s.draw({ ...s.at(90, 170, 0.8), scaleX: -0.8 * s.unit }, walker(0, '#D8402E', '#D8402E'))
    s.draw(s.at(40, 130, 0.9), [[round(0, 0, 13), '#FBF6E8']])
    s.draw(s.at(-60, 90, 0.6), [
      ...person(-40, s.accent),
      ...person(60, '#F2C23C'),
      ...person(150, '#D8402E'),
    ])
    s.draw(s.at(-190, 330, 1.25), [
      ['M-70 -20q10 -40 50 -36l40 0l24 -34l10 4l-14 40l20 26z', '#D8402E'],
      [round(-50, -10, 20) + round(48, -10, 20), '#2A2430'],
      ['M-30 -60q-6 -50 14 -62q26 6 24 40l30 14l-4 10l-40 -8l2 14l26 6l4 40l-12 2l-8 -32z', s.accent],
      [round(-4, -134, 14), '#6A3E2E'],
      ['M-18 -140q14 -22 30 0z', '#2A2430'],
    ])
    s.draw(s.at(170, 380, 1.35), [...walker(0, '#F2C23C', '#F6F0E0'), ...dog(110, '#6A4A3A')])
    sprayBand(s.canvas, '#3A2440', s.height, s.height * 0.86, 0.7)
  },
})
