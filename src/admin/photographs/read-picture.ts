import type { Context } from 'hono'
import type { Photograph } from '#src/catalogue/photographs/photograph.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import type { ByteBudget } from '#src/images/byte-budget.ts'
import { downloadImage } from '#src/images/image-download.ts'
import { imageSourceRulesOf } from '#src/images/image-source-rules-of.ts'
import { readImageHeader } from '#src/images/rules/image-header.ts'
import { judgeExternalSource } from '#src/images/rules/image-source.ts'
import { ImageError } from '#src/platform/app-error.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'
import { fromBase64 } from './base64.ts'
import {
  checkPrepared,
  type PictureProblem,
  type PreparedPicture,
  preparePicture,
  problemOfPixels,
} from './prepare-picture.ts'

/** The largest image that may be uploaded; telephones store about half of it. */
export const MAX_UPLOAD_BYTES = 12_000_000

/** The image of a form. */
export type SubmittedPicture =
  | { readonly kind: 'file'; readonly picture: PreparedPicture }
  /** Of another site, or the file that the page has. */
  | { readonly kind: 'address'; readonly address: string; readonly width: number; readonly height: number }
  | {
      readonly kind: 'problem'
      readonly problem: PictureProblem | 'missing' | 'both' | 'notAllowed' | 'notLoaded'
    }

export type PictureTools = { readonly fetch: Fetch; readonly budget: ByteBudget }

const problemOf = (problem: Extract<SubmittedPicture, { kind: 'problem' }>['problem']): SubmittedPicture => ({
  kind: 'problem',
  problem,
})

const toPicture = (result: PreparedPicture | PictureProblem): SubmittedPicture =>
  typeof result === 'string' ? problemOf(result) : { kind: 'file', picture: result }

/** The file of a field; null when none was chosen. */
const uploadOf = (value: unknown): File | null => (value instanceof File && value.size > 0 ? value : null)

async function readAddress(c: Context<AppEnv>, tools: PictureTools, text: string): Promise<SubmittedPicture> {
  const rules = imageSourceRulesOf(c)
  const source = judgeExternalSource(text, rules)
  if (source.kind !== 'external') return problemOf('notAllowed')
  try {
    const file = await downloadImage(tools, source.address, rules)
    const problem = problemOfPixels(file)
    const header = readImageHeader(file)
    if (problem !== null || header === null) return problemOf(problem ?? 'notAnImage')
    return { kind: 'address', address: source.address, width: header.width, height: header.height }
  } catch (error) {
    if (error instanceof ImageError) return problemOf('notLoaded')
    throw error
  }
}

/**
 * Reads the image of a form: a new upload, else an address, else the image that an earlier preview has prepared, else the
 * one that the page has.
 * @param address of the form
 */
export async function readPicture(
  c: Context<AppEnv>,
  tools: PictureTools,
  form: Readonly<Record<string, unknown>>,
  address: string,
  present: Photograph | undefined,
): Promise<SubmittedPicture> {
  const upload = uploadOf(form['picture'])
  if (upload !== null && address !== '') return problemOf('both')
  if (upload !== null) {
    if (upload.size > MAX_UPLOAD_BYTES) return problemOf('tooLarge')
    return toPicture(await preparePicture(c.env.IMAGES, new Uint8Array(await upload.arrayBuffer())))
  }
  if (address !== '') return readAddress(c, tools, address)
  const { prepared } = form
  if (typeof prepared !== 'string' || prepared === '')
    return present === undefined
      ? problemOf('missing')
      : { kind: 'address', address: present.source, width: present.width, height: present.height }
  const file = fromBase64(prepared)
  return file === null ? problemOf('tampered') : toPicture(checkPrepared(file))
}
