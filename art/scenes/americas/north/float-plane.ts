import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintFirs, paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const PLANE: readonly GlyphPart[] = [
  ['M-120 20h210q30 -2 40 -16h-224q-30 2 -26 16zM-60 4l10 -40h6l-6 40zM30 4l-10 -40h6l16 40z', '#D3DCDC'],
  ['M-140 -40q20 -34 110 -40h90q60 6 74 30q2 16 -14 18h-170q-60 0 -130 -4z', '#FBF6E8'],
  ['M-146 -44l-24 -50h26l40 40zM-170 -40l-22 -8l50 -4z', '#E2402C'],
  ['M-140 -40q60 6 130 6h134q18 -2 18 -14q-40 4 -140 2q-80 -2 -142 6z', '#E2402C'],
  ['M-10 -76h66q20 4 28 20h-94z', '#2E4A5E'],
  ['M-70 -84h190q10 0 10 5t-10 5h-190q-10 0 -10 -5t10 -5z', '#F2DDB0'],
  ['M20 -74l-26 50l-5 -2l24 -48z', '#8A949C'],
  ['M136 -46l6 0l2 -34q6 -6 4 34l2 34q-6 6 -6 -30z', '#3A2A34'],
  [panes(-60, -30, 2, -52, 14, 14), '#2E4A5E'],
]

/** A float plane coming down on the harbour, glass towers to the water, two lion-backed peaks behind. */
export const floatPlane = landmark({
  name: 'float-plane',
  palette: {
    ...PALETTES.highland,
    top: '#7EA0B4',
    middle: '#B9CCCC',
    horizon: '#F2E8D3',
    deep: '#1A343E',
    lightText: 'between two showers',
  },
  accent: '#F2B83C',
  ground: 0.66,
  sun: null,
  clouds: null,
  altText:
    'A red and white float plane coming in over a harbour, slim glass towers among firs at its edge and steep snow-topped mountains behind',
  paint: (s) => {
    for (const [across, tall, reach] of [
      [-300, 330, 300],
      [-110, 380, 260],
      [60, 360, 250],
      [320, 320, 330],
      [-760, 340, 360],
      [-1080, 300, 320],
      [620, 300, 280],
    ] as const)
      paintMountain(s, across, tall, reach, '#8AA4AE', '#5E7E8E', 0.3, 0.8)
    paintGroundMist(s, 280, 0.9)
    paintFirs(s, '#5E8A84', 60, 0)
    const towers = [
      [-380, 44, 110],
      [-330, 40, 160],
      [-280, 44, 130],
      [-226, 40, 200],
      [-176, 44, 150],
      [-126, 40, 230],
      [-76, 44, 170],
      [-24, 40, 210],
      [26, 44, 260],
      [78, 40, 180],
      [130, 44, 140],
      [-440, 50, 90],
      [-510, 50, 130],
      [-580, 50, 100],
    ] as const
    s.draw(
      s.at(0, 4),
      towers.flatMap(([x, wide, tall], i) => [
        ...solid(x, 0, wide, tall, ['#A9D0CC', '#8EBCC0', '#D3E0D8'][i % 3] ?? '#A9D0CC', '#5E8E9A', 0.4),
        [
          Array.from(
            { length: Math.floor(tall / 14) },
            (_none, k) => `M${x - wide / 2} ${-k * 14 - 8}h${wide * 0.6}v2h${-wide * 0.6}z`,
          ).join(''),
          '#5E8E9A',
        ] as const,
      ]),
    )
    s.draw(s.at(270, 4), [
      ['M-130 0q10 -60 60 -70q60 -30 110 10q90 -20 130 60z', '#2E5A52'],
      ['M-84 -30l60 -50l10 40l20 -60l24 50l30 -40l30 60z', '#2E5A52'],
      [round(60, -8, 5), s.accent],
    ])
    paintFirs(s, '#2E5A58', 44, 6)
    paintWater(s, '#4E8A94', 6, '#F2E8D3', null)
    paintMirrorBars(s, '#A9D0CC', -120, 12, 190, 7)
    s.draw(s.at(20, -430, 1.35), PLANE)
    s.draw(s.atDepth(180, 0.5, 1), [['M-110 0q110 -16 220 0q-110 16 -220 0z', '#3A707C']])
    s.draw(s.atDepth(-250, 0.9, 1), [
      ['M-8 120v-230h16v230zM120 120v-200h14v200z', '#3E3436'],
      ['M-14 -110h28v10h-28zM114 -80h26v10h-26z', '#F6F0E0'],
      ['M-16 -116q16 -40 40 -16l16 4l-14 6q-6 12 -42 6z', '#F6F0E0'],
      ['M-16 -116l-14 2l14 -8z', '#8A949C'],
    ])
  },
})
