export const en = {
  signedUpAt: (host: string) => `You signed up for this newsletter at ${host}, and confirmed it.`,
  unsubscribe: 'Unsubscribe',
  preferences: 'Topics, and how often',
  readOnSite: 'Read it on the site',
  /** What a card shows above its title. */
  cards: {
    story: (topic: string) => `Story · ${topic}`,
    country: (parent: string) => `Country · ${parent}`,
    region: (parent: string) => `Region · ${parent}`,
    city: (parent: string) => `City · ${parent}`,
  },
}
