import { describe, expect, it } from 'vitest'
import { createTripForms } from '#test/support/node/create-trip-forms.ts'
import type { TripFormFields } from './trip-action.ts'

const names = (stops: readonly { readonly name: string }[] = []): readonly string[] =>
  stops.map(({ name }) => name)

describe('planTripAction', () => {
  it('puts a dragged stop at a place of another day, of an empty day, and among the ideas', () => {
    const { plan, send, add } = createTripForms()
    const [first, second, third] = [add({ kind: 'day' }), add({ kind: 'day' }), add({ kind: 'day' })]
    const a = add({ kind: 'stop', day: first, name: 'Alfama' })
    for (const name of ['Belém', 'Chiado']) add({ kind: 'stop', day: second, name })
    const place = (day: string, index: string) => send({ do: 'place', path: a, index, day })
    place(second, '1')
    expect(names(plan().days[1]?.stops)).toEqual(['Belém', 'Alfama', 'Chiado'])
    place(third, '0')
    expect([names(plan().days[1]?.stops), names(plan().days[2]?.stops)]).toEqual([
      ['Belém', 'Chiado'],
      ['Alfama'],
    ])
    place('', '0')
    expect(names(plan().ideas)).toEqual(['Alfama'])
    expect(place('day-99999999', '0')).toEqual({ problem: 'unknown_entity' })
    expect(place(second, '-1')).toEqual({ problem: 'form' })
  })

  it('puts a stop between two that others added at the same time', () => {
    const { plan, send, add, apply } = createTripForms()
    const day = add({ kind: 'day' })
    const a = add({ kind: 'stop', day, name: 'Alfama' })
    const belem = add({ kind: 'stop', day, name: 'Belém' })
    const { order = '' } = plan().days[0]?.stops[1] ?? {}
    const chiado = add({ kind: 'stop', day, name: 'Chiado' })
    apply({ key: 'other', e: chiado, f: 'order', v: order, was: '' })
    const d = add({ kind: 'stop', day, name: 'Docas' })
    send({ do: 'earlier', e: d })
    expect(names(plan().days[0]?.stops)).toEqual(['Alfama', 'Belém', 'Docas', 'Chiado'])
    apply({ key: 'again', e: chiado, f: 'order', v: order, was: '' })
    send({ do: 'place', path: a, index: '1' })
    expect(names(plan().days[0]?.stops)).toEqual(['Belém', 'Alfama', 'Chiado', 'Docas'])
    apply({ key: 'third', e: chiado, f: 'order', v: order, was: '' })
    send({ do: 'later', e: belem })
    expect(names(plan().days[0]?.stops)).toEqual(['Chiado', 'Belém', 'Alfama', 'Docas'])
  })

  it('writes the way to a stop into the one that another already wrote down', () => {
    const { plan, send, add } = createTripForms()
    const [first, second] = [createTripForms(), createTripForms()]
    const ids = [first, second].map((forms) => {
      const stop = forms.add({ kind: 'stop', name: 'Sintra' })
      return forms.add({ kind: 'leg', to: stop, by: 'train', reference: 'REF-A' })
    })
    expect(ids[0]).toBe(ids[1])
    const day = add({ kind: 'day' })
    const stop = add({ kind: 'stop', day, name: 'Sintra' })
    const leg = add({ kind: 'leg', to: stop, by: 'train', reference: 'REF-A' })
    expect(send({ do: 'add', kind: 'leg', to: stop, by: 'bus', reference: 'REF-B' })).toMatchObject({
      e: leg,
      operations: [
        { e: leg, f: 'by', v: 'bus', was: '' },
        { e: leg, f: 'to', v: stop },
        { e: leg, f: 'reference', v: 'REF-B', was: '' },
      ],
    })
    expect(plan().legs).toHaveLength(1)
    // Nothing of a removed way comes back with a new one.
    send({ do: 'remove', e: leg })
    add({ kind: 'leg', to: stop, by: 'foot' })
    expect(plan().legs.map(({ by, reference }) => [by, reference])).toEqual([['foot', '']])
  })

  it('takes a missing shown value as empty in a form that is saved, and as the present one elsewhere', () => {
    const { plan, send, add } = createTripForms()
    const day = add({ kind: 'day', title: 'Arrival' })
    const saved = send({ do: 'save', e: day, title: 'By train' })
    expect(saved).toMatchObject({ operations: [{ v: 'By train', was: '' }] })
    const edited = send({ do: 'edit', e: day, title: 'By boat' })
    expect(edited).toMatchObject({ operations: [{ v: 'By boat', was: 'By train' }] })
    expect(plan().days[0]?.title).toBe('By boat')
  })

  it('lets a new way lead from the stop before, also across days', () => {
    const { plan, send, add } = createTripForms()
    const [first, second] = [add({ kind: 'day' }), add({ kind: 'day' })]
    const a = add({ kind: 'stop', day: first, name: 'Alfama' })
    const b = add({ kind: 'stop', day: second, name: 'Sintra' })
    send({ do: 'add', kind: 'leg', to: b, by: 'train' })
    send({ do: 'add', kind: 'leg', to: a, by: 'foot' })
    expect(plan().legs.map(({ from, to }) => [from, to])).toEqual([
      [null, a],
      [a, b],
    ])
  })

  it('adds days and stops, and moves stops within a day, between days and to the ideas', () => {
    const { plan, send, add } = createTripForms()
    const [first, second] = [add({ kind: 'day' }), add({ kind: 'day', title: 'Belém' })]
    const a = add({ kind: 'stop', day: first, name: 'Alfama' })
    const b = add({ kind: 'stop', day: first, name: 'Graça' })
    add({
      kind: 'stop',
      day: second,
      name: 'Jerónimos',
      path: '/destinations/portugal/lisbon#jeronimos-monastery',
    })
    expect(plan().days[1]?.stops[0]?.kind).toBe('sight')
    send({ do: 'earlier', e: b })
    expect(names(plan().days[0]?.stops)).toEqual(['Graça', 'Alfama'])
    send({ do: 'move', e: b, day: second })
    expect(names(plan().days[1]?.stops)).toEqual(['Jerónimos', 'Graça'])
    send({ do: 'move', e: a, day: '' })
    expect(names(plan().ideas)).toEqual(['Alfama'])
    send({ do: 'move', e: a, day: second })
    send({ do: 'place', path: a, index: '0' })
    expect(names(plan().days[1]?.stops)).toEqual(['Alfama', 'Jerónimos', 'Graça'])
    send({ do: 'place', path: a, index: '2' })
    expect(names(plan().days[1]?.stops)).toEqual(['Jerónimos', 'Graça', 'Alfama'])
    send({ do: 'place', path: a, index: '1' })
    expect(names(plan().days[1]?.stops)).toEqual(['Jerónimos', 'Alfama', 'Graça'])
  })

  it('moves a day with its stops, and turns the stops of a removed day into ideas', () => {
    const { plan, send, add } = createTripForms()
    const [first, second] = [add({ kind: 'day', title: 'One' }), add({ kind: 'day', title: 'Two' })]
    add({ kind: 'stop', day: first, name: 'Alfama' })
    send({ do: 'later', e: first })
    expect(plan().days.map(({ title }) => title)).toEqual(['Two', 'One'])
    send({ do: 'remove', e: first })
    expect([plan().days.length, names(plan().ideas)]).toEqual([1, ['Alfama']])
    send({ do: 'restore', e: first })
    expect(names(plan().days[1]?.stops)).toEqual(['Alfama'])
    expect(second).toMatch(/^day-/)
  })

  it('moves all days with the date of the first', () => {
    const { plan, send, add } = createTripForms()
    add({ kind: 'day' })
    add({ kind: 'day' })
    send({ do: 'edit', e: 'trip', startsOn: '2027-02-28' })
    expect(plan().days.map(({ date }) => date)).toEqual(['2027-02-28', '2027-03-01'])
  })

  it('edits only what the form changed, and says when a value is impossible', () => {
    const { plan, send, add } = createTripForms()
    const stop = add({ kind: 'stop', name: 'Alfama' })
    expect(send({ do: 'edit', e: stop, from: '09:30', minutes: '90', note: '' })).toMatchObject({
      done: 'edited',
      operations: [{ f: 'from' }, { f: 'minutes' }],
    })
    expect(send({ do: 'edit', e: stop, from: '09:30' })).toMatchObject({ done: 'unchanged' })
    expect(send({ do: 'edit', e: stop, from: '9.30' })).toEqual({ problem: 'value' })
    expect(plan().ideas[0]).toMatchObject({ from: '09:30', minutes: 90 })
  })

  it('adds costs in the smallest unit of their currency', () => {
    const { plan, add } = createTripForms()
    add({ kind: 'cost', what: 'Train', sum: '12,5', currency: 'EUR' })
    add({ kind: 'cost', what: 'Ramen', sum: '1200', currency: 'JPY' })
    expect(plan().costs.map(({ amount }) => amount)).toEqual([1250, 1200])
    expect(add({ kind: 'cost', what: 'Ramen', sum: '1.5', currency: 'JPY' })).toBe('value')
  })

  it('refuses unknown actions, kinds and entities', () => {
    const { send } = createTripForms()
    for (const fields of [
      {},
      { do: '__proto__' },
      { do: 'add', kind: 'constructor' },
      { do: 'place', path: 'x' },
    ])
      expect(send(fields as TripFormFields)).toEqual({ problem: 'form' })
    expect(send({ do: 'add', kind: 'stop', name: ' ' })).toEqual({ problem: 'name' })
    for (const action of ['edit', 'earlier', 'move', 'tick', 'remove', 'put-back'])
      expect(send({ do: action, e: 'stop-00000000' })).toEqual({ problem: 'unknown_entity' })
  })
})
