import type { ReactNode } from 'react'

export type AdminTableProps = {
  /** Caption of the table, and label of the scrollable region. */
  readonly caption: string
  readonly headings: readonly string[]
  /** One list of cells per row; the first cell is the row's heading. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
  /** Text shown when there are no rows. */
  readonly empty: string
  /** Sets fixed column widths, so that adjacent tables of counts are aligned. */
  readonly hasCountColumns?: true
}

/**
 * A table. On narrow screens it scrolls horizontally, also by keyboard; on phones each row is a block of lines with
 * their headings.
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
