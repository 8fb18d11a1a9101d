import { afterAll, beforeAll, describe, it } from 'vitest'
import { type Hand, INPUTS, openHand, signInAt } from '#test/support/node/tasks/hand.ts'
import {
  addNote,
  changeName,
  copyListOfOthers,
  orderList,
  saveFifteenAndShare,
  saveWithoutAccount,
  shareThreePlaces,
  takeListAlong,
} from '#test/support/node/tasks/list-tasks.ts'
import {
  findByMisspeltName,
  keepGuideOffline,
  reportMistake,
  subscribe,
} from '#test/support/node/tasks/public-tasks.ts'
import { sampleOf } from '#test/support/sample.ts'

/** Tasks of a visitor who is signed out at first, and of one with an account. */
const SIGNED_OUT: Readonly<Record<string, (hand: Hand) => Promise<void>>> = {
  'finds a guide by a misspelt name': findByMisspeltName,
  'subscribes to the newsletter and confirms': subscribe,
  'reports a mistake of a guide': reportMistake,
  'takes a guide along and reads it without a network': keepGuideOffline,
  'saves a place and finds it again': saveWithoutAccount,
}
const SIGNED_IN: Readonly<Record<string, (hand: Hand) => Promise<void>>> = {
  'moves the last place of a list to its top': orderList,
  'adds a note': addNote,
  'takes a list along as a file and imports it again': takeListAlong,
  'changes the settings': changeName,
}

/** Without script it is thirty pages. */
const FIFTEEN_TIMEOUT_MS = 180_000

let shared = ''
beforeAll(async () => {
  shared = await shareThreePlaces()
})

describe.each(sampleOf(INPUTS))('%s: a visitor', (input) => {
  let visitor: Hand | null = null
  let member: Hand | null = null
  afterAll(async () => {
    await visitor?.close()
    await member?.close()
  })

  it.each(Object.entries(SIGNED_OUT))('%s', async (_title, work) => {
    visitor ??= await openHand(input)
    await work(visitor)
  })

  it('copies a shared list, with the sign-in that this needs', () => copyListOfOthers(input, shared))

  it.each(Object.entries(SIGNED_IN))('%s', async (_title, work) => {
    if (member === null) {
      member = await openHand(input)
      await signInAt(member, '/profile/saves')
    }
    await work(member)
  })

  it(
    'saves fifteen places and shares the list, in twenty presses with script',
    async () => {
      console.log(`${input}: fifteen places and a shared list in ${await saveFifteenAndShare(input)} presses`)
    },
    FIFTEEN_TIMEOUT_MS,
  )
})
