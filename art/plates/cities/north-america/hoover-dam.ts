import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { bar, box } from '#art/plates/kit/outlines.ts'
import { contour, turned } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const CONCRETE: Material = { lit: '#E9DCC0', shade: '#BCA888', deep: '#6B5A4C' }
const ROCK: Material = { lit: '#A8684A', shade: '#7C4A3A', deep: '#4C2E2A' }

/** 221 m high, 379 m along the crest; seen from the bridge downstream. */
export const hooverDam: Plate = {
  sight: 'united-states/las-vegas#hoover-dam',
  alt: 'Hoover Dam from downstream: a pale concrete wall that curves between dark red cliffs, narrow at the foot and wide at the top, four round intake towers behind the crest and a power house on each bank.',
  palette: PALETTES.arid,
  across: 460,
  ground: 0.93,
  setting: { kind: 'water', ink: '#2F6E78' },
  proportions: { height: 244, counts: { 'intake tower': 4 } },
  behind: [
    [
      contour([
        -230, 0, -230, 262, -180, 276, -120, 252, -40, 262, 30, 250, 110, 268, 190, 252, 230, 266, 230, 0,
      ]),
      '#C48A62',
    ],
    [box(0, 180, 380, 44), '#5E9AB0'],
    [box(0, 214, 380, 12), '#E6DCC8'],
  ],
  object: [
    ...[-124, -84, 84, 124].flatMap((x): readonly PlatePart[] => [
      ...counted(turned(x, 200, [8, 0, 8, 32, 6, 34, 5, 40, 0.6, 44], CONCRETE), 'intake tower'),
      [[-4, 0, 4].map((right) => box(x + right, 206, 1.6, 24)).join(''), CONCRETE.deep],
    ]),
    ['M-190 -221H190C170 -160 118 -70 98 0H-98C-118 -70 -170 -160 -190 -221z', CONCRETE.lit],
    ['M60 -221H190C170 -160 118 -70 98 0H36C50 -80 64 -150 60 -221z', CONCRETE.shade],
    [
      spread(-0.8, 0.8, 9)
        .map((share) => bar([share * 190, 214], [share * 100, 4], 0.7))
        .join(''),
      '#D2C2A2',
    ],
    ['M-190 -221Q0 -196 190 -221V-213Q0 -188 -190 -213z', CONCRETE.deep],
    ['M-190 -221Q0 -198 190 -221V-217Q0 -194 -190 -217z', '#FBF3E2'],
    [[-62, -22, 22, 62].map((x) => box(x, 200 + Math.abs(x) * 0.12, 9, 16)).join(''), CONCRETE.lit],
    [contour([-230, 0, -230, 236, -206, 240, -186, 222, -168, 176, -148, 130, -120, 70, -96, 0]), ROCK.lit],
    [contour([230, 0, 230, 240, 208, 246, 186, 222, 168, 176, 148, 130, 120, 70, 96, 0]), ROCK.shade],
    [
      contour([-214, 236, -196, 150, -206, 60, -218, 120]) +
        contour([-186, 222, -168, 176, -148, 130, -164, 110, -178, 170]) +
        contour([-160, 60, -140, 100, -120, 40, -140, 0, -168, 0]),
      ROCK.shade,
    ],
    [
      contour([214, 240, 196, 150, 206, 60, 218, 120]) +
        contour([160, 60, 144, 104, 130, 40, 146, 0, 176, 0]),
      ROCK.deep,
    ],
    ...[-1, 1].flatMap((side): readonly PlatePart[] => [
      [
        contour([side * 98, 0, side * 84, 0, side * 120, 30, side * 200, 30, side * 200, 0]),
        side < 0 ? CONCRETE.lit : CONCRETE.shade,
      ],
      [
        spread(108, 190, 9)
          .map((x) => box(side * x, 6, 3.4, 18))
          .join(''),
        CONCRETE.deep,
      ],
    ]),
    [contour([-96, 0, -88, 16, 88, 16, 96, 0]), CONCRETE.shade],
    [
      spread(-80, 80, 15)
        .map((x) => box(x, 4, 4, 8))
        .join(''),
      CONCRETE.deep,
    ],
  ],
  before: [
    [
      spread(-60, 60, 5)
        .map((x) => `M${x} 6q8 -3 16 0q-8 3 -16 0z`)
        .join(''),
      '#8FC0C0',
    ],
  ],
}
