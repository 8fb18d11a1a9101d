import { useWords } from '#isomorphic/words/use-words.ts'
import { insertMarkup } from '#src/site/markup/encoded-markup.ts'
import type { Runbook } from './runbook.ts'
import { RUNBOOKS_WORDS } from './words/runbooks-words.ts'

function Chapter({ runbook: { id, title, level, html } }: { readonly runbook: Runbook }) {
  const Heading = `h${level}` as const
  return (
    <section className="desk-runbook" aria-labelledby={id}>
      <Heading className="h3" id={id}>
        {title}
      </Heading>
      <div dangerouslySetInnerHTML={insertMarkup(html)} />
    </section>
  )
}

/** `/desk/runbooks`: the runbooks, with a table of contents. */
export function RunbooksPage({ runbooks }: { readonly runbooks: readonly Runbook[] }) {
  return (
    <>
      <nav aria-label={useWords(RUNBOOKS_WORDS).chapters}>
        <ul className="desk-chapters">
          {runbooks.map(({ id, title, level }) => (
            <li key={id} className={level === 3 ? 'desk-chapter-inner' : undefined}>
              <a className="link" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {runbooks.map((runbook) => (
        <Chapter key={runbook.id} runbook={runbook} />
      ))}
    </>
  )
}
