import type { ReactNode } from 'react'
import type { TextPageRecord } from '#src/catalogue/article-types.ts'
import { Breadcrumb } from '#src/components/breadcrumb.tsx'
import { Byline } from './byline.tsx'
import { DestinationReading } from './destination-reading.tsx'

export type TextPageProps = {
  readonly page: TextPageRecord
  /** What a visitor may do here, below the opening. */
  readonly control?: ReactNode
}

/** A page of the house: what it is about in a sentence, then its sections. */
export function TextPage({ page, control }: TextPageProps) {
  return (
    <>
      <header className="page-head wrap">
        {page.trail.length > 0 && <Breadcrumb trail={page.trail} current={page.title} />}
        <h1 className="h1">{page.title}</h1>
        <p className="lead">{page.summary}</p>
        <Byline checkedOn={page.checkedOn} />
      </header>
      <div className="wrap text-opening">
        <div className="prose" dangerouslySetInnerHTML={{ __html: page.openingHtml }} />
      </div>
      {control !== undefined && <div className="wrap consent-page">{control}</div>}
      <DestinationReading sections={page.sections} />
    </>
  )
}
