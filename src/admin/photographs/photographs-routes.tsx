import { type Context, Hono } from 'hono'
import { proxyAddressOf } from '#isomorphic/images/image-source-set.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { AdminOptions } from '#src/admin/admin-options.ts'
import { renderAdminPage } from '#src/admin/render-admin-page.tsx'
import type { Photograph } from '#src/catalogue/photographs/photograph.ts'
import type { PhotographFields } from '#src/catalogue/photographs/photograph-schema.ts'
import { readTextPages } from '#src/catalogue/stories.ts'
import { imageOriginsOf } from '#src/config/image-origins-of.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { readForm } from '#src/http/read-body.ts'
import { createByteBudget } from '#src/images/byte-budget.ts'
import { auditStatement } from '#src/platform/audit-statement.ts'
import { runStatements } from '#src/platform/database.ts'
import type { Fetch } from '#src/platform/provider-fetch.ts'
import { toBase64 } from './base64.ts'
import { PhotographSlotPage, type PhotographSlotPageProps } from './photograph-slot-page.tsx'
import { findPhotographedPage, type PhotographedPage } from './photographed-page.ts'
import { PhotographsPage } from './photographs-page.tsx'
import { PHOTOGRAPH_ACTIONS, PHOTOGRAPHS_PATH } from './photographs-paths.ts'
import { previewAddress } from './prepare-picture.ts'
import {
  checkPhotographForm,
  type FormPicture,
  type FormProblem,
  type PhotographForm,
  readPhotographForm,
} from './read-photograph-form.ts'
import { readPicture, type SubmittedPicture } from './read-picture.ts'
import { PHOTOGRAPHS_ADMIN_WORDS } from './words/photographs-admin-words.ts'
import { type Contribution, pictureFile, writeContribution } from './write-contribution.ts'

/** Memory for images that are loaded from addresses. */
const BUDGET_BYTES = 24_000_000
const MAX_LEASE_MS = 30_000

type Tools = AdminOptions & { readonly fetch: Fetch }
type Submission = {
  readonly page: PhotographedPage
  readonly form: PhotographForm
  readonly picture: SubmittedPicture
  /** Null while something is wrong. */
  readonly fields: PhotographFields | null
  readonly problems: readonly FormProblem[]
}

const wordsOf = (c: Context<AppEnv>) => pickWords(PHOTOGRAPHS_ADMIN_WORDS, c.get('locale'))

/** What the page shows of the form of a photograph that it has. */
function formOf(photo: Photograph | undefined): PhotographForm {
  const { alt = '', caption = '', credit = '', licence = '', href = '', year = '' } = photo ?? {}
  const isOrganisation = photo?.isOrganisation === true
  return {
    address: '',
    alt,
    caption,
    credit,
    isOrganisation,
    licence,
    source: href ?? '',
    year: String(year),
  }
}

function sizeOf(picture: SubmittedPicture): { readonly width: number; readonly height: number } {
  if (picture.kind === 'problem') return { width: 0, height: 0 }
  return picture.kind === 'file' ? picture.picture : picture
}

function toPhotograph(fields: PhotographFields, picture: SubmittedPicture): Photograph {
  const { file: source, alt, caption, credit, organisation, licence, source: href, year } = fields
  const isOrganisation = organisation === true
  return {
    source,
    ...sizeOf(picture),
    alt,
    caption,
    credit,
    isOrganisation,
    licence,
    href: href ?? null,
    year,
  }
}

async function toFormPicture(path: string, picture: SubmittedPicture): Promise<FormPicture | null> {
  if (picture.kind === 'problem') return null
  if (picture.kind === 'address') {
    const { address: file, width, height } = picture
    return file.startsWith('/') ? { file } : { file, size: [width, height] }
  }
  return { file: await pictureFile(path, picture.picture.bytes) }
}

