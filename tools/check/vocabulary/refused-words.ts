import { readFileSync } from 'node:fs'
import { trackedFiles } from '#tools/check/tracked-files.ts'
import { type Glossary, parseGlossary, type RefusedWord, type WordScope } from './glossary.ts'
import { readSourceWords } from './source-words.ts'

export type NamedText = { readonly path: string; readonly text: string }

const SOURCE = /\.(?:tsx?|css)$/
/** Documents of the repository; `content/` is the guide's own prose, and the glossary quotes what it refuses. */
const DOCUMENT = /^(?!content\/|docs\/glossary\.md).*\.md$/
const CODE_SPAN = /`[^`]*`|\]\([^)]*\)|https?:\S+/g

/** Splits an identifier into its words: `createDeskUrl`, `MOST_ROWS`. */
export const splitIdentifier = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replaceAll('_', ' ')

function matchesIn(text: string, scope: WordScope, words: readonly RefusedWord[]): readonly RefusedWord[] {
  return words.filter((word) => {
    word.prose.lastIndex = 0
    return word.scopes.has(scope) && word.prose.test(text)
  })
}

const report = (place: string, found: readonly RefusedWord[]): readonly string[] =>
  found.map(({ word, use }) => `${place}: "${word}" is refused by docs/glossary.md; use ${use.trim()}`)

const isContractName = (name: string, path: string, { contractNames }: Glossary): boolean =>
  contractNames.some((contract) => contract.name === name && (contract.file ?? path) === path)

function refusedInSource({ path, text }: NamedText, glossary: Glossary): readonly string[] {
  const { refused } = glossary
  const { comments, identifiers } = readSourceWords(path, text)
  const names = new Map(
    identifiers
      .filter(({ name }) => !isContractName(name, path, glossary))
      .map(({ name, line }) => [name, line]),
  )
  return [
    ...comments.flatMap(({ text: comment, line }) =>
      report(`${path}:${line}`, matchesIn(comment.replaceAll(CODE_SPAN, ''), 'comments', refused)),
    ),
    ...[...names].flatMap(([name, line]) =>
      report(`${path}:${line} ${name}`, matchesIn(splitIdentifier(name), 'identifiers', refused)),
    ),
  ]
}

function refusedInDocument({ path, text }: NamedText, { refused }: Glossary): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      report(`${path}:${index + 1}`, matchesIn(line.replaceAll(CODE_SPAN, ''), 'documents', refused)),
    )
}

/** Returns one line for each refused word in the comments, identifiers and documents of `files`. */
export function findRefusedWords(files: readonly NamedText[], glossary: Glossary): readonly string[] {
  return files.flatMap((file) => {
    if (SOURCE.test(file.path)) return refusedInSource(file, glossary)
    return DOCUMENT.test(file.path) ? refusedInDocument(file, glossary) : []
  })
}

/** Reads the tracked sources and documents of the repository. */
export const readVocabularyFiles = (): readonly NamedText[] =>
  trackedFiles()
    .filter((path) => SOURCE.test(path) || DOCUMENT.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** Reads docs/glossary.md. */
export const readGlossary = (): Glossary => parseGlossary(readFileSync('docs/glossary.md', 'utf8'))
