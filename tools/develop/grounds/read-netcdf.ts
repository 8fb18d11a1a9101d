import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Numbers of some variables of a netCDF file, by the variable's name, as `ncdump` of Debian's netcdf-bin prints them. */
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
/** The least number but one of a short: `ncdump` takes it for a gap and writes an underscore. */
const FILL_VALUE = -32_767

/** Whole numbers between anything else. Eleven million of them: no strings are made. */
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
