/** A link in the list of links of a trip. */
export type TripLinkView = {
  /** Names the link in forms; the link itself cannot be shown again. */
  readonly hash: string
  readonly kind: 'view' | 'edit' | 'calendar'
  /** Null: until it is ended. */
  readonly endsAtS: number | null
}
