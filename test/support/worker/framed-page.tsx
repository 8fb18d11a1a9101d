import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { languageLinks } from '#src/site/frame/language-links.ts'
import { PageFrame } from '#src/site/frame/page-frame.tsx'
import { SiteFooter } from '#src/site/frame/site-footer.tsx'
import { SiteHeader } from '#src/site/frame/site-header.tsx'
import { SAMPLE_SITE, samplePlace } from './page-samples.ts'

const LANGUAGES = languageLinks(SAMPLE_SITE.languages, 'en', {
  languages: [],
  languageSites: { cs: 'https://cs.example/' },
})

/** Renders a page within header and footer. */
export const renderInLayout = (page: ReactNode): string =>
  renderToStaticMarkup(
    <PageFrame
      header={<SiteHeader site={SAMPLE_SITE} picks={[samplePlace('Benin', 1)]} />}
      footer={<SiteFooter site={SAMPLE_SITE} year={2026} languages={LANGUAGES} />}
      alert={null}
      notice={null}
    >
      {page}
    </PageFrame>,
  )
