import { expect, it } from 'vitest'
import { decodeFile } from './decode-file.ts'

const TEXT = 'Kraków\nSão Paulo\n'
const utf16 = (text: string, isLittle: boolean): Uint8Array => {
  const view = new DataView(new ArrayBuffer(text.length * 2 + 2))
  for (const [index, unit] of [0xfeff, ...Array.from(text, (character) => character.charCodeAt(0))].entries())
    view.setUint16(index * 2, unit, isLittle)
  return new Uint8Array(view.buffer)
}
const latin = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))

it.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
  ['UTF-16LE', utf16(TEXT, true)],
  ['UTF-16BE', utf16(TEXT, false)],
  ['Windows-1252', latin(TEXT)],
])('decodes %s', (_name, bytes) => {
  expect(decodeFile(bytes)).toBe(TEXT)
})

it('decodes truncated characters and empty files', () => {
  expect(decodeFile(new Uint8Array())).toBe('')
  expect(decodeFile(utf16('ab', false).slice(0, 5))).toBe('a')
  expect(decodeFile(Uint8Array.from([0xef, 0xbb, 0xbf, 0x61, 0xc3]))).toBe('a\uFFFD')
})
