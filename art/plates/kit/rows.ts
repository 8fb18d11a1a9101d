import type { Material, PlatePart } from '#art/plates/plate.ts'
import { box, pointedOpening, roundOpening } from './outlines.ts'

/** The middles of `count` things between two middles. */
export const spread = (from: number, to: number, count: number): readonly number[] =>
  count === 1
    ? [(from + to) / 2]
    : Array.from({ length: count }, (_none, index) => from + ((to - from) * index) / (count - 1))

export type Row = { readonly from: number; readonly to: number; readonly count: number }
export type RowItem = Row & { readonly up: number; readonly width: number; readonly height: number }

type OneOf = (x: number, up: number, width: number, height: number) => string

const rowOf = ({ from, to, count, up, width, height }: RowItem, one: OneOf): string =>
  spread(from, to, count)
    .map((x) => one(x, up, width, height))
    .join('')

/** Openings with flat, round and pointed heads. */
export const windows = (row: RowItem): string => rowOf(row, box)
export const arcade = (row: RowItem): string => rowOf(row, roundOpening)
export const lancets = (row: RowItem): string => rowOf(row, pointedOpening)

/** Round columns, each with a lit side, a shaded side and a capital. */
export function columns(row: RowItem, { lit, shade }: Material): readonly PlatePart[] {
  const { width, height, up } = row
  const cap = width * 0.5
  return [
    [windows({ ...row, height: height - cap }), lit, 'column'],
    [
      spread(row.from, row.to, row.count)
        .map((x) => box(x + width * 0.27, up, width * 0.46, height - cap))
        .join(''),
      shade,
    ],
    [windows({ ...row, up: up + height - cap, width: width * 1.45, height: cap }), lit],
  ]
}

/** Merlons along a wall. */
export const battlements = (from: number, to: number, count: number, up: number, size: number): string =>
  windows({ from: from + size / 2, to: to - size / 2, count, up, width: size, height: size * 1.2 })

/** Balusters between two rails. */
export const balustrade = (from: number, to: number, up: number, height: number): string => {
  const middle = (from + to) / 2
  const width = to - from
  const posts = windows({
    from: from + height * 0.2,
    to: to - height * 0.2,
    count: Math.max(2, Math.round(width / (height * 0.9))),
    up,
    width: height * 0.4,
    height,
  })
  return box(middle, up, width, height * 0.2) + box(middle, up + height * 0.8, width, height * 0.2) + posts
}

/** Steps that narrow upwards by `tread` on both sides. */
export const stair = (x: number, up: number, width: number, count: number, riser: number, tread: number) =>
  Array.from({ length: count }, (_none, index) =>
    box(x, up + index * riser, width - 2 * tread * index, riser),
  ).join('')
