import Papa from 'papaparse'
import type { ListFileItem } from '#src/saves/rules/list-file.ts'

const HEADER = ['name', 'note', 'kind', 'latitude', 'longitude', 'link'] as const
/** Without it Excel decodes the file in the system's code page. */
const BYTE_ORDER_MARK = '\ufeff'
/**
 * How a cell begins that a spreadsheet evaluates (OWASP, CSV injection), the full-width signs of East Asian keyboards
 * included; a negative number is none.
 */
const FORMULA = /^[=+@＝＋－＠\t\r\n]|^-(?![\d.]+$)/

/**
 * Formats a list as CSV (RFC 4180) that `parseCsv` can read. Cells that a spreadsheet would evaluate as formulas are
 * escaped: the notes of a copied list are untrusted.
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
    escapeFormulae: FORMULA,
  })
  return `${BYTE_ORDER_MARK}${body}\r\n`
}
