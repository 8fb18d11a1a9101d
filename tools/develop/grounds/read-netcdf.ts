import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Reads variables of a netCDF file by name, as printed by `ncdump` (Debian's netcdf-bin). */
export function readNetcdfVariables(
  folder: string,
  file: string,
  names: readonly string[],
): ReadonlyMap<string, Int32Array> {
  const text = execFileSync('ncdump', ['-v', names.join(','), join(folder, file)], { maxBuffer: 2 ** 30 })
  let from = text.indexOf('\ndata:')
  return new Map(
    names.map((name) => {
      const start = text.indexOf(` ${name} =`, from) + name.length + 3
      from = text.indexOf(';', start)
      return [name, readNumbers(text.subarray(start, from))]
    }),
  )
}

const [MINUS, ZERO, NINE, UNDERSCORE] = [45, 48, 57, 95]
/** The second smallest value of a short: `ncdump` treats it as a gap and prints an underscore. */
const FILL_VALUE = -32_767

/** Parses all integers of a text. There are eleven million: creating strings would be too slow. */
function readNumbers(text: Uint8Array): Int32Array {
  const numbers: number[] = []
  let [value, isOpen, isNegative] = [0, false, false]
  const close = () => {
    if (isOpen) numbers.push(isNegative ? -value : value)
    ;[value, isOpen, isNegative] = [0, false, false]
  }
  for (const byte of text) {
    if (byte === UNDERSCORE) numbers.push(FILL_VALUE)
    else if (byte === MINUS) isNegative = true
    else if (byte >= ZERO && byte <= NINE) {
      value = value * 10 + byte - ZERO
      isOpen = true
    } else close()
  }
  close()
  return Int32Array.from(numbers)
}
