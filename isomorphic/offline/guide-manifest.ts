/** A file of a guide in the pocket: its root-relative address, and what it weighs on the device in bytes. */
export type GuideFile = readonly [address: string, bytes: number]

/** Everything that one guide needs to be read without a network (`/pocket/guides/{path}.json`). */
export type GuideManifest = {
  /** Address of the page that the guide is of. */
  readonly path: string
  readonly name: string
  /** `country`, `region`, `city` or `article`. */
  readonly kind: string
  /** Root-relative address of its thumb. */
  readonly picture: string
  /** The build of the site that it was listed by. */
  readonly build: string
  /** Pages of places and stories, the guide's own first. */
  readonly pages: readonly string[]
  /** All files, pages first; their weights together are what is told before. */
  readonly files: readonly GuideFile[]
}

/** What a guide weighs on the device, in bytes. */
export const bytesOf = ({ files }: Pick<GuideManifest, 'files'>): number =>
  files.reduce((sum, [, bytes]) => sum + bytes, 0)
