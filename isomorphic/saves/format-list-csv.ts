import { formatCsv } from '#isomorphic/files/format-csv.ts'
import type { ListFileItem } from './list-file-item.ts'

const HEADER = ['name', 'note', 'kind', 'latitude', 'longitude', 'link'] as const

/** Formats a list as CSV that the site imports again; the notes of a copied list are untrusted, so formulas are escaped. */
export function formatListCsv(items: readonly ListFileItem[], siteOrigin: string): string {
  const rows = items.map(({ kind, path, note, page }) => {
    const { latitude = '', longitude = '' } = page?.at ?? {}
    return [page?.name ?? '', note, kind, String(latitude), String(longitude), siteOrigin + path]
  })
  return formatCsv([HEADER, ...rows])
}
