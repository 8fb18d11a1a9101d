/** What a page fetches without being asked for: the entry, and at idle its small parts without React, with the bundler's few lines. */
const INITIAL_SCRIPTS = /\/(?:entry|idle-parts|rolldown-runtime)-[\w-]+\.js$/

/** Scripts among these addresses that should have waited for the visitor. */
export const heavyScripts = (urls: readonly string[]): readonly string[] =>
  urls.filter((url) => !INITIAL_SCRIPTS.test(url))
