import type { ReactNode } from 'react'
import { useTextLanguage, useWords } from '#isomorphic/words/use-words.ts'
import type { TextPageRecord } from '#src/catalogue/article-types.ts'
import { insertMarkup } from '#src/site/markup/encoded-markup.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { Byline } from './byline.tsx'
import { ReadingSections } from './reading-sections.tsx'

export type TextPageProps = {
  readonly page: TextPageRecord
  /** Control for the visitor, below the introduction. */
  readonly control?: ReactNode
  /** A further section, below those of the text. */
  readonly closing?: ReactNode
  /** E-mail address of the operator. */
  readonly contactAddress: string
}

function ContactSection({ address }: { readonly address: string }) {
  const words = useWords(SITE_WORDS).components
  return (
    <section className="section reading" id="write-to-us" aria-labelledby="write-to-us-title">
      <div className="wrap reading-row">
        <h2 className="h2" id="write-to-us-title">
          {words.contact}
        </h2>
        <div className="prose">
          <p>{words.contactText(<a href={`mailto:${address}`}>{address}</a>)}</p>
        </div>
      </div>
    </section>
  )
}

/** A text page: a summary, its sections, then the contact address. */
export function TextPage({ page, control, closing, contactAddress }: TextPageProps) {
  const langOf = useTextLanguage()
  return (
    <>
      <header className="page-head wrap">
        {page.trail.length > 0 && <Breadcrumb trail={page.trail} current={page.title} />}
        <h1 className="h1" lang={langOf(page.title)}>
          {page.title}
        </h1>
        <p className="lead" lang={langOf(page.summary)}>
          {page.summary}
        </p>
        <Byline dates={page.dates} />
      </header>
      <div className="wrap text-opening">
        <div className="prose" dangerouslySetInnerHTML={insertMarkup(page.openingHtml)} />
      </div>
      {control !== undefined && <div className="wrap consent-page">{control}</div>}
      <ReadingSections sections={page.sections} />
      {closing}
      <ContactSection address={contactAddress} />
    </>
  )
}
