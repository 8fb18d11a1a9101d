const HEADER_BYTES = 12
const RECORD_BYTES = 16
/** Alignment of tables (OpenType, "Organization of an OpenType font"). */
const ALIGNMENT = 4
/** Glyph positioning, and the table that it refers to. */
const KERNING_TABLES: readonly string[] = ['GPOS', 'GDEF']
const GLYPH_COUNT_AT = 4

type Tables = ReadonlyMap<string, Uint8Array>

function readTables(font: Uint8Array): Tables {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const tables = new Map<string, Uint8Array>()
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = HEADER_BYTES + index * RECORD_BYTES
    const tag = Buffer.from(font.subarray(at, at + 4)).toString('latin1')
    const start = view.getUint32(at + 8)
    tables.set(tag, font.subarray(start, start + view.getUint32(at + 12)))
  }
  return tables
}

/** Checksums and binary search fields stay empty: the tool that reads the font next recalculates them. */
function writeTables(version: Uint8Array, tables: Tables): Uint8Array {
  const bodies: Uint8Array[] = []
  const head = Buffer.alloc(HEADER_BYTES + tables.size * RECORD_BYTES)
  head.set(version)
  head.writeUInt16BE(tables.size, 4)
  let start = head.byteLength
  for (const [index, [tag, body]] of [...tables].entries()) {
    const at = HEADER_BYTES + index * RECORD_BYTES
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(start, at + 8)
    head.writeUInt32BE(body.byteLength, at + 12)
    const padded = Buffer.alloc(Math.ceil(body.byteLength / ALIGNMENT) * ALIGNMENT)
    padded.set(body)
    bodies.push(padded)
    start += padded.byteLength
  }
  return Buffer.concat([head, ...bodies])
}

function glyphCount(tables: Tables): number {
  const table = tables.get('maxp')
  if (table === undefined) throw new RangeError('the font does not contain its number of glyphs')
  return Buffer.from(table).readUInt16BE(GLYPH_COUNT_AT)
}

/**
 * Replaces the kerning of a variable font by that of one of its instances. Variable kerning takes a third of such a
 * font, and the difference is not visible.
 * @param variable the font, as SFNT
 * @param cut the same font with all axes pinned, as SFNT
 * @returns SFNT, to be rewritten by a font tool
 * @throws {RangeError} when the instance has other glyphs
 */
export function stillKerning(variable: Uint8Array, cut: Uint8Array): Uint8Array {
  const tables = new Map(readTables(variable))
  const pinned = readTables(cut)
  if (glyphCount(tables) !== glyphCount(pinned))
    throw new RangeError('the instance has other glyphs than the font')
  for (const tag of KERNING_TABLES) {
    const table = pinned.get(tag)
    if (table === undefined) tables.delete(tag)
    else tables.set(tag, table)
  }
  return writeTables(variable.subarray(0, 4), tables)
}
