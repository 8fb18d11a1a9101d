import { useTextLanguage, useWords } from '#isomorphic/words/use-words.ts'
import type { ListedPhotograph } from '#src/catalogue/photographs/photograph.ts'
import { PHOTOGRAPHS_WORDS } from '#src/photographs/words/photographs-words.ts'
import { LicenceAndSource } from './photograph-credit.tsx'

const HEADING_ID = 'photographs'

function PhotographRow({ photograph }: { readonly photograph: ListedPhotograph }) {
  const { page, caption, credit, year, licence, href } = photograph
  const langOf = useTextLanguage()
  const words = useWords(PHOTOGRAPHS_WORDS)
  return (
    <tr>
      <th scope="row">
        <a href={page.path} lang={langOf(page.name)}>
          {page.name}
        </a>
        <small lang={langOf(caption)}>{caption}</small>
      </th>
      <td>{words.author(credit, year)}</td>
      <td>
        <LicenceAndSource licence={licence} href={href} />
      </td>
    </tr>
  )
}

/** The list of every photograph of the guide, by page; nothing when there is none. */
export function PhotographTable({ photographs }: { readonly photographs: readonly ListedPhotograph[] }) {
  const { heading, lead, columns } = useWords(PHOTOGRAPHS_WORDS).list
  if (photographs.length === 0) return null
  return (
    <section className="section reading" id={HEADING_ID} aria-labelledby={`${HEADING_ID}-title`}>
      <div className="wrap reading-row">
        <h2 className="h2" id={`${HEADING_ID}-title`}>
          {heading}
        </h2>
        <div>
          <p className="prose">{lead}</p>
          <table className="photograph-list">
            <caption>{heading}</caption>
            <thead>
              <tr>
                <th scope="col">{columns.page}</th>
                <th scope="col">{columns.author}</th>
                <th scope="col">{columns.licence}</th>
              </tr>
            </thead>
            <tbody>
              {photographs.map((photograph) => (
                <PhotographRow key={photograph.page.path} photograph={photograph} />
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}
