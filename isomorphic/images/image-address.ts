import { IMAGE_QUALITY } from './image-widths.ts'

/** The three services that transform pictures by address: editors' media, static files, what the CMS holds. */
export const IMAGE_TARGETS = ['media', 'static', 'cms'] as const
export type ImageTarget = (typeof IMAGE_TARGETS)[number]

/** An older place of pictures: a host, and where only a part of it counts, how its paths begin. */
export type LegacyImageHost = {
  readonly host: string
  /** `/` for all of the host; else a folder such as `/file-sync`. */
  readonly folder: string
  readonly target: ImageTarget
}

export type ImageHosts = {
  /** Host of each service; a service that is not set rewrites nothing. */
  readonly targets: Readonly<Partial<Record<ImageTarget, string>>>
  readonly legacy: readonly LegacyImageHost[]
}

/** Parameters that go on top; null takes one away. */
export type ExtraParameters = Readonly<Record<string, string | number | null>>

const isWithin = (pathname: string, folder: string): boolean =>
  folder === '/' || pathname === folder || pathname.startsWith(`${folder}/`)

/** The transforming host for an address: its own when it is one, that of its legacy place, else none. */
function targetHostOf({ host, pathname }: URL, { targets, legacy }: ImageHosts): string | undefined {
  if (Object.values(targets).includes(host)) return host
  const legacyHost = legacy.find((known) => known.host === host && isWithin(pathname, known.folder))
  return legacyHost === undefined ? undefined : targets[legacyHost.target]
}

/**
 * Address of a picture at the service that transforms it (S5.4, S9.9, M2.6). Older hosts are
 * rewritten; the path and existing parameters stay; `auto=format`, `q=75` and `w` are set where absent; extras are merged
 * last. Applying it twice changes nothing more.
 * @returns the very input when it is empty, no address, or at a host we know nothing of (M1.22)
 */
export function imageAddress(
  address: string,
  hosts: ImageHosts,
  width: number | null = null,
  extras: ExtraParameters = {},
): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  const isPlainWeb = /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  const host = isPlainWeb ? targetHostOf(url, hosts) : undefined
  if (host === undefined) return address
  url.protocol = 'https:'
  // The host alone would leave a port where it is.
  url.port = ''
  url.host = host
  const parameters = url.searchParams
  parameters.set('auto', parameters.getAll('auto').join(',') || 'format')
  if (!parameters.has('q')) parameters.set('q', String(IMAGE_QUALITY))
  if (!parameters.has('w') && width !== null) parameters.set('w', String(width))
  for (const [name, value] of Object.entries(extras)) {
    if (value === null) parameters.delete(name)
    else parameters.set(name, String(value))
  }
  return url.href
}
