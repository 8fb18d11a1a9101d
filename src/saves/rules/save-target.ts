/** Kinds of pages that can be saved, with patterns of their paths. */
const KINDS = {
  place: /^\/destinations(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,3}$/,
  story: /^\/articles\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
  /** A sight has no page of its own but a fragment on the page of its place. */
  sight: /^\/destinations(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,3}#[a-z0-9]+(?:-[a-z0-9]+)*$/,
} as const
export type SaveKind = keyof typeof KINDS

/** A page that can be saved, or a sight on a page: its kind and path. */
export type SaveTarget = { readonly kind: SaveKind; readonly path: string }

const MAX_PATH_LENGTH = 200

/** Parses the path of a page that can be saved; null for any other text. Does not check that the page exists. */
export function parseSaveTarget(path: unknown): SaveTarget | null {
  if (typeof path !== 'string' || path.length > MAX_PATH_LENGTH) return null
  const kinds = Object.keys(KINDS) as SaveKind[]
  const kind = kinds.find((candidate) => KINDS[candidate].test(path))
  return kind === undefined ? null : { kind, path }
}
