import { paintFirs, paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { cutter, paintFloating } from '#art/kit/boats.ts'
import { person } from '#art/kit/figures.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The white opera that slopes into the fjord. */
export const operaSlope = landmark({
  name: 'opera-slope',
  palette: PALETTES.morning,
  accent: '#E2452E',
  ground: 0.64,
  sun: [-230, 330, 58],
  altText:
    'A white building that slopes like ice into the water, people walking up its roof, towers and hills behind',
  paint: (s) => {
    paintHills(s, '#6FA69A', 170, 40)
    paintFirs(s, '#3E7A74', 46, -70)
    s.draw(
      s.at(0, 4),
      [150, 190, 130, 210, 170, 140].flatMap((tall, i) =>
        solid(120 + i * 54, 0, 44, tall, i % 2 === 0 ? '#A8CCC4' : '#F0DDB8', '#5E8E94', 0.4),
      ),
    )
    paintGroundMist(s, 90, 0.5)
    s.draw(s.at(-20, 44), [
      ['M-420 30L-110 -170H170L330 -40L400 30z', '#FFFDF4'],
      ['M-110 -170H170L330 -40H90z', '#D3E0DC'],
      ['M-60 -150L-20 -250H150L190 -156z', '#C3D6D4'],
      ['M-20 -250H150L190 -156H60z', '#8FB4B8'],
      ['M-90 -40L-40 -130H150L220 -40z', '#4F8A98'],
      [
        [-60, -20, 20, 60, 100, 140, 180]
          .map((x) => `M${x} -40l${(60 - x) * 0.18 + 6} -90h5l${-(60 - x) * 0.18 - 4} 90z`)
          .join(''),
        '#EAF2EA',
      ],
      ['M-420 30L-250 -80L90 -40L330 30z', '#F3F6EA'],
      ['M-420 30h820v10h-820z', '#A8C0BE'],
    ])
    for (const [x, y, size, coat] of [
      [-260, -34, 0.5, s.accent],
      [-190, -70, 0.44, '#2F5A78'],
      [-140, -102, 0.4, '#F2B83C'],
      [40, -126, 0.34, s.accent],
      [-60, 24, 0.6, '#2F5A78'],
      [-20, 26, 0.6, '#F2B83C'],
    ] as const)
      s.draw(s.at(x, y, size), person(0, coat))
    paintWater(s, '#3A8E9A', 82)
    paintMirrorBars(s, '#FFFDF4', -20, 90, 210, 8)
    paintFloating(s, s.atDepth(190, 0.7, 1), 130, cutter('#C8452E', '#FFFDF4'))
  },
})
