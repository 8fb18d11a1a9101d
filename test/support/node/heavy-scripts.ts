/**
 * Scripts that a page fetches without interaction: the entry, and at idle its small parts without React, with the
 * bundler's runtime.
 */
const INITIAL_SCRIPTS = /\/(?:entry|idle-parts|rolldown-runtime)-[\w-]+\.js$/

/** Returns the scripts among these URLs that should be deferred until an interaction. */
export const heavyScripts = (urls: readonly string[]): readonly string[] =>
  urls.filter((url) => !INITIAL_SCRIPTS.test(url))
