import { clientAssets } from 'virtual:client-assets'
import type { PageRow } from '#src/site/page-row.ts'

type PageStylesheetProps = { readonly name: PageRow['stylesheet'] | null }

const STYLESHEETS: Readonly<Record<NonNullable<PageRow['stylesheet']>, string>> = {
  account: clientAssets.accountStylesheet,
  guide: clientAssets.guideStylesheet,
}

/**
 * The stylesheet of a kind of page besides main.css, at the beginning of `<main>`: the header and the search are painted
 * without waiting for it (docs/adr/0018).
 */
export const PageStylesheet = ({ name }: PageStylesheetProps) =>
  name == null ? null : <link rel="stylesheet" href={STYLESHEETS[name]} />
