import { formatLocaleOf, type Locale } from '#isomorphic/words/locale.ts'

const KILOBYTE = 1000

/** Formats the size of a file with its unit: `850 kB`, `1.2 MB`. A file has at least 1 kB. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE))
  const isSmall = kilobytes < KILOBYTE
  const digits = isSmall ? 0 : 1
  return new Intl.NumberFormat(formatLocaleOf(locale), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(isSmall ? kilobytes : kilobytes / KILOBYTE)
}
