/** Where a glossary row refuses its word. */
export type WordScope = 'identifiers' | 'comments' | 'documents'

/** One refused word or phrase of docs/glossary.md. */
export type RefusedWord = {
  readonly word: string
  readonly use: string
  readonly scopes: ReadonlySet<WordScope>
  /** Matches the word in prose, as a whole word, in any case. */
  readonly prose: RegExp
}

/** A refused name that a contract holds, and the file that may use it; null for every file. */
export type ContractName = { readonly name: string; readonly file: string | null }

export type Glossary = {
  readonly contractNames: readonly ContractName[]
  readonly refused: readonly RefusedWord[]
  /** Words of the field, counted by `npm run vocabulary`. */
  readonly standard: readonly RegExp[]
  /** Words of the old dialect that are counted but not all refused. */
  readonly counted: readonly RegExp[]
}

const SCOPES: readonly WordScope[] = ['identifiers', 'comments', 'documents']

/** The text of a section, from its heading to the next heading. */
function sectionOf(markdown: string, heading: string): string {
  const start = markdown.indexOf(`\n## ${heading}\n`)
  if (start === -1) throw new Error(`docs/glossary.md has no section "${heading}"`)
  const end = markdown.indexOf('\n## ', start + 4)
  return markdown.slice(start, end === -1 ? undefined : end)
}

const toPattern = (word: string): RegExp => new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'gi')

function parseRow(cells: readonly string[]): readonly RefusedWord[] {
  const [words = '', use = '', where = ''] = cells
  const scopes = new Set(SCOPES.filter((scope) => where.includes(scope) || where.includes('everywhere')))
  return words
    .split('·')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => ({ word, use, scopes, prose: toPattern(word) }))
}

const splitCell = (cell: string): readonly string[] =>
  cell.split(',').map((part) => part.trim().replaceAll('`', ''))

/** Rows of a table without its head, as cells. */
const tableRows = (section: string): readonly (readonly string[])[] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').slice(1, -1))

const parseContractRow = ([names = '', files = '']: readonly string[]): readonly ContractName[] =>
  splitCell(files).flatMap((file) =>
    splitCell(names).map((name) => ({ name, file: file === 'everywhere' ? null : file })),
  )

const parseList = (section: string): readonly RegExp[] =>
  section
    .split('\n')
    .slice(2)
    .join(' ')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => toPattern(word))

/**
 * Parses docs/glossary.md: the table "Refused words" and the two lists of counted words.
 * @throws Error when a section is missing or the table has no rows
 */
export function parseGlossary(markdown: string): Glossary {
  const refused = tableRows(sectionOf(markdown, 'Refused words')).flatMap(parseRow)
  if (refused.length === 0) throw new Error('docs/glossary.md refuses no word')
  return {
    refused,
    contractNames: tableRows(sectionOf(markdown, 'Contract names that stay')).flatMap(parseContractRow),
    standard: parseList(sectionOf(markdown, 'Standard terms that are counted')),
    counted: parseList(sectionOf(markdown, 'Private words that are counted')),
  }
}
