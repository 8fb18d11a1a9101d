import { useWords } from '#isomorphic/words/use-words.ts'
import { PHOTO_LICENCES, type PhotoLicenceName } from '#src/catalogue/photographs/photo-licence.ts'
import type { Photograph } from '#src/catalogue/photographs/photograph.ts'
import { PHOTOGRAPHS_WORDS } from '#src/photographs/words/photographs-words.ts'

function LicenceName({ licence }: { readonly licence: PhotoLicenceName }) {
  const { licences } = useWords(PHOTOGRAPHS_WORDS)
  const named: Readonly<Partial<Record<PhotoLicenceName, string>>> = licences
  const { address } = PHOTO_LICENCES[licence]
  const name = named[licence] ?? licence
  return address === null ? (
    <span>{name}</span>
  ) : (
    <a href={address} rel="license">
      {name}
    </a>
  )
}

/** What a licence asks for: its name with a link, that it is passed on, and the page of the source. */
export function LicenceAndSource({ licence, href }: Pick<Photograph, 'licence' | 'href'>) {
  const words = useWords(PHOTOGRAPHS_WORDS)
  return (
    <>
      <LicenceName licence={licence} />
      {PHOTO_LICENCES[licence].terms === 'share-alike' && `, ${words.shareAlike}`}
      {href !== null && (
        <>
          {'. '}
          <a href={href}>{words.source(new URL(href).hostname)}</a>
        </>
      )}
    </>
  )
}
