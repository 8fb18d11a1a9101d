export const en = {
  signedUpAt: (host: string) => `You signed up for this newsletter at ${host}, and confirmed it.`,
  unsubscribe: 'Unsubscribe',
  preferences: 'Topics, and how often',
  readOnSite: 'Read it on the site',
}