/** Routes of `/desk/photographs` (docs/adr/0057); the guard runs before them. */
export function photographsRoutes({ manifest, nowMs, fetch }: Tools): Hono<AppEnv> {
  const tools = { fetch, budget: createByteBudget(BUDGET_BYTES, MAX_LEASE_MS, nowMs) }
  const findPage = (c: Context<AppEnv>, address: string) =>
    findPhotographedPage({ readShard: c.get('readShard'), manifest }, address, c.get('config').siteOrigin)

  async function renderList(c: Context<AppEnv>, unknownAddress: string | null): Promise<Response> {
    const pages = await readTextPages(c.get('readShard'))
    const photographs = (pages ?? []).flatMap((page) => page.photographs ?? [])
    const page = <PhotographsPage photographs={photographs} unknownAddress={unknownAddress} />
    return renderAdminPage(c, { title: 'photographs', page, status: unknownAddress === null ? 200 : 404 })
  }

  const renderSlot = (
    c: Context<AppEnv>,
    props: Omit<PhotographSlotPageProps, 'origins'>,
    status: 200 | 400 = 200,
  ): Promise<Response> => {
    const page = <PhotographSlotPage {...props} origins={imageOriginsOf(c.get('config'))} />
    return renderAdminPage(c, { title: 'photographs', page, status })
  }

  /** Reads the form and checks all of it; a response when there is no such page or no form. */
  async function readSubmission(c: Context<AppEnv>): Promise<Submission | Response> {
    const read = await readForm(c)
    if ('refusal' in read) return read.refusal
    const address = String(read.fields['page'] ?? '')
    const page = await findPage(c, address)
    if (page === null) return renderList(c, address)
    const { problems: words } = wordsOf(c)
    const form = readPhotographForm(read.fields)
    const picture = await readPicture(c, tools, read.fields, form.address, page.photo)
    const file = await toFormPicture(page.path, picture)
    const checked = checkPhotographForm(form, file, { nowMs: nowMs(), problems: words })
    const own =
      picture.kind === 'problem' ? [{ field: 'picture', text: words[picture.problem] } as const] : []
    const problems = [...own, ...('problems' in checked ? checked.problems : [])]
    return {
      page,
      form,
      picture,
      problems,
      fields: 'fields' in checked && own.length === 0 ? checked.fields : null,
    }
  }

  async function renderSubmission(c: Context<AppEnv>, { page, form, picture, problems, fields }: Submission) {
    const bytes = picture.kind === 'file' ? picture.picture.bytes : null
    const prepared = bytes === null ? null : toBase64(bytes)
    if (fields === null) return renderSlot(c, { page, form, problems, prepared, preview: null }, 400)
    const copy = bytes === null ? null : await previewAddress(c.env.IMAGES, bytes)
    if (copy !== null && typeof copy !== 'string') {
      const own = [{ field: 'picture', text: wordsOf(c).problems[copy.problem] }] as const
      return renderSlot(c, { page, form, problems: own, prepared, preview: null }, 400)
    }
    const addressOf = copy === null ? proxyAddressOf(fields.file) : () => copy
    const preview = { photograph: toPhotograph(fields, picture), addressOf }
    return renderSlot(c, { page, form, problems, prepared, preview })
  }

  /** The archive, after its entry in the audit trail: there is none without an entry. */
  async function respondWithArchive(c: Context<AppEnv>, action: string, contribution: Contribution) {
    const { name, archive } = writeContribution(contribution)
    const note = { action, target: contribution.page, detail: contribution.photo?.file ?? '' }
    await runStatements(c.env.DB, [
      auditStatement(c.get('operator'), note, Math.floor(nowMs() / 1000), 'TRUE'),
    ])
    return c.body(archive as Uint8Array<ArrayBuffer>, 200, {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
    })
  }

  return new Hono<AppEnv>()
    .get(PHOTOGRAPHS_PATH, async (c) => {
      const address = c.req.query('page')
      if (address === undefined) return renderList(c, null)
      const page = await findPage(c, address)
      if (page === null) return renderList(c, address)
      return renderSlot(c, { page, form: formOf(page.photo), problems: [], prepared: null, preview: null })
    })
    .post(PHOTOGRAPH_ACTIONS.preview, async (c) => {
      const submission = await readSubmission(c)
      return submission instanceof Response ? submission : renderSubmission(c, submission)
    })
    .post(PHOTOGRAPH_ACTIONS.write, async (c) => {
      const submission = await readSubmission(c)
      if (submission instanceof Response) return submission
      const { page, picture, fields: photo } = submission
      if (photo === null) return renderSubmission(c, submission)
      const bytes = picture.kind === 'file' ? picture.picture.bytes : null
      const note = wordsOf(c).note(page.path, page.file)
      return respondWithArchive(c, 'photograph.write', { page: page.path, photo, picture: bytes, note })
    })
    .post(PHOTOGRAPH_ACTIONS.remove, async (c) => {
      const read = await readForm(c)
      if ('refusal' in read) return read.refusal
      const address = String(read.fields['page'] ?? '')
      const page = await findPage(c, address)
      if (page === null) return renderList(c, address)
      const note = wordsOf(c).note(page.path, page.file)
      return respondWithArchive(c, 'photograph.remove', { page: page.path, photo: null, picture: null, note })
    })
}
