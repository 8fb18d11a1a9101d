import { createElement, Fragment } from 'react'
import type { TextPiece } from '#isomorphic/search/text-pieces.ts'

export type MarkedTextProps = { readonly pieces: readonly TextPiece[] }

/** Text with its matches marked. */
export function MarkedText({ pieces }: MarkedTextProps) {
  const parts = pieces.map(({ text, isMatch }) => (isMatch ? createElement('mark', null, text) : text))
  // Spread into arguments, because the static pieces need no keys.
  return createElement(Fragment, null, ...parts)
}
