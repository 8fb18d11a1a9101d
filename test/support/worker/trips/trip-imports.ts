import { expect } from 'vitest'
import type { Member } from '#test/support/worker/account-site.ts'
import { newTripId, tripOperation } from '#test/support/worker/trip-operations.ts'
import { SITE, type Visitor } from '#test/support/worker/visitor.ts'

/** Sends a form with a file, as browsers do. */
export async function uploadFile(
  visitor: Visitor,
  path: string,
  content: string | Uint8Array<ArrayBuffer>,
  fields: Readonly<Record<string, string>> = {},
  extraHeaders: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new File([content], 'my places.gpx'))
  const request = new Request(SITE, { method: 'POST', body: form })
  const headers = { origin: SITE, 'content-type': request.headers.get('content-type') ?? '', ...extraHeaders }
  return visitor.send('POST', path, headers, await request.arrayBuffer())
}

/** The main part of a page. */
export const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main'))
/** The files of a trip as its member downloads them. */
export async function downloadPlan(member: Member, id: string) {
  return JSON.parse(await (await member.get(`/profile/trips/${id}.json`)).text())
}

/** A trip with one idea. */
export async function makeTripWithIdea(member: Member): Promise<string> {
  const id = newTripId()
  const operations = [
    tripOperation('trip', 'name', 'Slow trains'),
    tripOperation('stop-aaaaaaaa', 'name', 'Known bar'),
    tripOperation('stop-aaaaaaaa', 'at', '38.7,-9.1'),
    tripOperation('stop-aaaaaaaa', 'order', 'a0'),
  ]
  expect((await member.json('/api/trips', { id, operations })).status).toBe(200)
  return id
}

/** Places as another program writes them, with what cannot be read. */
export const WALKER_GPX = `<?xml version="1.0"?><gpx version="1.1" creator="Walker"><metadata><name>Old towns</name></metadata>
  <wpt lat="38.7139" lon="-9.1335"><name>São Jorge Castle</name><desc>go early</desc></wpt>
  <wpt lat="38.6978" lon="-9.2061"><name>Hotel Jerónimos</name><desc>two nights</desc></wpt>
  <wpt lat="38.7" lon="-9.1"><name>Known bar</name></wpt>
  <wpt lat="99" lon="0"><name>Beyond the pole</name></wpt>
  <wpt lat="38.7" lon="-9.1"/>
  <rte><rtept lat="38.7139" lon="-9.1335"><name>São Jorge Castle</name></rtept></rte>
  <trk><name>Morning walk</name></trk></gpx>`
