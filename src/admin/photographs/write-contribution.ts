import { type Zippable, zipSync } from 'fflate'
import {
  CONTRIBUTION_FILES,
  contributionText,
  PHOTOGRAPH_FOLDER,
} from '#src/catalogue/photographs/photograph-contribution.ts'
import type { PhotographFields } from '#src/catalogue/photographs/photograph-schema.ts'

/** The same form gives the same bytes. */
const OPTIONS = { level: 0, mtime: new Date(Date.UTC(2000, 0, 1, 12)) } as const
const HASH_LENGTH = 8

const nameOf = (path: string): string => path.split('/').slice(2).join('-')

/** Name of a picture: another one has another name, because images are cached for a day by name. */
export async function pictureFile(path: string, picture: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', picture as Uint8Array<ArrayBuffer>))
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${PHOTOGRAPH_FOLDER}${nameOf(path)}-${hash.slice(0, HASH_LENGTH)}.jpg`
}

export type Contribution = {
  /** Path of the guide or story. */
  readonly page: string
  /** Null removes the photograph. */
  readonly photo: PhotographFields | null
  /** Null for an image of another site, and for a removal. */
  readonly picture: Uint8Array | null
  /** What to do with the archive. */
  readonly note: string
}

/** Writes a contribution for the repository as an archive. */
export function writeContribution({ page, photo, picture, note }: Contribution): {
  readonly name: string
  readonly archive: Uint8Array
} {
  const text = (content: string): Uint8Array => new TextEncoder().encode(content)
  const files: Zippable = {
    [CONTRIBUTION_FILES.note]: text(note),
    [CONTRIBUTION_FILES.fields]: text(contributionText(page, photo)),
    ...(picture !== null && photo !== null && { [`public${photo.file}`]: picture }),
  }
  return { name: `${nameOf(page)}-photograph.zip`, archive: zipSync(files, OPTIONS) }
}
