import { IMAGE_QUALITY } from './image-widths.ts'

/** The three image transformation services: editorial media, static files, and the CMS. */
export const IMAGE_TARGETS = ['media', 'static', 'cms'] as const
export type ImageTarget = (typeof IMAGE_TARGETS)[number]

/** A legacy host of images, or one folder of it. */
export type LegacyImageHost = {
  readonly host: string
  /** `/` for the entire host; else a folder such as `/file-sync`. */
  readonly folder: string
  readonly target: ImageTarget
}

export type ImageHosts = {
  /** Host of each service; without it, addresses are not rewritten to that service. */
  readonly targets: Readonly<Partial<Record<ImageTarget, string>>>
  readonly legacy: readonly LegacyImageHost[]
}

/** Parameters to set; null deletes a parameter. */
export type ExtraParameters = Readonly<Record<string, string | number | null>>

const isWithin = (pathname: string, folder: string): boolean =>
  folder === '/' || pathname === folder || pathname.startsWith(`${folder}/`)

/** Host of the service for an address: the address's own host, that of its legacy host, or undefined. */
function targetHostOf({ host, pathname }: URL, { targets, legacy }: ImageHosts): string | undefined {
  if (Object.values(targets).includes(host)) return host
  const legacyHost = legacy.find((entry) => entry.host === host && isWithin(pathname, entry.folder))
  return legacyHost === undefined ? undefined : targets[legacyHost.target]
}

/**
 * Address of an image at its transformation service (S5.4, S9.9, M2.6). Legacy hosts are rewritten; the path and
 * existing parameters are preserved; `auto=format`, `q=75` and `w` are added where absent; extras are merged last.
 * Idempotent.
 * @returns the input when it is empty, not an address, or at an unknown host (M1.22)
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
  // Setting the host does not remove the port.
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
