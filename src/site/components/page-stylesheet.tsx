import { clientAssets } from 'virtual:client-assets'
import type { PageRow } from '#src/site/page-row.ts'

type PageStylesheetProps = { readonly name: PageRow['stylesheet'] | null }

const STYLESHEETS: Readonly<Record<NonNullable<PageRow['stylesheet']>, string>> = {
  account: clientAssets.accountStylesheet,
  guide: clientAssets.guideStylesheet,
}

/**
 * A stylesheet besides main.css, in the page before the first part that needs it: what stands above is painted without
 * waiting for it (docs/adr/0018). That of a page's row is at the beginning of `<main>`, that of a guide or a story before
 * the parts below the first screen.
 */
export const PageStylesheet = ({ name }: PageStylesheetProps) =>
  name == null ? null : <link rel="stylesheet" href={STYLESHEETS[name]} />
