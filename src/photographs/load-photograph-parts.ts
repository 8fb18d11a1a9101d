import type { ReactNode } from 'react'
import type { ImageOrigins } from '#isomorphic/images/image-addresses-for.ts'
import type { ListedPhotograph, Photograph } from '#src/catalogue/photographs/photograph.ts'
import type { PhotographParts } from './photograph-parts.tsx'
import type { PhotographPlace } from './rules/photograph-address.ts'

type PhotographedPage = {
  readonly photo?: Photograph | undefined
  readonly poster: { readonly theme: number }
}

type PartsContext = { readonly images: ImageOrigins; readonly siteOrigin: string }

/** Shared by all pages without a photograph. */
const NO_PARTS: PhotographParts = { figure: null, data: [] }

/** Imported by the first page that has a photograph: no isolate needs it before that (docs/adr/0022). */
const importParts = () => import('./photograph-parts.tsx')

/** Loads what a guide or a story shows of its photograph; nothing for a page without one. */
export async function loadPhotographParts(
  { photo, poster }: PhotographedPage,
  place: PhotographPlace,
  context: PartsContext,
): Promise<PhotographParts> {
  if (photo === undefined) return NO_PARTS
  const { photographParts } = await importParts()
  return photographParts({ photo, place, theme: poster.theme }, context)
}

/** Loads the list of all photographs; null when there is none. */
export async function loadPhotographList(
  photographs: readonly ListedPhotograph[] | undefined,
): Promise<ReactNode> {
  return photographs === undefined ? null : (await importParts()).photographList(photographs)
}
