import { sprayRadial } from '#art/drawing/spray.ts'
import { person } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { peak } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer } from '#art/kit/poses.ts'

/** Nyiragongo's lake of lava from the rim by night, tents and a small party at the edge. */
export const lavaLake = landmark({
  name: 'lava-lake',
  palette: { ...PALETTES.night, top: '#1A1A34', middle: '#43284A', horizon: '#B0503E' },
  accent: '#F6C83A',
  ground: 0.4,
  sun: null,
  clouds: null,
  altText:
    'A lake of glowing lava deep in the stepped crater of a volcano, people on the rim looking down, by a row of small tents',
  paint: (s) => {
    s.draw(s.at(40, 0), [
      ['M-1600 300C-1000 -40 -560 -110 0 -110S900 -40 1300 260V700H-1600z', '#4A2E3E'],
      ['M-420 140a420 150 0 1 0 840 0a420 150 0 1 0 -840 0z', '#2A1A2A'],
      ['M-420 140a420 150 0 0 1 840 0q-60 -90 -420 -96t-420 96z', '#7E3A3A'],
      ['M-360 190a360 120 0 1 0 720 0a360 120 0 1 0 -720 0z', '#5A2A32'],
      ['M-290 214a290 92 0 1 0 580 0a290 92 0 1 0 -580 0z', '#2A1626'],
      ['M-240 230a240 72 0 1 0 480 0a240 72 0 1 0 -480 0z', '#E2502A'],
      ['M-180 226a180 50 0 1 0 360 0a180 50 0 1 0 -360 0z', '#F68A34'],
      [
        'M-170 214l90 20l60 -24l70 28l90 -26l20 8l-100 34l-70 -28l-56 30l-110 -30zM-60 262l70 -12l90 16l-80 10z',
        s.accent,
      ],
    ])
    sprayRadial(
      s.canvas,
      `M0 0H${s.width}V${s.groundY + 230 * s.unit}H0z`,
      '#F08A4A',
      [s.x + 40 * s.unit, s.groundY + 220 * s.unit, 420 * s.unit],
      0.7,
    )
    s.draw(s.at(0, 0), [
      [
        'M-1600 420C-1000 300 -560 360 -240 420C0 470 300 440 620 380S1000 360 1300 330V900H-1600z',
        '#1E1626',
      ],
    ])
    for (const [x, y, ink] of [
      [-240, 410, '#D8843A'],
      [-300, 424, '#5A8A9A'],
      [250, 436, '#C9B04A'],
    ] as const)
      s.draw(s.at(x, y + 20, 1.1), [
        [peak(0, 0, 90, 60), ink],
        ['M0 -60L45 0H10z', '#2A2030'],
      ])
    for (const [x, i] of [
      [-110, 0],
      [-60, 1],
      [70, 2],
      [130, 0],
    ] as const)
      s.draw(
        s.at(x, 462, 0.95),
        i === 1
          ? pointer(0, '#3E6A8A', '#E8C068')
          : person(0, i === 0 ? '#8A3A4A' : '#4A7A5A', i === 2 ? '#D8432E' : undefined),
      )
  },
})
