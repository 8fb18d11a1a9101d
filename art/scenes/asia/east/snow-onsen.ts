import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { placePath } from '#art/drawing/place-path.ts'
import { sprayRadial } from '#art/drawing/spray.ts'
import { paintFirs, paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { eaves, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintSnowfall } from '#art/kit/weather.ts'

/** An outdoor bath in the snow, steam, a lantern, birches. */
export const snowOnsen = landmark({
  name: 'snow-onsen',
  palette: PALETTES.polar,
  accent: '#F0A03C',
  mist: '#9CCBD0',
  ground: 0.62,
  sun: [190, 420, 46],
  altText: 'An outdoor hot pool among snowy rocks, steam rising past a wooden bath house, snow falling',
  lightText: 'on a winter evening',
  paint: (s) => {
    paintMountain(s, -180, 380, 420, '#5E93A4', '#33627E', 0.4)
    paintGroundMist(s, 240, 0.7)
    paintFirs(s, '#1F4A5C', 120, 6)
    paintOpenGround(s, '#EAF3EE', '#C3DAE0', 20)
    s.draw(s.at(150, 30), [
      ...solid(0, 0, 270, 120, '#7A4A34', '#4A2C30', 0.36),
      [panes(-90, 60, 4, -18, 40, 66), '#FFD27A'],
      [panes(-90, 60, 4, -18, 3, 66), '#4A2C30'],
      [eaves(0, -108, 190, 84, 0.62), '#2C3A50'],
      [
        'M-190 -126Q-136 -114 -116 -194h232Q136 -114 190 -126l-8 -20Q140 -140 126 -210h-252Q-140 -140 -182 -146z',
        '#FFFFFF',
      ],
    ])
    const { canvas, height, width, groundY } = s
    const poolY = groundY + (height - groundY) * 0.34
    addPath(
      canvas,
      outline`M${width * 0.06} ${height}Q${width * 0.1} ${poolY} ${s.x} ${poolY}T${width * 0.97} ${height}z`,
      '#2F7E8C',
    )
    s.draw(s.atDepth(-70, 0.62, 1), [
      ['M-18 0q0 -26 18 -28q18 2 18 28zM-12 -40a12 13 0 1 0 24 0a12 13 0 1 0 -24 0z', '#C98A6A'],
      ['M-14 -46q14 -16 28 0z', '#FFFFFF'],
      ['M62 14q0 -26 18 -28q18 2 18 28zM68 -26a12 13 0 1 0 24 0a12 13 0 1 0 -24 0z', '#B87858'],
      ['M66 -34q14 -16 28 0z', s.accent],
      ['M-36 2q36 12 72 0q-4 4 -8 6q-28 8 -56 0zM44 16q36 12 72 0q-4 4 -8 6q-28 8 -56 0z', '#8FCBC8'],
    ])
    for (const [across, down, radius, opacity] of [
      [-190, 0.5, 120, 0.7],
      [-40, 0.36, 110, 0.7],
      [-220, -0.24, 150, 0.45],
      [-110, -0.6, 130, 0.4],
    ] as const) {
      const at = s.atDepth(across, down)
      sprayRadial(
        canvas,
        placePath(round(0, 0, radius), at),
        '#F2FAF6',
        [at.x, at.y, radius * s.unit],
        opacity,
      )
    }
    for (const [x, y, size] of [
      [-280, 0.44, 1.3],
      [-170, 0.3, 0.9],
      [250, 0.5, 1.2],
      [330, 0.84, 1.9],
      [-350, 0.86, 2],
      [60, 0.28, 0.8],
    ] as const)
      s.draw(s.atDepth(x, y, size), [
        ['M-60 10q-4 -44 40 -56q60 -8 84 56z', '#3B4C5E'],
        ['M-60 0q0 -40 44 -48q54 -4 74 34q-30 -14 -50 0q-34 -14 -68 14z', '#FFFFFF'],
      ])
    paintSnowfall(s)
  },
})
