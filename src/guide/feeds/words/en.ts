/** Titles of the feeds, in English. */
export const en = {
  title: 'Fernway: stories',
  description: 'Stories for travellers, about one thing at a time.',
  author: 'Fernway editors',
}
