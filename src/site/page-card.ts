import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { DEFAULT_LOCALE, type LocaleTag } from '#isomorphic/words/locale.ts'

/** Contents of a page's social card: its poster, and its title on a plate. */
export type PageCard = {
  /** Root-relative path of the page, without a query. */
  readonly path: string
  readonly title: string
  readonly poster: PosterRef
}

export const CARD_SIZE = { width: 1200, height: 630 } as const

const HOME_SEGMENT = '/home'
const ADDRESS = /^\/cards(?<path>(?:\/[a-z0-9-]+){1,5})\.(?<version>[0-9a-f]{14})\.png$/

/** 32-bit FNV-1a hash, so that a new title has a new URL. */
function fnv1aHash(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Root-relative, immutable URL of a page's card, below the prefix of the language of its title. */
export function cardAddress({ path, title, poster }: PageCard, tag: LocaleTag = DEFAULT_LOCALE): string {
  const prefix = tag === DEFAULT_LOCALE ? '' : `/${tag}`
  return `${prefix}/cards${path === '/' ? HOME_SEGMENT : path}.${poster.version}${fnv1aHash(`${poster.id} ${title}`)}.png`
}

/** Parses the page path from the URL of a card, without its language; null if it is not one. */
export function parseCardAddress(address: string): { readonly path: string } | null {
  const path = ADDRESS.exec(address)?.groups?.['path']
  return path === undefined ? null : { path: path === HOME_SEGMENT ? '/' : path }
}
