import { type AdminSite, createAdminSite } from '#test/support/worker/admin-site.ts'
import { bindings } from '#test/support/worker/test-database.ts'
import { SITE } from '#test/support/worker/visitor.ts'
import { convertImage, makePng } from './image-files.ts'
import { jpegWithPlace } from './jpeg-with-place.ts'

export const PHOTOGRAPHED_PAGE = '/destinations/japan/kyoto'
export const PREVIEW = '/desk/photographs/preview'
export const WRITE = '/desk/photographs/contribution'
export const REMOVE = '/desk/photographs/removal'
/** An origin from which this site may load images. */
export const MEDIA = 'https://media.example'

/** A form of the admin that is complete but for the image. */
export const PHOTOGRAPH_FORM = {
  page: PHOTOGRAPHED_PAGE,
  alt: 'A lake with two boats on it, seen from the shore.',
  caption: 'Two boats come back before the wind does.',
  credit: 'A. Sample',
  licence: 'CC BY-SA 4.0',
  source: 'https://commons.example/wiki/lake',
  year: '2019',
}

type Sender = { readonly who?: 'editor' | 'member' | 'anonymous'; readonly origin?: string }

export type PhotographAdmin = {
  readonly site: AdminSite
  /** An image of a telephone, with place and camera. */
  readonly jpeg: Uint8Array
  /** Posts the form as a browser without script does. @param file null: none was chosen */
  readonly post: (
    path: string,
    changes?: Readonly<Record<string, string>>,
    file?: Uint8Array | null,
    sender?: Sender,
  ) => Promise<Response>
}

/** Creates the complete site with an image for its form. */
export async function createPhotographAdmin(): Promise<PhotographAdmin> {
  const site = await createAdminSite({ IMAGE_SOURCES: MEDIA })
  const jpeg = jpegWithPlace(await convertImage(await makePng(1000, 700), 'image/jpeg'))
  return {
    site,
    jpeg,
    post(path, changes = {}, file = jpeg, { who = 'editor', origin = SITE } = {}) {
      const form = new FormData()
      for (const [field, value] of Object.entries({ ...PHOTOGRAPH_FORM, ...changes })) form.set(field, value)
      const [parts, name] = file === null ? [[], ''] : [[file], 'lake.jpg']
      form.set('picture', new File(parts, name, { type: 'image/jpeg' }))
      return site[who].send('POST', path, { origin }, form)
    },
  }
}

/** What the audit trail holds about photographs, oldest first. */
export async function photographAudits(): Promise<readonly Record<string, unknown>[]> {
  const { results } = await bindings.DB.prepare(
    "SELECT action, target, detail FROM desk_audit WHERE action LIKE 'photograph.%' ORDER BY id",
  ).all()
  return results
}
