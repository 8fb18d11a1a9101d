import { sprayBand } from '#art/drawing/spray.ts'
import { canoe, paintFloating } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** South Tarawa from the air: a crooked thread of islets and causeways between the lagoon and the ocean. */
export const causewayIsles = landmark({
  name: 'causeway-isles',
  palette: {
    ...PALETTES.dusk,
    top: '#E88A5E',
    middle: '#F6BE8A',
    horizon: '#FCE3B0',
    lightText: 'as the sun goes down',
  },
  accent: '#F2F0E0',
  mist: '#F2C89A',
  ground: 0.24,
  sun: [120, 40, 60],
  isSunDrawn: true,
  clouds: null,
  altText:
    'A thread of palm islets joined by a causeway bending away to the horizon, surf on its ocean side and a shallow lagoon on the other',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 30
    paintWater(s, '#2E5A7E', 0, '#F6C890')
    s.draw(s.at(0, 0), [
      [`M80 20Q330 60 240 150Q40 260 -90 330Q-330 470 -260 ${deep}H1200V40Q600 10 80 20z`, '#5EA8A0'],
      [`M120 30Q420 70 330 160Q140 270 60 360Q-100 500 60 ${deep}H1200V70Q600 30 120 30z`, '#86C4B0'],
      [
        `M70 16Q320 56 220 150Q20 260 -110 330Q-350 470 -290 ${deep}h-60Q-420 460 -160 310Q20 220 180 130Q270 70 60 20z`,
        '#FBF0DC',
      ],
      [
        `M76 18Q330 60 236 150Q40 262 -86 336Q-320 470 -250 ${deep}h-44Q-360 460 -124 322Q10 240 206 146Q300 70 70 20z`,
        '#F2DCA8',
      ],
    ])
    const islets: readonly (readonly [number, number, number])[] = [
      [140, 32, 0.3],
      [226, 52, 0.36],
      [262, 84, 0.45],
      [226, 134, 0.55],
      [120, 190, 0.7],
      [-6, 262, 0.9],
      [-140, 350, 1.2],
      [-250, 470, 1.6],
      [-280, 650, 2.1],
      [-270, 870, 2.4],
    ]
    for (const [x, y, size] of islets)
      s.draw(s.at(x, y, size), [
        ['M-50 10Q-60 -20 -20 -30Q20 -50 50 -16Q64 10 30 20Q-20 30 -50 10z', '#2E5E50'],
        ['M-40 -6Q-30 -40 -6 -24Q14 -56 34 -24Q50 -20 46 0Q0 14 -40 -6z', '#4E8A62'],
        ['M-30 -14l-10 -26l8 2l6 22zM10 -26l-2 -34l8 0l0 32zM34 -12l10 -26l6 4l-8 24z', '#2E5E50'],
        [
          'M-44 -36q8 -12 14 -2q10 -6 12 4q-14 -4 -26 -2zM-4 -58q8 -12 14 -2q12 -4 12 6q-14 -4 -26 -4zM36 -36q8 -12 14 -2q10 -4 10 6q-12 -4 -24 -4z',
          '#3E7A56',
        ],
      ])
    s.draw(s.at(0, 0), [
      [
        `M78 21Q318 60 226 150Q28 260 -98 332Q-330 470 -266 ${deep}h-12Q-344 462 -110 326Q18 250 216 148Q302 62 74 21z`,
        '#A9785A',
      ],
    ])
    paintFloating(s, s.at(160, 420, 0.7), 100, canoe('#5A3A34', '#D8503A', '#F2D9A0'))
    sprayBand(s.canvas, '#1C2A4A', s.height, s.height * 0.84, 0.7)
  },
})
