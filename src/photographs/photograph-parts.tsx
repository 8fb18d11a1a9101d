import type { ReactNode } from 'react'
import type { ImageOrigins } from '#isomorphic/images/image-addresses-for.ts'
import type { ListedPhotograph, Photograph } from '#src/catalogue/photographs/photograph.ts'
import type { StructuredData } from '#src/site/page-head.ts'
import { PhotographFigure } from './pages/photograph-figure.tsx'
import { PhotographTable } from './pages/photograph-table.tsx'
import type { PhotographPlace } from './rules/photograph-address.ts'
import { photographData } from './rules/photograph-data.ts'

/** What a page shows of its photograph, and what its head says of it. */
export type PhotographParts = { readonly figure: ReactNode; readonly data: readonly StructuredData[] }

type PhotographedRecord = {
  readonly photo: Photograph
  readonly place: PhotographPlace
  /** Theme of the page's poster. */
  readonly theme: number
}

/** The figure and the structured data of a guide or a story; neither for an image that this site must not load. */
export function photographParts(
  { photo, place, theme }: PhotographedRecord,
  { images, siteOrigin }: { readonly images: ImageOrigins; readonly siteOrigin: string },
): PhotographParts {
  const data = photographData(siteOrigin, photo, place, images)
  const figure = <PhotographFigure photograph={photo} place={place} theme={theme} origins={images} />
  return { figure: data.length === 0 ? null : figure, data }
}

/** The list of all photographs. */
export const photographList = (photographs: readonly ListedPhotograph[]): ReactNode => (
  <PhotographTable photographs={photographs} />
)
