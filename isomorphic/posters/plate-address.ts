/** Reference to the drawing of a sight. */
export type PlateRef = {
  /** Name of the place and slug of the sight, for example `rome-pantheon`. */
  readonly id: string
  /** Six hexadecimal digits of a hash over the drawing, so that the address is immutable. */
  readonly version: string
  /** Alternative text, one sentence. */
  readonly alt: string
}

/** Root-relative, immutable address of a plate. */
export const plateAddress = ({ id, version }: Pick<PlateRef, 'id' | 'version'>): string =>
  `/plates/${id}.${version}.svg`
