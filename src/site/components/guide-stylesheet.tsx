import { clientAssets } from 'virtual:client-assets'

/**
 * The styles of the parts of guides and stories that lie below the first screen. Placed in the page before the first of
 * them: what stands above is painted without waiting for it (docs/adr/0018).
 */
export const GuideStylesheet = () => <link rel="stylesheet" href={clientAssets.guideStylesheet} />
