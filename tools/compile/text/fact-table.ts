import { hastElement, type Markup } from './hast-element.ts'

/** An element with a text. */
export const textElement = (tagName: string, value: string): Markup => hastElement(tagName, {}, [value])
const column = (label: string): Markup => hastElement('th', { scope: 'col' }, [label])

/** A table of computed facts. */
export function factTable(
  { className, caption, columns }: { className: string; caption: string; columns: readonly string[] },
  rows: readonly Markup[],
): Markup {
  return hastElement('table', { className: `ways ${className}` }, [
    textElement('caption', caption),
    hastElement('thead', {}, [hastElement('tr', {}, columns.map(column))]),
    hastElement('tbody', {}, rows),
  ])
}

/** A source line below figures; author and license are on the linked page. */
export const sourceLine = (words: string): Markup =>
  hastElement('p', { className: 'meta source' }, [
    `${words} `,
    hastElement('a', { href: '/licences.txt' }, ['Source and license']),
  ])
