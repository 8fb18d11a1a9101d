import { createElement, Fragment } from 'react'
import type { TextPiece } from '#isomorphic/search/text-pieces.ts'

export type MarkedTextProps = { readonly pieces: readonly TextPiece[] }

/** Text with what matches a query marked. */
export function MarkedText({ pieces }: MarkedTextProps) {
  const parts = pieces.map(({ text, isMatch }) => (isMatch ? createElement('mark', null, text) : text))
  // Spread, because the parts of one text never change and so need no keys.
  return createElement(Fragment, null, ...parts)
}
