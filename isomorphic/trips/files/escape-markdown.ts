/** Characters that may begin markup anywhere in a line (CommonMark 2.4). */
const INLINE = /[\\`*_[\]<>&~|!]/g
/** What may begin a block at the start of a line: headings, lists, numbers of lists, lines below headings. */
const BLOCK = /^(\s*)(?:(\d{1,9})([.)])|([#+=-]))/

/** Escapes a line of text so that Markdown shows it as it is. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(INLINE, String.raw`\$&`)
    .replace(BLOCK, (_, space: string, number: string | undefined, dot = '', mark = '') =>
      number === undefined ? `${space}\\${mark}` : `${space}${number}\\${dot}`,
    )

/** A name, with a link to its page. */
export const markdownLink = (name: string, address: string | null): string =>
  address === null ? escapeMarkdown(name) : `[${escapeMarkdown(name)}](<${address}>)`

/** A note as paragraphs of its own, with its line breaks; no lines for an empty note. */
export function markdownNote(note: string, indent: string): readonly string[] {
  if (note === '') return []
  const lines = note.split('\n').map((line) => line.trim())
  const broken = lines.map((line, index) => {
    if (line === '') return ''
    const isBroken = (lines[index + 1] ?? '') !== ''
    return `${indent}${escapeMarkdown(line)}${isBroken ? '\\' : ''}`
  })
  return ['', ...broken, '']
}
