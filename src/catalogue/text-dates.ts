/** Who checked a text: an editor, or a second reader who did not write it. */
export const TEXT_READERS = ['editor', 'second-reader'] as const

export type TextReader = (typeof TEXT_READERS)[number]

/** A check of a text against something else: its ISO date and who did it. */
export type TextCheck = { readonly on: string; readonly by: TextReader }

/** When a text was written and checked. */
export type TextDates = {
  /** Month, for example `2026-11`. */
  readonly writtenIn: string
  /** The newest check of the complete text; null when there was none. */
  readonly check: TextCheck | null
}
