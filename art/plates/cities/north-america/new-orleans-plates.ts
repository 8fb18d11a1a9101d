import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { contour, symmetric } from '#art/plates/kit/profiles.ts'
import { spread, windows } from '#art/plates/kit/rows.ts'
import { grove, people, tree } from '#art/plates/kit/staffage.ts'
import type { Plate } from '#art/plates/plate.ts'

const { wood, gold } = MATERIALS
const GREEN = { lit: '#4F7048', shade: '#38543A', deep: '#223426' } as const
const CREAM = '#F1E6C6'

/** A car of 1923: 14.5 m long, the same at both ends. */
const streetcar: Plate = {
  sight: 'united-states/new-orleans#st-charles-streetcar',
  alt: 'A St Charles streetcar from the side: olive green with a row of small windows, a dark red door at each end, an arched roof and a pole to the wire, under oaks.',
  palette: PALETTES.forest,
  across: 19,
  ground: 0.84,
  setting: { kind: 'grass', ink: '#7E9456' },
  proportions: { height: 5.6, width: 14.5, counts: { window: 11, door: 2, wheel: 4 } },
  behind: [
    ...grove(-10, 10, 3.2, '#5A7846'),
    ...tree(-8.7, 9, '#6C8A54', '#52703F'),
    ...tree(8.9, 10, '#6C8A54', '#52703F'),
    ...tree(1, 9.4, '#7E9A62', '#62804A'),
    [box(0, 5.5, 20, 0.06), '#5A5044'],
  ],
  object: [
    [[-5, -3.4, 3.4, 5].map((x) => circle(x, 0.42, 0.42)).join(''), '#3A3634', 'wheel'],
    [box(-4.2, 0.36, 2.4, 0.36) + box(4.2, 0.36, 2.4, 0.36), '#4A4442'],
    [box(0, 0.62, 14.5, 0.2), GREEN.deep],
    [symmetric(0, 0.8, [7.1, 0, 7.1, 2.5]), GREEN.lit],
    [box(0, 0.8, 14.2, 0.22), GREEN.shade],
    [box(0, 1.76, 11.2, 0.1), CREAM],
    [box(0, 1.86, 14.2, 1.34), GREEN.shade],
    [windows({ from: -4.7, to: 4.7, count: 11, up: 1.96, width: 0.68, height: 1.06 }), CREAM],
    [
      windows({ from: -4.7, to: 4.7, count: 11, up: 2.02, width: 0.54, height: 0.44 }) +
        windows({ from: -4.7, to: 4.7, count: 11, up: 2.5, width: 0.54, height: 0.46 }),
      '#A9C4BC',
      'pane',
    ],
    [windows({ from: -4.7, to: 4.7, count: 11, up: 2.46, width: 0.54, height: 0.05 }), wood.shade, 'window'],
    [box(-6, 0.8, 1, 2.3) + box(6, 0.8, 1, 2.3), '#8E2F2A', 'door'],
    [
      windows({ from: -6.22, to: -5.78, count: 2, up: 1.7, width: 0.32, height: 1.2 }) +
        windows({ from: 5.78, to: 6.22, count: 2, up: 1.7, width: 0.32, height: 1.2 }),
      '#A9C4BC',
    ],
    [box(-6.85, 1.9, 0.36, 1) + box(6.85, 1.9, 0.36, 1), '#A9C4BC'],
    [contour([-7.25, 3.2, -7, 3.46, 7, 3.46, 7.25, 3.2]), CREAM],
    [contour([-7.1, 3.42, -6.6, 3.72, -5.8, 3.84, 5.8, 3.84, 6.6, 3.72, 7.1, 3.42]), '#8A4A36'],
    [symmetric(0, 3.8, [5.4, 0, 5, 0.22]), GREEN.deep],
    [box(0, 1.24, 1.4, 0.34), gold.lit],
    [circle(-7.12, 1.5, 0.16) + circle(7.12, 1.5, 0.16), gold.lit],
    [bar([1.2, 4], [5.8, 5.56], 0.1), GREEN.deep],
  ],
  before: [
    [box(0, -0.14, 20, 0.14), '#6E665A'],
    [
      spread(-9, 9, 26)
        .map((x) => box(x, -0.3, 0.4, 0.16))
        .join(''),
      '#8A7A60',
    ],
    ...people([8.4], '#B4382B', -0.3),
  ],
}

export const NEW_ORLEANS_PLATES = { streetcar } as const
