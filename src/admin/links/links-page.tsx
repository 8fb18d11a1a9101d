import { AdminButton } from '#src/admin/pages/admin-button.tsx'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { AdminTabs } from '#src/admin/pages/admin-tabs.tsx'
import { DoneNotice } from '#src/admin/pages/done-notice.tsx'
import { UtcTime } from '#src/admin/pages/utc-time.tsx'
import type { CheckedLink, LinkList } from './link-store.ts'
import { LINK_LISTS } from './link-store.ts'
import type { OutboundLink } from './outbound-link.ts'

export const LINKS_PATH = '/desk/links'
export const CHANGE_LINK_PATH = '/desk/links/change'

const LIST_LABELS: Readonly<Record<LinkList, string>> = {
  broken: 'Broken',
  doubtful: 'Failing for now',
  moved: 'Moved',
  unchecked: 'Not checked',
  accepted: 'Accepted',
  fine: 'Fine',
}
const LIST_DESCRIPTIONS: Readonly<Record<LinkList, string>> = {
  broken: 'Failed in three or more checks over a day or longer.',
  doubtful:
    'Failed once or twice. Outages are common, so they are checked again before they count as broken.',
  moved: 'Permanently redirected. Use the new address in the content.',
  unchecked: 'Not checked yet, not a public https address, or the site refuses bots.',
  accepted: 'Checked by an editor. They are not checked automatically any more.',
  fine: 'Reachable at the last check, about once a week.',
}
const DONE_MESSAGES = {
  again: 'It is checked in the next run, within five minutes.',
  accept: 'Accepted. It is not checked again until you request it.',
  task: 'A task was created; it is in the inbox.',
  gone: 'Nothing was changed: no page contains that address any more.',
}

export type LinksPageProps = {
  readonly list: LinkList
  readonly counts: Readonly<Record<LinkList, number>>
  readonly links: readonly CheckedLink[]
  /** External links of this build with the pages that contain them. */
  readonly outbound: readonly OutboundLink[]
  readonly done: string | undefined
}

function LinkingPages({ link }: { readonly link: OutboundLink | undefined }) {
  if (link === undefined) return 'no page contains it any more'
  const { pages, pageCount } = link
  if (pages.includes('*')) return 'the frame around every page'
  return (
    <ul>
      {pages.map((page) => (
        <li key={page}>
          <a className="link" href={page}>
            {page}
          </a>
        </li>
      ))}
      {pageCount > pages.length && <li>{`and ${pageCount - pages.length} more`}</li>}
    </ul>
  )
}

function Actions({ address, list }: { readonly address: string; readonly list: LinkList }) {
  const button = (change: string, words: string) => (
    <AdminButton action={CHANGE_LINK_PATH} fields={{ change, address, list }} about={address}>
      {words}
    </AdminButton>
  )
  return (
    <div className="desk-actions">
      {button('again', 'Check again')}
      {list !== 'accepted' && button('accept', 'Accept')}
      {button('task', 'Create a task')}
    </div>
  )
}

/** `/desk/links`: external links by state, broken ones first. */
export function LinksPage({ list, counts, links, outbound, done }: LinksPageProps) {
  const outboundByAddress = new Map(outbound.map((link) => [link.address, link]))
  return (
    <>
      <DoneNotice done={done} messages={DONE_MESSAGES} />
      <AdminTabs
        label="Lists of links"
        tabs={LINK_LISTS.map((name) => ({
          href: `${LINKS_PATH}?list=${name}`,
          name: LIST_LABELS[name],
          count: counts[name],
          isCurrent: name === list,
        }))}
      />
      <p className="serif">{LIST_DESCRIPTIONS[list]}</p>
      <AdminTable
        caption={`Links: ${LIST_LABELS[list].toLowerCase()}`}
        headings={['Address', 'Result', 'Checked', 'Pages', 'Actions']}
        rows={links.map(({ address, reason, movedTo, checkedAtS, failingSinceS }) => ({
          key: address,
          cells: [
            <a key="address" className="link desk-address" href={address} rel="noreferrer noopener">
              {address}
            </a>,
            <>
              {reason}
              {movedTo !== '' && <span className="desk-address">{`now ${movedTo}`}</span>}
              {failingSinceS !== null && (
                <>
                  {' since '}
                  <UtcTime atS={failingSinceS} />
                </>
              )}
            </>,
            checkedAtS === null ? 'not yet' : <UtcTime key="at" atS={checkedAtS} />,
            <LinkingPages key="pages" link={outboundByAddress.get(address)} />,
            <Actions key="todo" address={address} list={list} />,
          ],
        }))}
        empty="None."
      />
    </>
  )
}
