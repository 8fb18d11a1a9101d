/** A file of an offline guide: its root-relative address and its size in bytes. */
export type GuideFile = readonly [address: string, bytes: number]

/** Lists everything that one guide needs offline (`/pocket/guides/{path}.json`). */
export type GuideManifest = {
  /** Path of the page that the guide belongs to. */
  readonly path: string
  readonly name: string
  /** `country`, `region`, `city` or `article`. */
  readonly kind: string
  /** Root-relative address of its thumbnail. */
  readonly picture: string
  /** The build of the site that produced the manifest. */
  readonly build: string
  /** Pages of places and stories, the guide's own page first. */
  readonly pages: readonly string[]
  /** All files, pages first; the sum of their sizes is shown before the download. */
  readonly files: readonly GuideFile[]
}

/** The total size of a guide in bytes. */
export const bytesOf = ({ files }: Pick<GuideManifest, 'files'>): number =>
  files.reduce((sum, [, bytes]) => sum + bytes, 0)
