/** Concatenates byte arrays. */
export function joinBytes(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(chunks.reduce((sum, piece) => sum + piece.byteLength, 0))
  let offset = 0
  for (const piece of chunks) {
    joined.set(piece, offset)
    offset += piece.byteLength
  }
  return joined
}
