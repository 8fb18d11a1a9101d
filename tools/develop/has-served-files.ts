import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import { compiledVersion } from '#tools/compile/prepare/content-fingerprint.ts'
import { SEARCH_DOCUMENTS } from '#tools/compile/search/search-documents-file.ts'

/** Compiled files that the site imports or is started with, in `.generated`. */
export const SERVED_FILES: readonly string[] = [
  'catalogue-core.json',
  'catalogue-front.json',
  'catalogue-manifest.json',
  'dated-facts.json',
  'fonts.css',
  'fonts.json',
  'late-fonts.css',
  'outbound-links.json',
  'runbooks.json',
  'site.json',
  'travel-graph.json',
  'travel-review.json',
  'where-cards.json',
  'where-facts.json',
  ...TRANSLATED_TAGS.flatMap((tag) =>
    ['', '-guides', '-feasts'].map((part) => `languages/${tag}${part}.json`),
  ),
  SEARCH_DOCUMENTS,
]

const PUBLIC_FILES = ['public/fonts', 'public/world-land.svg']

/** Whether an earlier compilation left everything that the site needs to be served, of whatever inputs. */
export const hasServedFiles = (root: string): boolean =>
  compiledVersion(root) !== null &&
  [...SERVED_FILES.map((name) => join('.generated', name)), ...PUBLIC_FILES].every((path) =>
    existsSync(join(root, path)),
  )
