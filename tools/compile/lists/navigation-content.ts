import { DESTINATIONS } from '#tools/compile/places/place.ts'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { SiteFields } from '#tools/compile/text/content-schemas.ts'
import type { GuideLink } from '#tools/compile/text/guide-links.ts'
import type { FieldPath, YamlSource } from '#tools/compile/text/yaml-source.ts'
import { type NavigationFields, NavigationSchema } from './navigation-schema.ts'

/** The authored sections, with every reference resolved. */
export type NavigationContent = NavigationFields

/** URLs of `shop:<collection>` and `partner:<name>`. */
function addressesOf({ shop, trips }: SiteFields): ReadonlyMap<string, string> {
  const collections = shop.collections.map(
    ({ slug }) => [`shop:${slug}`, `${shop.origin}/collections/${slug}`] as const,
  )
  const partners = Object.entries(trips).map(([name, { href }]) => [`partner:${name}`, href] as const)
  return new Map([...collections, ...partners])
}

type FoundUrl = { readonly path: FieldPath; readonly url: string }

/** Every URL in the file, including the place of a promo's image. */
function urlsOf(value: unknown, path: FieldPath = []): readonly FoundUrl[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const key = Array.isArray(value) ? Number(name) : name
    if (key === 'url') return [{ path: [...path, key], url: String(inner) }]
    if (key === 'first' && Array.isArray(inner)) {
      return inner.map((slug, index) => ({
        path: [...path, key, index],
        url: `${DESTINATIONS}/${String(slug)}`,
      }))
    }
    if (key === 'image') return [{ path: [...path, key], url: `${DESTINATIONS}/${String(inner)}` }]
    return urlsOf(inner, [...path, key])
  })
}

const isReference = (url: string): boolean => /^(?:shop|partner):/.test(url)

function reportUnknownReferences(
  urls: readonly FoundUrl[],
  addresses: ReadonlyMap<string, string>,
  source: YamlSource,
  report: ReportError,
): void {
  for (const { path, url } of urls) {
    if (!isReference(url) || addresses.has(url)) continue
    const expected = `one of ${[...addresses.keys()].join(', ')}`
    report({ file: source.file, line: source.lineOf(path), problem: `site.yaml has no ${url}`, expected })
  }
}

function resolveReferences<T>(value: T, addresses: ReadonlyMap<string, string>): T {
  const text = JSON.stringify(value, (key, inner: unknown) =>
    key === 'url' && typeof inner === 'string' ? (addresses.get(inner) ?? inner) : inner,
  )
  return JSON.parse(text) as T
}

/**
 * Reads `navigation.yaml`; null when it is wrong.
 * @returns the sections, and the links to check against the catalogue
 */
export function readNavigation(
  source: YamlSource,
  site: SiteFields,
  report: ReportError,
): { readonly sections: NavigationContent; readonly links: readonly GuideLink[] } | null {
  const fields = checkSchema(NavigationSchema, source, report)
  if (fields === null) return null
  const addresses = addressesOf(site)
  const urls = urlsOf(fields)
  reportUnknownReferences(urls, addresses, source, report)
  const links = urls
    .filter(({ url }) => !isReference(url))
    .map(({ path, url }) => ({ file: source.file, line: source.lineOf(path), href: url }))
  return { sections: resolveReferences(fields, addresses), links }
}
