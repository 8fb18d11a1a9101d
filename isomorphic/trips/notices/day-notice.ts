/** A line about a day and a place, with the sentence of the guide that it comes from. */
export type DayNotice = {
  /** What it is about; the first of a kind for a place. */
  readonly kind: 'season' | 'holiday' | 'festival' | 'closed' | 'daylight' | 'advisory' | 'entry' | 'long'
  readonly text: string
  /** Link into the guide; null for what follows from the plan itself. */
  readonly href: string | null
  /** Name of the link: the place. */
  readonly linkText: string
  readonly isWarning: boolean
  /** Parts of the text in English, in their order, on a page in another language. */
  readonly english?: readonly string[]
}
