/** A public holiday of one or several consecutive days. */
export type PublicHoliday = {
  /** In English. */
  readonly name: string
  /** Its name in a language of the country, where that is known. */
  readonly local: { readonly text: string; readonly lang: string } | null
  /** ISO dates. */
  readonly first: string
  readonly last: string
  /** Whether its day depends on a sighting of the moon, so that it may shift by a day. */
  readonly isByMoon: boolean
  /** Whether it replaces a holiday on a day of the weekend. */
  readonly isSubstitute: boolean
  /** The part of the country that has it; null for all of it. */
  readonly where: string | null
}
