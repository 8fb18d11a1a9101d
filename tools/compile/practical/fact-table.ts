import { hastElement, type Markup } from '#tools/compile/guide/hast-element.ts'
import type { FactGroup, FactPart, FactRow } from './fact-rows.ts'

function cellPart({ text, href }: FactPart): Markup | string {
  return href === undefined ? text : hastElement('a', { href, rel: 'noopener' }, [text])
}

/** Several parts are a list: one line each. */
function cell(parts: readonly FactPart[]): Markup {
  const [only] = parts
  if (parts.length === 1 && only !== undefined) return hastElement('td', {}, [cellPart(only)])
  const items = parts.map((part) => hastElement('li', {}, [cellPart(part)]))
  return hastElement('td', {}, [hastElement('ul', {}, items)])
}

const tableRow = ({ label, parts }: FactRow): Markup =>
  hastElement('tr', {}, [hastElement('th', { scope: 'row' }, [label]), cell(parts)])

const groupBody = ({ title, rows }: FactGroup): Markup =>
  hastElement('tbody', {}, [
    hastElement('tr', {}, [hastElement('th', { scope: 'rowgroup', colspan: '2' }, [title])]),
    ...rows.map(tableRow),
  ])

/** Facts in groups, as a table with a heading above each group. */
export const factTable = (caption: string, groups: readonly FactGroup[]): Markup =>
  hastElement('table', { className: 'trip-facts' }, [
    hastElement('caption', {}, [caption]),
    ...groups.map(groupBody),
  ])
