import { expect, it } from 'vitest'
import { placesAsTripFile } from '#isomorphic/trips/files/new-trip-file.ts'
import { readTripPlan } from '#isomorphic/trips/read-trip-plan.ts'
import { createTripRegisters } from '#isomorphic/trips/trip-registers.ts'
import { makeDeviceTrip } from './make-device-trip.ts'

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const planOf = (fields: Readonly<Record<string, string>>, template = '') =>
  readTripPlan(createTripRegisters(makeDeviceTrip(formOf(fields), template, 0).fields))

it('makes a trip of a file with the name, the first day and the days of the form', () => {
  const stop = {
    name: 'Castle',
    path: '/destinations/portugal/lisbon#castle',
    at: '38.7,-9.1',
    note: 'early',
  }
  const file = JSON.stringify(placesAsTripFile('From the file', [stop]))
  const { name, startsOn, days, ideas } = planOf({
    id: 'a'.repeat(32),
    name: 'Mine',
    startsOn: '2027-03-27',
    days: '2',
    file,
  })
  expect([name, startsOn, days.map(({ date }) => date)]).toEqual([
    'Mine',
    '2027-03-27',
    ['2027-03-27', '2027-03-28'],
  ])
  expect(ideas).toMatchObject([
    { kind: 'sight', name: 'Castle', note: 'early', at: { latitude: 38.7, longitude: -9.1 } },
  ])
})

it('leaves the days of an exported trip as they are', () => {
  const file = JSON.stringify({
    format: 'fernway-trip',
    version: 1,
    days: [{ title: 'Belém', stops: [{ name: 'Tower' }] }],
  })
  const { days } = planOf({ id: 'a'.repeat(32), name: '', startsOn: '', file })
  expect(days.map(({ title, stops }) => [title, stops.map(({ name }) => name)])).toEqual([
    ['Belém', ['Tower']],
  ])
})

it('makes empty days of a form without a file', () => {
  expect(planOf({ id: 'a'.repeat(32), name: 'Nothing yet', startsOn: '', days: '4' }).days).toHaveLength(4)
})

it('has the place of the form among its ideas, and the days of the form', () => {
  const place = { name: 'Lisbon', path: '/destinations/portugal/lisbon', at: '38.7,-9.1' }
  const template = JSON.stringify({ name: 'Lisbon', days: [], ideas: [place] })
  const { days, ideas } = planOf({ id: 'a'.repeat(32), name: 'Lisbon', startsOn: '', days: '4' }, template)
  expect([days.length, ideas.map(({ path }) => path)]).toEqual([4, ['/destinations/portugal/lisbon']])
})
