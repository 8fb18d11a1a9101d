import type { PhotoLicenceName } from './photo-licence.ts'

/** A photograph of a guide or a story, with what its licence asks for. */
export type Photograph = {
  /** A file below `/images/`, or an absolute address. */
  readonly source: string
  /** Of the upright image, in pixels. */
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly caption: string
  /** The author. */
  readonly credit: string
  readonly isOrganisation: boolean
  readonly licence: PhotoLicenceName
  /** The page on which it was published; null for one that was not. */
  readonly href: string | null
  /** Year in which it was taken. */
  readonly year: number
}

/** A photograph in the list of all of them, with its page. */
export type ListedPhotograph = Pick<Photograph, 'caption' | 'credit' | 'licence' | 'href' | 'year'> & {
  readonly page: { readonly name: string; readonly path: string }
}
