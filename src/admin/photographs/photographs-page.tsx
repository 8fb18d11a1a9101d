import { useWords } from '#isomorphic/words/use-words.ts'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import type { ListedPhotograph } from '#src/catalogue/photographs/photograph.ts'
import { Notice } from '#src/site/components/notice.tsx'
import { Panel } from '#src/site/components/panel.tsx'
import { PHOTOGRAPHS_PATH } from './photographs-paths.ts'
import { PHOTOGRAPHS_ADMIN_WORDS } from './words/photographs-admin-words.ts'

export type PhotographsPageProps = {
  readonly photographs: readonly ListedPhotograph[]
  /** Address for which there is no page; null without one. */
  readonly unknownAddress: string | null
}

/** `/desk/photographs`: every photograph, and the way to the form of a page. */
export function PhotographsPage({ photographs, unknownAddress }: PhotographsPageProps) {
  const { find, how, list, unknownPage } = useWords(PHOTOGRAPHS_ADMIN_WORDS)
  const { columns } = list
  return (
    <>
      {unknownAddress !== null && <Notice tone="problem" text={unknownPage} />}
      <p className="meta">{how}</p>
      <Panel title={find.heading}>
        <form className="desk-form" method="get" action={PHOTOGRAPHS_PATH}>
          <label className="field">
            {find.address}
            <input className="input" name="page" required defaultValue={unknownAddress ?? ''} />
          </label>
          <p className="actions">
            <button className="button" type="submit">
              {find.submit}
            </button>
          </p>
        </form>
      </Panel>
      <AdminTable
        caption={list.caption}
        headings={[columns.page, columns.caption, columns.author, columns.licence]}
        rows={photographs.map(({ page, caption, credit, year, licence }) => ({
          key: page.path,
          cells: [
            <a key="page" href={`${PHOTOGRAPHS_PATH}?page=${encodeURIComponent(page.path)}`}>
              {page.name}
            </a>,
            caption,
            list.author(credit, year),
            licence,
          ],
        }))}
        empty={list.empty}
      />
    </>
  )
}
