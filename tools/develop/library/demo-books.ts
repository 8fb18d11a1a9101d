/** A book of the demo users, composed of pages of the guide. */
export type DemoBook = {
  readonly id: string
  readonly title: string
  /** Path of the page whose poster is the cover. */
  readonly place: string
  /** Paths of the pages after it. */
  readonly others: readonly string[]
}

export const DEMO_BOOKS: readonly DemoBook[] = [
  {
    id: 'japan-slowly',
    title: 'Japan, slowly',
    place: '/destinations/japan',
    others: ['/destinations/japan/kyoto', '/destinations/japan/hokkaido'],
  },
  {
    id: 'portugal-slowly',
    title: 'Portugal, slowly',
    place: '/destinations/portugal',
    others: ['/destinations/portugal/lisbon', '/destinations/portugal/azores'],
  },
]
