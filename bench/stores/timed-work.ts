import type { RandomRange } from '#art/drawing/random.ts'
import { claimMail, markMailSent } from '#src/mail/mail-claims.ts'
import { createMailToken } from '#src/mail/mail-token.ts'
import { findSubscription } from '#src/newsletter/find-subscription.ts'
import { newsletterPurges } from '#src/newsletter/newsletter-purges.ts'
import { recordSignUp } from '#src/newsletter/record-sign-up.ts'
import {
  confirmSubscription,
  endSubscription,
  findSubscriptionByAddress,
} from '#src/newsletter/subscriptions.ts'
import { runStatements, statement } from '#src/platform/database.ts'
import { SLICE_ROWS } from '#src/platform/purge-slices.ts'
import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import { removeItem, savePage } from '#src/saves/store/save-item.ts'
import { readLists } from '#src/saves/store/save-lists.ts'
import { readItems, readSavedPaths } from '#src/saves/store/saves-store.ts'
import { ownerOf, SAVES, SAVES_OF_ONE, SUBSCRIBERS, subscriberAddress, subscriberId } from './million-rows.ts'
import type { TimedWork } from './timed-work-type.ts'

type Db = D1Database

const pickRandom = (random: RandomRange, total: number): number => Math.floor(random(0, total))

function submission(address: string) {
  return {
    address,
    source: 'Bench',
    formName: 'newsletter',
    formType: 'NEWSLETTER',
    challenge: '',
    isTrap: false,
  }
}

/**
 * The operations of visitors, queue and cron trigger on a database filled by `insertMillionRows`. It uses the worker's
 * types, because it runs the worker's stores; the bench loads it at run time (measure-statements.ts).
 */
export async function prepareTimedWork(
  real: D1Database,
  nowS: number,
): Promise<readonly TimedWork<D1Database>[]> {
  const knownToken = createMailToken()
  await runStatements(real, [
    statement(
      'INSERT INTO newsletter_tokens (token_hash, subscriber_id, confirms_until_s) VALUES (?, ?, ?)',
      await sha256Base64url(knownToken),
      subscriberId(5),
      nowS + 1000,
    ),
  ])
  const queue = { send: async () => undefined } as unknown as Queue<never>
  const signUp = (db: Db, address: string, index: number) =>
    recordSignUp({ db, queue, nowS: nowS + index * 60, language: 'en' }, submission(address), {
      clientAddress: `10.0.${index >> 8}.${index & 255}`,
      maxUnchallengedSignUps: null,
      passedChallenge: false,
    }).catch((error: Error) => {
      // The mock queue fails after all statements have run.
      if (!error.message.includes('mail queue')) throw error
    })
  const saves = (db: Db, random: RandomRange) => ({
    db,
    owner: ownerOf(pickRandom(random, SAVES / SAVES_OF_ONE)),
    nowS,
    mainListName: 'Saves',
  })
  const target = (index: number) => ({ kind: 'place' as const, path: `/destinations/new-${index}` })
  return [
    { name: 'sign-up, new', run: (db, _, index) => signUp(db, `new${index}-${nowS}@mail.example`, index) },
    {
      name: 'sign-up, known',
      run: (db, random, index) => signUp(db, subscriberAddress(pickRandom(random, SUBSCRIBERS)), index),
    },
    {
      name: 'mail job: claim and mark',
      run: async (db, random, index) => {
        const job = {
          id: `bench-${index}`,
          subscriberId: subscriberId(pickRandom(random, SUBSCRIBERS)),
          token: createMailToken(),
        }
        await claimMail(db, job, nowS)
        await markMailSent(db, job.id, nowS)
      },
    },
    { name: 'link of a mail: find the subscriber', run: (db) => findSubscription(db, knownToken, nowS) },
    {
      name: 'confirm',
      run: (db, random) => confirmSubscription(db, subscriberId(pickRandom(random, SUBSCRIBERS)), nowS),
    },
    {
      name: 'unsubscribe',
      run: (db, random) => endSubscription(db, subscriberId(pickRandom(random, SUBSCRIBERS)), nowS),
    },
    {
      name: 'settings: newsletter of an address',
      run: (db, random) => findSubscriptionByAddress(db, subscriberAddress(pickRandom(random, SUBSCRIBERS))),
    },
    { name: 'saves: all paths', run: (db, random) => readSavedPaths(saves(db, random)) },
    { name: 'saves: one list', run: (db, random) => readItems(saves(db, random), 'main') },
    { name: 'saves: lists', run: (db, random) => readLists(saves(db, random)) },
    { name: 'saves: save a page', run: (db, random, index) => savePage(saves(db, random), target(index)) },
    {
      name: 'saves: remove a page',
      run: (db, random, index) => removeItem(saves(db, random), null, target(index).path),
    },
    ...newsletterPurges(nowS + 40 * 86_400).map(({ name, slice, sliceRows = SLICE_ROWS }) => ({
      name: `purge, ${sliceRows} of ${name}`,
      run: (db: Db) => runStatements(db, slice(sliceRows)),
    })),
  ]
}
