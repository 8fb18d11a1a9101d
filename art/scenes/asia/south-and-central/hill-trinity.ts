import { sprayBand } from '#art/drawing/spray.ts'
import { paintMountain } from '#art/kit/backdrops.ts'
import { cow, rider } from '#art/kit/figures.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cone, peak, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Gergeti's Trinity church on its green hill, Kazbek's ice above and a horseman on the path. */
export const hillTrinity = landmark({
  name: 'hill-trinity',
  palette: {
    ...PALETTES.morning,
    top: '#4E86B4',
    middle: '#A9C6D0',
    horizon: '#F6E9D4',
    lightText: 'on a clear morning',
  },
  accent: '#D8402E',
  ground: 0.76,
  sun: null,
  clouds: null,
  altText:
    'A small stone church with a conical drum and a bell tower on a green hilltop, a huge glaciered mountain filling the sky behind, a rider on the path',
  paint: (s) => {
    paintMountain(s, -40, 640, 640, '#8EA8BC', '#5E7E9C', 0.56, 0.5)
    s.draw(s.at(0, 0), [
      [
        'M-1600 10V-190Q-900 -260 -500 -160Q-300 -120 -160 10zM1300 10V-230Q800 -270 460 -160Q280 -110 160 10z',
        '#6A8E7E',
      ],
    ])
    sprayBand(s.canvas, '#F6EEDC', s.groundY - 60 * s.unit, s.groundY - 240 * s.unit, 0.6)
    s.draw(s.at(0, 0), [
      ['M-1600 240Q-600 160 -300 20Q-120 -90 40 -96Q180 -90 330 30Q600 170 1300 220V620H-1600z', '#7FAE5A'],
      ['M40 -96Q180 -90 330 30Q600 170 1300 220V620H300Q260 200 40 -96z', '#558A4E'],
      [
        'M-60 620Q-200 330 60 240Q220 180 120 80Q60 0 20 -70l14 -4Q90 0 150 70Q250 190 90 262Q-120 340 60 620z',
        '#E3CFA0',
      ],
    ])
    s.draw(s.at(30, -80, 1.15), [
      ['M-190 20L-170 -10H170L200 20z', '#B5A58A'],
      ...solid(-10, 0, 150, 74, '#D9C4A0', '#94806E', 0.32),
      [peak(-40, -70, 84, 46), '#D9C4A0'],
      ['M-90 -72L-40 -122L30 -122L70 -72z', '#8E6A5A'],
      ...solid(0, -110, 62, 70, '#E3D0AC', '#94806E', 0.4),
      [arches(-16, 14, 3, -120, 8, 44), '#4A3A3E'],
      ...cone(0, -178, 74, 74, '#9A7462', '#6A4E4A'),
      [block(0, -248, 3, 22) + block(0, -260, 12, 3), '#3A2A30'],
      ...solid(122, 4, 54, 110, '#D9C4A0', '#94806E', 0.4),
      [arches(116, 116, 1, -60, 22, 40), '#4A3A3E'],
      ...cone(122, -104, 60, 46, '#9A7462', '#6A4E4A'),
      [arches(-40, -40, 1, 0, 22, 46), '#4A3A3E'],
    ])
    s.draw(s.at(-190, 210, 1.1), rider(0, '#7A4A34', s.accent, '#2A2430'))
    s.draw(s.at(250, 220, 1), [...cow(0, '#C98A5A', '#F6E3BE')])
    paintTuft(s, 'right', '#2E5A3E')
  },
})
