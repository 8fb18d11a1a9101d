import { LIST_FILE_FORMATS } from '#isomorphic/saves/list-file-formats.ts'
import { TRIP_FILE_FORMATS } from '#isomorphic/trips/files/trip-file-formats.ts'
import { type Member, signInMember } from '#test/support/worker/account-site.ts'
import { SHOP_SECRET, saleMessage, sendWebhook } from '#test/support/worker/shop-webhook-sender.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { bindings } from '#test/support/worker/test-database.ts'
import { newTripId, tripOperation } from '#test/support/worker/trip-operations.ts'
import { SITE } from '#test/support/worker/visitor.ts'
import { KYOTO, MAIN_LIST_PATH } from '#test/support/worker/visitor-with-saves.ts'

const BOOK = 'downloads-test'
/** Settings that a site needs for these downloads. */
export const DOWNLOADS_SETTINGS = { WEBHOOK_SECRET: SHOP_SECRET }

export type AccountDownloads = {
  readonly member: Member
  /** The path of every file with data of the account. */
  readonly paths: readonly string[]
}

async function makeTripLink(member: Member, id: string, kind: 'view' | 'calendar'): Promise<string> {
  const html = await (await member.form(`/profile/trips/${id}`, { do: 'link', kind })).text()
  const link = /id="made-link" readOnly="" value="([^"]+)"/.exec(html)?.[1] ?? ''
  return link.slice(SITE.length)
}

/** Creates an account with saves, a shared list, a trip with links, a subscription and an eBook. */
export async function createAccountDownloads(site: SignInSite): Promise<AccountDownloads> {
  const subject = crypto.randomUUID()
  const member = await signInMember(site, subject, { email: `${subject}@example.com` })
  await member.form('/profile/settings', { do: 'newsletter', newsletter: 'on' })
  await member.json('/api/saves/merge', { paths: [KYOTO] })
  const shared = await member.form(MAIN_LIST_PATH, { do: 'share' })
  const listPage = await (await member.get(shared.headers.get('location') ?? '')).text()
  const list = /\/lists\/[0-9a-f]{32}/.exec(listPage)?.[0] ?? ''
  const trip = newTripId()
  const operations = [
    tripOperation('trip', 'name', 'Old towns'),
    tripOperation('stop-aaaaaaaa', 'name', 'Castle'),
  ]
  await member.json('/api/trips', { id: trip, operations })
  const tripView = await makeTripLink(member, trip, 'view')
  await bindings.LIBRARY.put(`books/${BOOK}.epub`, 'a book')
  await sendWebhook(site, saleMessage({ subject }, BOOK))
  const listFiles = [MAIN_LIST_PATH, list].flatMap((path) =>
    LIST_FILE_FORMATS.map((format) => `${path}.${format}`),
  )
  const tripFiles = [`/profile/trips/${trip}`, tripView].flatMap((path) =>
    TRIP_FILE_FORMATS.map((format) => `${path}.${format}`),
  )
  const paths = [
    '/profile/settings/export.json',
    ...listFiles,
    ...tripFiles,
    await makeTripLink(member, trip, 'calendar'),
    `/profile/library/${BOOK}.epub`,
  ]
  return { member, paths }
}
