import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteOutbox } from '#client/kit/delete-outbox.ts'
import { deviceOutbox } from './outbox.ts'
import { queueFormChange } from './queue-form-change.ts'

const ORIGIN = 'https://fernway.test'
const KYOTO = '/destinations/japan/kyoto'

beforeEach(deleteOutbox)

const NO_ITEMS = { querySelectorAll: () => [] } as unknown as Element

/** An item with its note as the page was rendered. */
function regionWithNote(path: string, defaultValue: string): Element {
  const field = { defaultValue }
  const querySelector = (selector: string) => (selector.startsWith('textarea') ? field : null)
  const item = { dataset: { path }, querySelector }
  return { querySelectorAll: () => [item] } as unknown as Element
}

function bodyOf(fields: Readonly<Record<string, string>>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return body
}
const queue = (address: string, fields: Readonly<Record<string, string>>, region = NO_ITEMS) =>
  queueFormChange(region, ORIGIN + address, bodyOf(fields), 'ana')

describe('the form of a list without a network', () => {
  it.each(['/profile/saves/main', '/de/profile/saves/main', '/cs/profile/saves/abcdef0123454000'])(
    'is queued on the page %s',
    async (address) => {
      expect(await queue(address, { do: 'remove', path: KYOTO })).toBe(true)
      expect(await deviceOutbox.list()).toMatchObject([
        { owner: 'ana', list: address.split('/').at(-1), fields: { do: 'remove', path: KYOTO } },
      ])
    },
  )

  it.each([
    ['/de/profile/saves/main', 'share'],
    ['/profile/saves/main/import', 'remove'],
    ['/profile/trips/main', 'remove'],
  ])('is not queued where the site must answer it: %s, %s', async (address, action) => {
    expect(await queue(address, { do: action, path: KYOTO })).toBe(false)
    expect(await deviceOutbox.list()).toEqual([])
  })
})

describe('what a queued change is compared with', () => {
  it('is the note of the page, then the note that was queued last, so that a device has no conflict with itself', async () => {
    const region = regionWithNote(KYOTO, 'tea')
    for (const note of ['Book in May ', 'Book in June', ''])
      await queue('/profile/saves/main', { do: 'note', path: KYOTO, note }, region)
    await queue('/profile/saves/main', { do: 'remove', path: KYOTO }, region)
    expect((await deviceOutbox.list()).map(({ base }) => base)).toEqual([
      'tea',
      'Book in May',
      'Book in June',
      '',
    ])
  })
})
