import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { OutboundLink } from '#src/admin/links/outbound-link.ts'

/** Maximum number of pages listed for a URL. */
const MAX_PAGES_PER_ADDRESS = 20
const MAX_ADDRESSES = 20_000
const HREF = /href="(https:\/\/[^"]+)"/g
/** The page of links in the frame around all pages. */
const SITE_WIDE = '*'

export type OutboundCollector = {
  /** Records every external URL in a record, with the record's page. */
  readonly collect: (value: unknown, page?: string) => void
  readonly list: () => readonly OutboundLink[]
}

function addressesIn(text: string): readonly string[] {
  if (!text.includes('https://')) return []
  if (text.startsWith('https://') && URL.canParse(text)) return [text]
  return [...text.matchAll(HREF)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}

/** Collects the external URLs of all pages, for the link check. */
export function createOutboundCollector(): OutboundCollector {
  const found = new Map<string, Set<string>>()

  function note(address: string, page: string): void {
    const plain = address.replace(/#.*$/, '')
    const pages = found.get(plain) ?? new Set()
    if (found.size < MAX_ADDRESSES || found.has(plain)) found.set(plain, pages.add(page))
  }

  function collect(value: unknown, page = SITE_WIDE): void {
    if (typeof value === 'string') for (const address of addressesIn(value)) note(address, page)
    if (typeof value !== 'object' || value === null) return
    const path: unknown = Reflect.get(value, 'path')
    const here = typeof path === 'string' && path.startsWith('/') ? path : page
    for (const inner of Object.values(value)) collect(inner, here)
  }

  return {
    collect,
    list: () =>
      [...found]
        .map(([address, pages]) => ({
          address,
          pages: [...pages].sort().slice(0, MAX_PAGES_PER_ADDRESS),
          pageCount: pages.size,
        }))
        .sort((a, b) => a.address.localeCompare(b.address, DEFAULT_LOCALE)),
  }
}
