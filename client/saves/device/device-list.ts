/** What the guide says of a saved page, for a card and for files that are written without a network. */
export type SavedPageFacts = {
  readonly name: string
  /** For a place its parent; for a story its topic and reading time. */
  readonly meta: string
  /** One sentence; empty for none. */
  readonly text: string
  /** The address of the page itself. */
  readonly href: string
  /** The address of its poster. */
  readonly poster: string
  /** Class of the poster's placeholder colour. */
  readonly theme: number
  /** Degrees; null for a story. */
  readonly at: { readonly latitude: number; readonly longitude: number } | null
  /** The language of the text, a BCP 47 tag. */
  readonly lang: string
}

/** A saved page on a list of this device. */
export type DeviceItem = {
  readonly path: string
  readonly note: string
  /** Idempotency key of the change that takes it into an account; another one after each edit. */
  readonly key: string
  /** Null until the site was asked for them. */
  readonly facts: SavedPageFacts | null
  /** When an account refused it, in ms since 1970; null for never. */
  readonly refusedAtMs: number | null
}

/** A list of this device. */
export type DeviceList = {
  /** `main`, or the first 16 hexadecimal digits of `key`, which is its ID in an account too. */
  readonly id: string
  readonly name: string
  /** Idempotency key of its creation in an account. */
  readonly key: string
  /** When a page was added last, in ms since 1970. */
  readonly usedAtMs: number
  readonly items: readonly DeviceItem[]
}
