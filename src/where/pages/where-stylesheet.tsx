import { clientAssets } from 'virtual:client-assets'

/**
 * The styles of choosing and comparing places. Placed in the page below its head: title and lead are painted without
 * waiting for it (docs/adr/0018).
 */
export const WhereStylesheet = () => <link rel="stylesheet" href={clientAssets.whereStylesheet} />
