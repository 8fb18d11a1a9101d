import { PALETTES } from '#art/kit/palettes.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import type { Plate } from '#art/plates/plate.ts'

/** 260 m high and about five kilometres wide, the same from every side: a cone, a rim, two shoulders. */
export const rangitoto: Plate = {
  sight: 'new-zealand/auckland#rangitoto',
  alt: 'Rangitoto from the shore of Auckland: a dark green island that rises evenly from both sides to a small double-crested cone, with a red and white beacon off its shore, a ferry and sails on the gulf.',
  palette: PALETTES.morning,
  across: 3700,
  ground: 0.56,
  setting: { kind: 'water', ink: '#2F7C90' },
  proportions: { height: 260 },
  behind: [
    [
      contour([-3300, 0, -3300, 70, -2800, 90, -2300, 40, -1900, 0]) +
        contour([1800, 0, 2200, 60, 2700, 110, 3300, 80, 3300, 0]),
      '#8FB6B4',
    ],
  ],
  object: [
    [
      'M-2600 0C-1900 -26 -1300 -80 -700 -148L-470 -178L-380 -216L-300 -226L-210 -256L-120 -252L-40 -234L50 -246L140 -260L230 -248L300 -220L390 -214L480 -176L720 -144C1300 -78 1900 -26 2600 0z',
      '#3E6A54',
    ],
    [
      'M140 -260L230 -248L300 -220L390 -214L480 -176L720 -144C1300 -78 1900 -26 2600 0H400C500 -60 300 -150 140 -260z',
      '#2F5448',
    ],
    ['M-470 -178L-380 -216L-300 -226L-210 -256L-120 -252L-40 -234L-90 -190L-260 -170L-340 -150z', '#568468'],
    [
      'M-2600 0C-2200 -14 -1800 -36 -1400 -64L-1100 -40L-600 -54L-200 -30L300 -46L900 -28L1500 -40L2600 0z',
      '#4F7C5E',
    ],
    ['M-2600 0L-2000 -14L-1300 -8L-500 -18L300 -8L1200 -16L2000 -10L2600 0z', '#33383A'],
    [
      spread(-1900, 1900, 13)
        .map((x, index) => circle(x, 26 + ((index * 37) % 5) * 8, 26))
        .join(''),
      '#B4463A',
    ],
  ],
  before: [
    [contour([-310, -180, -250, -60, -150, -60, -90, -180]), '#FBF5E6'],
    [
      contour([-234, -100, -224, 20, -176, 20, -166, -100]) + contour([-250, 20, -200, 90, -150, 20]),
      '#C03A2E',
    ],
    [contour([-228, -60, -226, -30, -174, -30, -172, -60]), '#FBF5E6'],
    [contour([500, -330, 560, -420, 1500, -420, 1580, -330]), '#FBF5E6'],
    [
      contour([640, -330, 680, -250, 1400, -250, 1440, -330]) +
        contour([860, -250, 880, -190, 1200, -190, 1220, -250]),
      '#F1EBDC',
    ],
    [
      spread(720, 1360, 9)
        .map((x) => box(x, -308, 44, 34))
        .join(''),
      '#3F6A78',
    ],
    [contour([500, -380, 540, -420, 1500, -420, 1540, -390]), '#2F5FA0'],
    [contour([-1180, -560, -1180, 620, -560, -560]), '#FFFAEE'],
    [contour([-1180, -560, -1180, 620, -1010, 300, -960, -560]), '#E9E6DA'],
    [contour([-1220, -560, -1220, 480, -1640, -580]), '#F1EBDC'],
    [bar([-1200, -620], [-1200, 650], 18), '#5A4A40'],
    [contour([-1700, -600, -1600, -740, -660, -740, -460, -580]), '#B4382B'],
    [contour([-1700, -600, -1690, -625, -480, -608, -460, -580]), '#FBF5E6'],
    [circle(-800, -530, 34) + circle(-900, -540, 34), '#2C4A66'],
    [contour([1500, -100, 1500, 120, 1650, -100]) + contour([1480, -100, 1480, 80, 1390, -100]), '#FFFAEE'],
    [contour([1400, -106, 1420, -130, 1620, -130, 1650, -106]), '#3A4650'],
    [
      spread(-3000, 3000, 7)
        .map((x, index) => `M${x} ${560 + (index % 3) * 130}q120 -20 260 0q-130 20 -260 0z`)
        .join(''),
      '#7FB9B4',
    ],
  ],
}
