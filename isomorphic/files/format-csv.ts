/** Without it Excel decodes the file in the system's code page. */
const BYTE_ORDER_MARK = '\ufeff'
/**
 * How a cell begins that a spreadsheet evaluates (OWASP, CSV injection), the full-width signs of East Asian keyboards
 * included; a negative number is none.
 */
const FORMULA = /^[=+@＝＋－＠\t\r\n]|^-(?![\d.]+$)/
/** What needs quotation marks (RFC 4180), and spaces at an end, which some programs drop. */
const NEEDS_QUOTES = /["\r\n,]|^\s|\s$/

function toCell(value: string): string {
  const isFormula = FORMULA.test(value)
  const text = isFormula ? `'${value}` : value
  return isFormula || NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Formats rows as CSV (RFC 4180). Cells that a spreadsheet would evaluate as formulas are escaped. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`
