import { hastElement, isCompiledMarkup, type Markup } from '#tools/compile/text/hast-element.ts'
import type { FactGroup, FactPart, FactRow, PartsByTitle } from './fact-rows.ts'

/** A label and one line for each part. */
const entry = ({ label, parts }: FactRow): Markup =>
  hastElement('div', {}, [hastElement('dt', {}, [label]), ...parts.map(value)])

function value({ text, href }: FactPart): Markup {
  const content = href === undefined ? text : hastElement('a', { href, rel: 'noopener' }, [text])
  return hastElement('dd', {}, [content])
}

/** Facts as one list of labels and values below the heading of each group, and below the part that introduces it. */
export const factLists = (groups: readonly FactGroup[], parts: PartsByTitle): Markup =>
  hastElement(
    'div',
    { className: 'trip-facts' },
    groups.map(({ title, rows, part }) => {
      const text = part === null ? undefined : parts.get(part)
      return hastElement('section', {}, [
        hastElement('h3', {}, [title]),
        ...(text === undefined ? [] : [isCompiledMarkup(text)]),
        hastElement('dl', {}, rows.map(entry)),
      ])
    }),
  )
