import { expect } from 'vitest'
import type { Member } from '#test/support/worker/account-site.ts'

/** The complete page of a trip, as browsers without script show it. */
export async function readTripPage(member: Member, path: string): Promise<string> {
  const address = `${path}${path.includes('?') ? '&' : '?'}whole=1`
  return (await member.get(address)).text()
}

/** Sends a form and returns the page that the redirect leads to. */
export async function submitTripForm(
  member: Member,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const response = await member.form(path, fields)
  expect([response.status, fields]).toEqual([303, fields])
  return readTripPage(member, response.headers.get('location') ?? '')
}

/** Makes a trip with the form of a new one; its path. */
export async function makeTripByForm(member: Member, query = ''): Promise<string> {
  const form = await (await member.get(`/trips/new${query}`)).text()
  const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  const response = await member.form('/trips', {
    ...Object.fromEntries(hidden),
    name: 'Trams and tiles',
    startsOn: '2027-03-27',
  })
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}

/** The text of a page. */
export const visibleTextOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
/** The stops of a plan in page order. */
export const tripStopsOf = (html: string): readonly { readonly id: string; readonly name: string }[] =>
  [...html.matchAll(/id="(stop-\w+)" data-path.*?class="trip-stop-name">(?:<[^>]+>)?([^<]+)/gs)].map(
    ([, id = '', name = '']) => ({ id, name }),
  )
/** The IDs of the days of a plan. */
export const tripDaysOf = (html: string): readonly string[] =>
  [...html.matchAll(/<section class="trip-day [^"]*" id="(day-\w+)"/g)].map(([, id = '']) => id)
