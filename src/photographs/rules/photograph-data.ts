import type { ImageObject, WithContext } from 'schema-dts'
import type { ImageOrigins } from '#isomorphic/images/image-addresses-for.ts'
import { PHOTO_LICENCES } from '#src/catalogue/photographs/photo-licence.ts'
import type { Photograph } from '#src/catalogue/photographs/photograph.ts'
import { type PhotographPlace, photographAddress } from './photograph-address.ts'

/** Whom to ask for an own photograph. */
const CONTACT = '/about#write-to-us'

/** The page on which others get the photograph, or the right to use it. */
function acquirePage({ href, licence }: Photograph, siteOrigin: string): string | null {
  if (href !== null) return href
  return licence === 'own' ? siteOrigin + CONTACT : null
}

/**
 * Structured data of a photograph as search engines read it for the licence of an image (schema.org/ImageObject); none
 * when the page does not show it.
 */
export function photographData(
  siteOrigin: string,
  photograph: Photograph | undefined,
  place: PhotographPlace,
  origins: ImageOrigins,
): readonly WithContext<ImageObject>[] {
  if (photograph === undefined) return []
  const contentUrl = photographAddress(photograph, place, siteOrigin, origins)
  if (contentUrl === null) return []
  const { caption, credit, isOrganisation, licence, year } = photograph
  const { address, terms } = PHOTO_LICENCES[licence]
  const acquireLicensePage = acquirePage(photograph, siteOrigin)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ImageObject',
      contentUrl,
      caption,
      creditText: credit,
      creator: { '@type': isOrganisation ? 'Organization' : 'Person', name: credit },
      ...(address !== null && { license: address }),
      ...(acquireLicensePage !== null && { acquireLicensePage }),
      ...(terms !== 'free' && { copyrightNotice: `© ${year} ${credit}` }),
    },
  ]
}
