import { IMAGE_TARGETS, type ImageTarget, type LegacyImageHost } from '#isomorphic/images/image-address.ts'

const HOST = '[a-z0-9-]+(?:\\.[a-z0-9-]+)*(?::[0-9]{1,5})?'
const TARGET = `(?<target>${IMAGE_TARGETS.join('|')})`
const TARGET_HOST = new RegExp(`^${TARGET}\\s*=\\s*(?<host>${HOST})$`)
const LEGACY_HOST = new RegExp(`^(?<host>${HOST})(?<folder>(?:/[A-Za-z0-9._-]+)*)\\s*=\\s*${TARGET}$`)

const partsOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Matches every part of a list against one pattern; null when a part does not match. */
function matchParts(text: string, pattern: RegExp): readonly Record<string, string>[] | null {
  const groups = partsOf(text).map((part) => pattern.exec(part)?.groups)
  return groups.every((group) => group !== undefined) ? groups : null
}

/** Parses `media=host, static=host, cms=host`; null when invalid. */
export function parseImageHosts(text: string): Partial<Record<ImageTarget, string>> | null {
  const parts = matchParts(text, TARGET_HOST)
  return parts === null ? null : Object.fromEntries(parts.map(({ target, host }) => [target, host]))
}

/** Parses `host=media, host/folder=cms`; null when invalid. */
export function parseLegacyImageHosts(text: string): readonly LegacyImageHost[] | null {
  const parts = matchParts(text, LEGACY_HOST)
  if (parts === null) return null
  return parts.map(({ host = '', folder = '', target }) => ({
    host,
    folder: folder === '' ? '/' : folder,
    target: target as ImageTarget,
  }))
}
