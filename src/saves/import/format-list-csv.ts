import Papa from 'papaparse'
import type { ListFileItem } from '#src/saves/rules/list-file.ts'

const HEADER = ['name', 'note', 'kind', 'latitude', 'longitude', 'link'] as const
/** Excel reads a file without it in the letters of the machine. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * A list as a table (RFC 4180) that `parseCsv` reads again. What a spreadsheet would take for a formula is marked as text: notes
 * may come from anyone who shared a list.
 */
export function formatListCsv(items: readonly ListFileItem[], siteOrigin: string): string {
  const rows = items.map(({ kind, path, note, page }) => {
    const {
      name = '',
      latitude = '',
      longitude = '',
    } = (page ?? {}) as {
      readonly name?: string
      readonly latitude?: number
      readonly longitude?: number
    }
    return [name, note, kind, String(latitude), String(longitude), siteOrigin + path]
  })
  const body = Papa.unparse([[...HEADER], ...rows], {
    newline: '\r\n',
    escapeFormulae: /^[=+@\t\r]|^-(?![\d.]+$)/,
  })
  return `${BYTE_ORDER_MARK}${body}\r\n`
}
