import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Stone cedars on a snowy slope. */
export const cedars = landmark({
  name: 'cedars',
  palette: PALETTES.polar,
  accent: '#E2602E',
  ground: 0.64,
  mist: '#D6EEE4',
  sun: [-210, 400, 60],
  altText: 'Old cedars with level boughs on a snowy mountain slope, skiers passing below them',
  lightText: 'on a bright day in March',
  paint: (s) => {
    paintMountain(s, -190, 400, 380, '#A8C6CC', '#5E8AA0', 0.62)
    paintMountain(s, 230, 460, 420, '#A8C6CC', '#5E8AA0', 0.62)
    paintGroundMist(s, 200, 0.6)
    paintOpenGround(s, '#F1F7F2', '#C6DCE0', 10)
    const cedar = (x: number, y: number, size: number, ink: string, dark: string): void =>
      s.draw(s.at(x, y, size), [
        ['M-16 0q6 -120 0 -300h20q-4 180 16 300z', '#4A3A3C'],
        [
          'M-150 -70q60 -40 150 -34t170 30q-70 26 -160 24t-160 -20zM-130 -140q60 -36 130 -30t140 24q-60 26 -130 24t-140 -18zM-104 -210q50 -34 104 -28t108 22q-50 26 -104 24t-108 -18zM-70 -270q36 -40 76 -44q40 10 60 40q-36 20 -68 20t-68 -16z',
          ink,
        ],
        [
          'M-150 -70q70 24 160 18t160 -22q-70 26 -160 24t-160 -20zM-130 -140q60 22 136 18t134 -24q-60 26 -130 24t-140 -18zM-104 -210q50 20 106 16t106 -22q-50 26 -104 24t-108 -18z',
          dark,
        ],
        [
          'M-120 -84q60 -28 120 -24q-60 4 -120 24zM-100 -152q50 -24 100 -20q-50 4 -100 20zM-80 -222q40 -22 80 -18q-40 4 -80 18z',
          '#FFFFFF',
        ],
      ])
    cedar(-290, 20, 0.7, '#3E6E62', '#244E50')
    cedar(270, 30, 0.84, '#3E6E62', '#244E50')
    cedar(-20, 90, 1.4, '#2F6654', '#1B4442')
    s.draw(s.atDepth(190, 0.72, 1.1), [
      ...person(0, s.accent, '#FBF0D4'),
      ['M-40 4l80 -8l2 5l-80 8zM-26 -60l-14 62h4l14 -60zM26 -60l14 62h-4l-14 -60z', '#2A3A4E'],
    ])
    s.draw(s.atDepth(290, 0.46, 0.7), [...person(0, '#3E7EA0'), ['M-40 4l80 -8l2 5l-80 8z', '#2A3A4E']])
  },
})
