/** Text of the sheet of all posters, for development, in English. */
export const en = {
  title: 'Posters',
  description: 'Every poster of the guide.',
  topics: 'Topics',
  stories: 'Stories',
  heading: (name: string, count: number) => `${name}: ${count}`,
}
