import { describe, expect, it } from 'vitest'
import { REFUSAL_REASONS } from '#isomorphic/saves/offline-change.ts'
import { describeRefusedChange } from './describe-refused-change.ts'
import type { RefusedChange } from './refused-changes.ts'
import { REFUSED_CHANGES_WORDS } from './words/refused-changes-words.ts'

const refusedOf = (fields: RefusedChange['fields'], reason = 'note_conflict'): RefusedChange => ({
  key: 'a',
  owner: 'ana',
  at: 0,
  list: 'main',
  fields,
  base: null,
  reason: reason as RefusedChange['reason'],
})

describe('describeRefusedChange', () => {
  it('has the action with the name of the page, the text as it was typed, and the reason', () => {
    const change = refusedOf({ do: 'note', path: '/destinations/japan/kyoto', note: 'In May,\nby train.' })
    expect(describeRefusedChange(change)).toEqual({
      title: 'Your note on Kyoto',
      text: 'In May,\nby train.',
      reason: expect.stringContaining('Another of your devices wrote a note'),
    })
  })

  it.each([
    [{ do: 'create', name: 'Japan 2027' }, 'A new list', 'Japan 2027'],
    [{ do: 'save', path: '/destinations/japan/kyoto#fushimi-inari' }, 'Saving Fushimi inari', ''],
    [{ do: 'note', note: 'In May.' }, 'Your note on a page', 'In May.'],
    [{ do: 'constructor' }, 'A change of your saves', ''],
  ])('describes %j', (fields, title, text) => {
    expect(describeRefusedChange(refusedOf(fields))).toMatchObject({ title, text })
  })

  it('has a sentence for every reason of the site, and for reasons that it does not know', () => {
    const { reason: sentences } = REFUSED_CHANGES_WORDS.en
    for (const reason of REFUSAL_REASONS)
      expect(describeRefusedChange(refusedOf({ do: 'delete' }, reason)).reason).toBe(sentences[reason])
    expect(describeRefusedChange(refusedOf({ do: 'delete' }, 'toString')).reason).toBe(sentences.refused)
  })
})
