import { beforeAll, describe, expect, it } from 'vitest'
import { PRESS_KEY_FIELD } from '#isomorphic/forms/press-key.ts'
import { createPressIds } from '#isomorphic/trips/ids/press-ids.ts'
import { planTripAction } from '#isomorphic/trips/plan-trip-action.ts'
import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import type { TripResponse } from '#isomorphic/trips/trip-api.ts'
import type { TripField } from '#isomorphic/trips/trip-operation.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { createAccountSite, type Member, signInMember } from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import {
  makeTripByForm,
  readTripPage,
  submitTripForm,
  tripDaysOf,
  tripStopsOf,
} from '#test/support/worker/trips/trip-page.ts'

type Fields = Readonly<Record<string, string>>

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

const RANDOM = { newId: () => 'stop-random00', newKey: () => crypto.randomUUID() }
const withKey = (fields: Fields): Fields => ({ ...fields, [PRESS_KEY_FIELD]: crypto.randomUUID() })
const apiOf = (path: string): string => `/api/trips/${path.split('/').at(-1)}`
const readFields = async (member: Member, path: string): Promise<readonly TripField[]> =>
  (await (await member.get(apiOf(path))).json<TripResponse>()).fields

/** Delivers a form as a device does whose request had no response: as operations on the trip that it knew. */
async function deliverByDevice(member: Member, path: string, known: readonly TripField[], form: Fields) {
  const registers = createTripRegisters(known)
  const ids = createPressIds(form[PRESS_KEY_FIELD], RANDOM)
  const outcome = planTripAction({ registers, plan: readTripPlan(registers), ...ids }, form)
  if ('problem' in outcome) throw new Error(outcome.problem)
  const response = await member.json(`${apiOf(path)}/changes`, { operations: outcome.operations, since: 0 })
  expect(response.status).toBe(200)
  expect((await response.json<TripResponse>()).refused).toEqual({})
}

async function planWithDays() {
  const member = await signInMember(site)
  const path = await makeTripByForm(member, '?from=/destinations/portugal/lisbon&itinerary=2')
  const page = await readTripPage(member, path)
  const [day = ''] = tripDaysOf(page)
  const names = async () => tripStopsOf(await readTripPage(member, path)).map(({ name }) => name)
  return { member, path, day, names, stops: tripStopsOf(page) }
}
const countOf = (names: readonly string[], name: string): number => names.filter((one) => one === name).length

describe('a form of a plan whose response is lost', () => {
  it('adds its stop once when the device sends the change that the site has applied', async () => {
    const { member, path, day, names } = await planWithDays()
    const known = await readFields(member, path)
    const form = withKey({ do: 'add', kind: 'stop', day, name: 'Tram stop' })
    await submitTripForm(member, path, form)
    await deliverByDevice(member, path, known, form)
    expect(countOf(await names(), 'Tram stop')).toBe(1)
  })

  it('adds its stop once when the request arrives after the change of the device, and twice', async () => {
    const { member, path, day, names } = await planWithDays()
    const form = withKey({ do: 'add', kind: 'stop', day, name: 'Tram stop' })
    await deliverByDevice(member, path, await readFields(member, path), form)
    await submitTripForm(member, path, form)
    await submitTripForm(member, path, form)
    expect(countOf(await names(), 'Tram stop')).toBe(1)
  })

  it('does not move a stop again that another device has moved since', async () => {
    const { member, path, names, stops } = await planWithDays()
    const known = await readFields(member, path)
    const form = withKey({ do: 'later', e: stops[0]?.id ?? '' })
    await submitTripForm(member, path, form)
    await submitTripForm(member, path, { do: 'earlier', e: stops[0]?.id ?? '' })
    const before = await names()
    await deliverByDevice(member, path, known, form)
    expect(await names()).toEqual(before)
  })

  it('stays removed when the entry that it added was removed meanwhile', async () => {
    const { member, path, day, names } = await planWithDays()
    const known = await readFields(member, path)
    const form = withKey({ do: 'add', kind: 'stop', day, name: 'Tram stop' })
    const added = await submitTripForm(member, path, form)
    const { id = '' } = tripStopsOf(added).find(({ name }) => name === 'Tram stop') ?? {}
    await submitTripForm(member, path, { do: 'remove', e: id })
    await deliverByDevice(member, path, known, form)
    expect(countOf(await names(), 'Tram stop')).toBe(0)
  })

  it('is another change with another key, and without one', async () => {
    const { member, path, day, names } = await planWithDays()
    const form = { do: 'add', kind: 'stop', day, name: 'Tram stop' }
    for (const fields of [withKey(form), withKey(form), form, form])
      await submitTripForm(member, path, fields)
    expect(countOf(await names(), 'Tram stop')).toBe(4)
  })

  it.each(['', 'x', 'a'.repeat(500), "0' OR 1=1 --"])('is refused with the key “%s”', async (pressKey) => {
    const { member, path, day, names } = await planWithDays()
    const form = { do: 'add', kind: 'stop', day, name: 'Tram stop', [PRESS_KEY_FIELD]: pressKey }
    const response = await member.form(path, form)
    expect(response.status).toBe(400)
    // What was typed is in the form that is shown again.
    expect(await response.text()).toContain('value="Tram stop"')
    expect(countOf(await names(), 'Tram stop')).toBe(0)
  })
})
