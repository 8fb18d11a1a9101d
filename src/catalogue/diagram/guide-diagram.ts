/** What a row of a diagram is called: a proper name, which stays as signs write it, or words, which are translated. */
export type DiagramLabel = {
  readonly name?: string | undefined
  readonly text?: string | undefined
  readonly note?: string | undefined
}

/** A number that sources give differently is shown as rounded. */
type Rounded = { readonly about?: boolean | undefined }

/** `mountain`, `table` and `hill` rise to the highest row; `shaft` and `basin` go down from the first one. */
export const SECTION_SHAPES = ['mountain', 'table', 'hill', 'shaft', 'basin'] as const

export type SectionRow = DiagramLabel &
  Rounded & {
    /** Metres above the sea, or above the ground in shafts and basins. */
    readonly m: number
    /** Whether it is the surface of a lake or of the sea. */
    readonly water?: boolean | undefined
  }

/** How one gets along a line; `degrees` is a line on the globe. */
export const LINE_WAYS = ['rail', 'road', 'walk', 'boat', 'river', 'degrees'] as const
export const LINE_UNITS = ['km', 'min', 'h', '°S'] as const

export type LineRow = DiagramLabel & Rounded & { readonly at?: number | undefined }
export type ProfileRow = DiagramLabel & { readonly km: number; readonly m: number }
export type YearRow = DiagramLabel & {
  /** First and last month, from 1; a span may go across the turn of the year. */
  readonly months: readonly [from: number, to: number]
}

export const SIZE_UNITS = ['m', 'cm', 'km'] as const

export type SizeRow = DiagramLabel & Rounded & { readonly value: number }

type Framed = { readonly title: string; readonly caption: string }

/** Named things in order of height. */
export type SectionDiagram = Framed & {
  readonly kind: 'section'
  readonly shape: (typeof SECTION_SHAPES)[number]
  readonly rows: readonly SectionRow[]
}
/** Stops in order; to scale when each has a position. */
export type LineDiagram = Framed & {
  readonly kind: 'line'
  readonly by: (typeof LINE_WAYS)[number]
  readonly unit?: (typeof LINE_UNITS)[number] | undefined
  readonly rows: readonly LineRow[]
}
/** Ups and downs of a way. */
export type ProfileDiagram = Framed & { readonly kind: 'profile'; readonly rows: readonly ProfileRow[] }
/** What happens in which months. */
export type YearDiagram = Framed & { readonly kind: 'year'; readonly rows: readonly YearRow[] }
/** Sizes side by side. */
export type SizesDiagram = Framed & {
  readonly kind: 'sizes'
  readonly unit: (typeof SIZE_UNITS)[number]
  readonly rows: readonly SizeRow[]
}

/** A drawing of figures that no photograph shows, of a guide (docs/how-to/draw-a-diagram.md). */
export type GuideDiagram = SectionDiagram | LineDiagram | ProfileDiagram | YearDiagram | SizesDiagram
