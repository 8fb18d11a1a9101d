import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintFirs, paintRidge } from '#art/kit/backdrops.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { cone, panes, peak, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Red-roofed castle on a crag in dark firs, bats of cloud, rain coming. */
export const forestCastle = landmark({
  name: 'forest-castle',
  palette: PALETTES.city,
  accent: '#F2B23C',
  mist: '#B0607A',
  ground: 0.72,
  sun: [190, 460, 76],
  altText:
    'A castle of pale walls and steep red roofs grown onto a crag among dark firs, a cart on the road below',
  lightText: 'at moonrise',
  paint: (s) => {
    paintRidge(s, '#7A5484', 300, 70)
    paintRidge(s, '#5A4274', 160, 50, 0.5)
    paintFirs(s, '#3A2E5C', 120, -40)
    s.draw(s.at(0, 20, 1.1), [
      ['M-260 20Q-200 -40 -190 -120L-150 -170H170L200 -110Q220 -30 280 20z', '#6E5A7A'],
      ['M70 -170H170L200 -110Q220 -30 280 20H120z', '#4A3A60'],
      ...solid(20, -160, 210, 120, '#F3DCC0', '#A8808C', 0.3),
      ['M-92 -276L-60 -350H100L132 -276z', '#B8463A'],
      ['M40 -350H100L132 -276H60z', '#7A2C38'],
      ...solid(-110, -150, 90, 180, '#F6E3C8', '#A8808C', 0.36),
      ...cone(-110, -326, 108, 110, '#B8463A', '#7A2C38'),
      ...solid(110, -150, 76, 210, '#F3DCC0', '#A07A88', 0.36),
      ['M66 -356L84 -420H136L154 -356z', '#B8463A'],
      ...solid(10, -280, 60, 130, '#F6E3C8', '#A8808C', 0.36),
      ...cone(10, -406, 76, 80, '#B8463A', '#7A2C38'),
      [
        panes(-50, 60, 5, -200, 10, 22) +
          panes(-126, -100, 2, -220, 10, 24) +
          panes(96, 120, 2, -250, 10, 24) +
          panes(10, 10, 1, -340, 10, 24) +
          panes(-126, -100, 2, -280, 10, 24),
        '#FFD98A',
      ],
      [[-20, 30, 70].map((x) => peak(x, -300, 20, 22)).join(''), '#8E3340'],
    ])
    paintFirs(s, '#2A2248', 130, 30)
    paintOpenGround({ ...s, groundY: s.groundY + 34 * s.unit }, '#3F3660', '#5A4A78', 0)
    const { canvas, width, height } = s
    addPath(
      canvas,
      outline`M${width * 0.36} ${height * 0.78}Q${width * 0.6} ${height * 0.84} ${width * 0.3} ${height * 0.9}T${width * 0.44} ${height + 10}H${width * 0.78}Q${width * 0.5} ${height * 0.94} ${width * 0.52} ${height * 0.9}T${width * 0.42} ${height * 0.78}z`,
      '#B08AA0',
    )
    s.draw(s.atDepth(-10, 0.62, 1), [
      [
        'M-110 0l4 -44q-6 -26 18 -30h54l18 -30l16 4l8 18l-20 10q-4 26 -16 32l4 40h-8l-8 -36h-46l-8 36z',
        '#1B1838',
      ],
      ['M10 -16l10 -40h120l-8 40z', '#3A2A4A'],
      [round(40, -14, 20) + round(110, -14, 20), '#1B1838'],
      ['M20 -56q60 -50 120 0z', s.accent],
    ])
  },
})
