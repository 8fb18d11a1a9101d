import { person } from '#art/kit/figures.ts'
import { paintMirrorBars, paintQuayWall, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, cupola, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintRainfall } from '#art/kit/weather.ts'

/** An arched iron footbridge over a quiet city river. */
export const footArch = landmark({
  name: 'foot-arch',
  palette: PALETTES.highland,
  accent: '#D8432E',
  ground: 0.56,
  mist: '#C3C8B2',
  sun: [-230, 320, 48],
  altText:
    'A white iron footbridge in a low arch over a river between brick quays, people with umbrellas crossing in the rain',
  lightText: 'in passing rain',
  paint: (s) => {
    const fronts = ['#B5705A', '#D9A87A', '#8E5A54', '#E3C49A', '#A8604E', '#C98A6A', '#7E8E92']
    s.draw(s.at(0, 10), [
      ...(s.isWide ? [...fronts, ...fronts, ...fronts] : fronts).flatMap((ink, house) => {
        const i = house - (s.isWide ? fronts.length : 0)
        return [
          ...solid(-390 + i * 128, 0, 122, 190 + ((house * 53) % 60), ink, '#6A5258', 0.14),
          [
            panes(-430 + i * 128, -350 + i * 128, 3, -40, 20, 44) +
              panes(-430 + i * 128, -350 + i * 128, 3, -110, 20, 44) +
              panes(-430 + i * 128, -350 + i * 128, 3, -176, 20, 36),
            '#F3EEDA',
          ] as const,
          [
            block(-390 + i * 128, 0, 110, 30),
            ['#2F5A4E', '#7A2E36', '#2F4A6A'][house % 3] ?? '#2F5A4E',
          ] as const,
        ]
      }),
    ])
    s.draw(s.at(220, 10), [
      ...solid(0, 0, 90, 120, '#E3D6B4', '#A8987E'),
      ...cupola(0, -300, 50, 66, '#6EA08C', '#437468'),
      ...solid(0, -110, 80, 190, '#E3D6B4', '#A8987E', 0.34),
      [panes(-24, 10, 3, -150, 8, 110), '#8A7C6C'],
    ])
    paintQuayWall(s, '#C9C0A4', '#7A7A74', 60)
    paintWater(s, '#7E948E', 58)
    s.draw(s.at(-20, 110), [
      ['M-420 20Q0 -150 420 20v-16Q0 -176 -420 4z', '#FBF8EA'],
      ['M-420 40Q0 -110 420 40v-14Q0 -130 -420 26z', '#C9CEC0'],
      [
        [-360, -300, -240, -180, -120, -60, 0, 60, 120, 180, 240, 300, 360]
          .map((x) => {
            const y = -78 + (x * x) / 1800
            return `M${x - 3} ${y}v-52h5v52z`
          })
          .join(''),
        '#FBF8EA',
      ],
      ['M-420 -44Q0 -214 420 -44v6Q0 -206 -420 -38z', '#FBF8EA'],
      [
        'M-4 -130v-90h7v90zM-40 -214q40 -30 80 0v6q-40 -26 -80 0zM-210 -110v-80h6v80zM204 -110v-80h6v80z',
        '#FBF8EA',
      ],
      [round(-207, -196, 12) + round(207, -196, 12) + round(0, -232, 13), '#F2C85A'],
    ])
    for (const [x, y, ink, coat] of [
      [-120, 26, s.accent, '#2F3A48'],
      [40, 18, '#2F5A78', '#7A4A3E'],
      [130, 30, '#F2C63C', '#3E4A44'],
    ] as const)
      s.draw(s.at(x, y, 0.74), [
        ...person(0, coat),
        ['M-2 -150h3v60h-3zM-50 -132q6 -44 50 -48q44 4 50 48q-50 -16 -100 0z', ink],
      ])
    paintMirrorBars(s, '#FBF8EA', 0, 170, 130, 6)
    paintRainfall(s)
  },
})
