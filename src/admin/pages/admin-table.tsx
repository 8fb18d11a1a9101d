import type { ReactNode } from 'react'

export type AdminTableProps = {
  /** What the table lists; also the name of the region that scrolls where there is no room. */
  readonly caption: string
  readonly headings: readonly string[]
  /** One list of cells a row; the first is the row's heading. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
  /** Said in place of a table without rows. */
  readonly empty: string
  /** Names, a number each, and words on it: columns as wide as those of other such tables. */
  readonly hasCountColumns?: true
}

/**
 * A table of the desk; where there is no room it scrolls sideways by itself, by keyboard too, and on a phone each row is a
 * block of lines with the heads before them.
 */
export function AdminTable({ caption, headings, rows, empty, hasCountColumns }: AdminTableProps) {
  if (rows.length === 0) return <p className="serif">{empty}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section className="desk-scroll" aria-label={caption} tabIndex={0}>
      <table className={hasCountColumns ? 'desk-table desk-counts' : 'desk-table'}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells stand in the order of their heads
                <td key={index} data-head={headings[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
