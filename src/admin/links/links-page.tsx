import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { AdminButton } from '#src/admin/pages/admin-button.tsx'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { AdminTabs } from '#src/admin/pages/admin-tabs.tsx'
import { DoneNotice } from '#src/admin/pages/done-notice.tsx'
import { UtcTime } from '#src/admin/pages/utc-time.tsx'
import { describeReason } from './describe-reason.ts'
import type { CheckedLink, LinkList } from './link-store.ts'
import { LINK_LISTS } from './link-store.ts'
import type { OutboundLink } from './outbound-link.ts'
import { LINKS_WORDS } from './words/links-words.ts'

export const LINKS_PATH = '/desk/links'
export const CHANGE_LINK_PATH = '/desk/links/change'

export type LinksPageProps = {
  readonly list: LinkList
  readonly counts: Readonly<Record<LinkList, number>>
  readonly links: readonly CheckedLink[]
  /** External links of this build with the pages that contain them. */
  readonly outbound: readonly OutboundLink[]
  readonly done: string | undefined
}

function LinkingPages({ link }: { readonly link: OutboundLink | undefined }) {
  const { noPage, everyPage, morePages } = useWords(LINKS_WORDS)
  if (link === undefined) return noPage
  const { pages, pageCount } = link
  if (pages.includes('*')) return everyPage
  return (
    <ul>
      {pages.map((page) => (
        <li key={page}>
          <a className="link" href={page}>
            {page}
          </a>
        </li>
      ))}
      {pageCount > pages.length && <li>{morePages(pageCount - pages.length)}</li>}
    </ul>
  )
}

function Actions({ address, list }: { readonly address: string; readonly list: LinkList }) {
  const { buttons } = useWords(LINKS_WORDS)
  const button = (change: keyof typeof buttons) => (
    <AdminButton action={CHANGE_LINK_PATH} fields={{ change, address, list }} about={address}>
      {buttons[change]}
    </AdminButton>
  )
  return (
    <div className="desk-actions">
      {button('again')}
      {list !== 'accepted' && button('accept')}
      {button('task')}
    </div>
  )
}

/** `/desk/links`: external links by state, broken ones first. */
export function LinksPage({ list, counts, links, outbound, done }: LinksPageProps) {
  const words = useWords(LINKS_WORDS)
  const { columns } = words
  const locale = useLocale()
  const outboundByAddress = new Map(outbound.map((link) => [link.address, link]))
  return (
    <>
      <DoneNotice done={done} messages={words.confirmations} />
      <AdminTabs
        label={words.tabs}
        tabs={LINK_LISTS.map((name) => ({
          href: `${LINKS_PATH}?list=${name}`,
          name: words.lists[name],
          count: counts[name],
          isCurrent: name === list,
        }))}
      />
      <p className="serif">{words.descriptions[list]}</p>
      <AdminTable
        caption={words.caption(words.lists[list])}
        headings={[columns.address, columns.result, columns.checked, columns.pages, columns.actions]}
        rows={links.map(({ address, reason, movedTo, checkedAtS, failingSinceS }) => ({
          key: address,
          cells: [
            <a key="address" className="link desk-address" href={address} rel="noreferrer noopener">
              {address}
            </a>,
            <>
              {describeReason(reason, locale)}
              {movedTo !== '' && <span className="desk-address">{words.movedTo(movedTo)}</span>}
              {failingSinceS !== null && words.failingSince(<UtcTime atS={failingSinceS} />)}
            </>,
            checkedAtS === null ? words.notYetChecked : <UtcTime key="at" atS={checkedAtS} />,
            <LinkingPages key="pages" link={outboundByAddress.get(address)} />,
            <Actions key="todo" address={address} list={list} />,
          ],
        }))}
        empty={words.empty}
      />
    </>
  )
}
