/** Kinds of pages that can be saved, and what their addresses look like. */
const KINDS = {
  place: /^\/destinations(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,3}$/,
  story: /^\/articles\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
  /** A sight has no page: it is named on that of its place. */
  sight: /^\/destinations(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,3}#[a-z0-9]+(?:-[a-z0-9]+)*$/,
} as const
export type SaveKind = keyof typeof KINDS

/** A page that can be saved, or a sight on one: what it is and where. */
export type SaveTarget = { readonly kind: SaveKind; readonly path: string }

const MAX_PATH_LENGTH = 200

/** Reads the address of a page that can be saved; null for every other text. Whether the page exists is not asked. */
export function parseSaveTarget(path: unknown): SaveTarget | null {
  if (typeof path !== 'string' || path.length > MAX_PATH_LENGTH) return null
  const kinds = Object.keys(KINDS) as SaveKind[]
  const kind = kinds.find((candidate) => KINDS[candidate].test(path))
  return kind === undefined ? null : { kind, path }
}
