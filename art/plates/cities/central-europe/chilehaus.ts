import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { polygon, type Spot } from '#art/plates/kit/outlines.ts'
import { contour } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { people } from '#art/plates/kit/staffage.ts'
import type { Plate, PlatePart } from '#art/plates/plate.ts'

const { brick, white } = MATERIALS
/** Height of the eyes, and of the sharp edge, in metres: lines of the storeys run to the horizon. */
const EYES = 3
const TOP = 42

/** The height of a line at a share of the way back, for a front that goes far into the depth. */
const back = (up: number, share: number, depth: number): number => EYES + (up - EYES) / (1 + depth * share)

/** Storeys and windows of a front from the edge at the axis to `reach`. */
function front(reach: number, depth: number, top: number, columnCount: number): readonly PlatePart[] {
  const at = (share: number, up: number): Spot => [reach * share, Math.max(0, back(up, share, depth))]
  const shares = spread(0.03, 0.97, columnCount)
  const steps = spread(0, 1, 12)
  const pane = (share: number, up: number, wide: number): string =>
    polygon([at(share, up), at(share, up + 2.2), at(share + wide, up + 2.2), at(share + wide, up)])
  return [
    [
      polygon([[0, 0], ...steps.map((share) => at(share, top)), [reach, 0]]),
      reach < 0 ? brick.lit : brick.shade,
    ],
    [
      shares
        .slice(0, -1)
        .flatMap((share) => spread(5.6, top - 6, 7).map((up) => pane(share, up, 0.5 / columnCount)))
        .join(''),
      reach < 0 ? white.lit : white.shade,
    ],
    [
      shares
        .slice(0, -1)
        .flatMap((share) =>
          spread(5.6, top - 6, 7).map((up) => pane(share + 0.1 / columnCount, up + 0.2, 0.3 / columnCount)),
        )
        .join(''),
      brick.deep,
    ],
    [
      shares
        .slice(0, -1)
        .map((share) =>
          polygon([
            at(share, 0.2),
            at(share, 3.6),
            at(share + 0.56 / columnCount, 3.6),
            at(share + 0.56 / columnCount, 0.2),
          ]),
        )
        .join(''),
      brick.deep,
    ],
    [
      [4.5, top - 2.4]
        .map((up) =>
          polygon([
            ...steps.map((share) => at(share, up)),
            ...steps.toReversed().map((share) => at(share, up + 0.7)),
          ]),
        )
        .join(''),
      reach < 0 ? brick.shade : brick.deep,
    ],
  ]
}

/** A storey that stands back from the edge at the axis, with a pale rail along its top. */
function setback(reach: number, depth: number, top: number, from: number, ink: string): readonly PlatePart[] {
  const at = (share: number, up: number): Spot => [reach * share, back(up, share, depth)]
  const shares = spread(from, 1, 9)
  const line = (up: number): readonly Spot[] => shares.map((share) => at(share, up))
  return [
    [polygon([at(from, 30), ...line(top), at(1, 30)]), ink],
    [polygon([...line(top), ...line(top - 0.7).toReversed()]), white.shade],
    [
      shares
        .slice(0, -1)
        .map((share) =>
          polygon([
            at(share + 0.01, top - 2.6),
            at(share + 0.01, top - 1.1),
            at(share + 0.04, top - 1.1),
            at(share + 0.04, top - 2.6),
          ]),
        )
        .join(''),
      white.lit,
    ],
  ]
}

/** Ten storeys; the corner at the east is like the bow of a ship. */
export const chilehaus: Plate = {
  sight: 'germany/hamburg#chilehaus',
  alt: 'The Chilehaus in Hamburg from its sharp corner: a tall office building of dark brick like the bow of a ship, with rows of white windows and upper storeys that step back behind railings.',
  palette: PALETTES.autumn,
  across: 92,
  ground: 0.9,
  setting: { kind: 'paving', ink: '#8E7A6C' },
  proportions: { height: 44.8 },
  shift: 4,
  object: [
    ...setback(-44, 1.9, TOP + 6, 0.13, brick.shade),
    ...setback(38, 2.6, TOP + 6, 0.1, brick.deep),
    ...setback(-44, 1.9, TOP + 3.2, 0.06, brick.lit),
    ...setback(38, 2.6, TOP + 3.2, 0.05, brick.shade),
    ...front(-44, 1.9, TOP, 12),
    ...front(38, 2.6, TOP, 8),
    [contour([-0.45, 0, -0.45, 43.4, 0.6, 43.4, 0.6, 0]), '#E08A66'],
    [contour([-1.6, 3.6, 0, 4.6, 1.6, 3.6, 1.6, 0, -1.6, 0]), brick.shade],
    [contour([-9, 33.4, -9, 34.4, 0.4, 43.4, 7, 34.4, 7, 33.4, 0.4, 42]), white.lit],
  ],
  before: people([-24, -22.6, -8, 6.4, 18, 19.4], '#2C4A66', -1, 1.1),
}
