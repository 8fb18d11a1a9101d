import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { SearchBox } from '#client/islands/search-box.island.tsx'
import type { SiteData } from '#src/catalogue/site-types.ts'
import { FooterOffer } from './footer-offer.tsx'
import { PageFrame } from './page-frame.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

const asMarkup = (html: string): ReactNode => (
  <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
)

/**
 * Header and footer are the same on every page, so they are rendered once an isolate and inserted as they are
 * (architecture: rendering and caching).
 */
export function createFrame(site: SiteData): (page: ReactNode) => ReactNode {
  let parts: { readonly header: ReactNode; readonly footer: ReactNode } | null = null
  const renderParts = () => ({
    header: asMarkup(renderToString(<SiteHeader site={site} searchBox={<SearchBox idPrefix="header" />} />)),
    footer: asMarkup(
      renderToString(<SiteFooter site={site} year={new Date().getUTCFullYear()} offer={<FooterOffer />} />),
    ),
  })
  return (page) => {
    parts ??= renderParts()
    return (
      <PageFrame header={parts.header} footer={parts.footer} alert={null}>
        {page}
      </PageFrame>
    )
  }
}
