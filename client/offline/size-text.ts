import { bytesOf, type GuideManifest } from '#isomorphic/offline/guide-manifest.ts'

function format(value: number, unit: string, digits: number): string {
  return new Intl.NumberFormat(globalThis.pageLanguage?.tag ?? 'en', {
    style: 'unit',
    unit,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(value)
}

/** Formats bytes for display in the language of the page: 850 kB, 2.4 MB, 12 GB; French 2,4 Mo. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1e3))
  if (kilobytes < 1000) return format(kilobytes, 'kilobyte', 0)
  const megabytes = Math.round(bytes / 1e5) / 10
  return megabytes < 1000 ? format(megabytes, 'megabyte', 1) : format(bytes / 1e9, 'gigabyte', 0)
}

/** Formats the size of a guide for display. */
export const guideSizeText = (manifest: GuideManifest): string => sizeText(bytesOf(manifest))
