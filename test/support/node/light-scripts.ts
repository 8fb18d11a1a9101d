/** What a page fetches without being asked for: the entry, and at idle its small parts without React. */
const LIGHT = /\/(?:entry|idle-parts)-[\w-]+\.js$/

/** Scripts among these addresses that should have waited for the visitor. */
export const heavyScripts = (urls: readonly string[]): readonly string[] =>
  urls.filter((url) => !LIGHT.test(url))
