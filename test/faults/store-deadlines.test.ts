import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Bindings } from '#src/config/bindings.ts'
import { suppressAddress } from '#src/mail/suppress-address.ts'
import {
  eraseOldContacts,
  findUnmailed,
  listUnmailed,
  markMailed,
  storeMistake,
} from '#src/mistakes/store/mistakes-store.ts'
import { UnavailableError } from '#src/platform/app-error.ts'
import { parseFaultPlan } from './fault-plan.ts'
import { injectBindingFaults } from './inject-binding-faults.ts'

const REPORT = { page: '/places', text: 'The ferry does not run.', contact: '', isTrap: false }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it.each<readonly [string, (db: D1Database) => Promise<unknown>]>([
  ['suppressing an address', (db) => suppressAddress(db, 'ana@example.com', 'bounce', 0)],
  ['storing a report', (db) => storeMistake(db, REPORT, { client: 'client', network: 'network' }, 0)],
  ['finding a report', (db) => findUnmailed(db, 'id')],
  ['marking a report', (db) => markMailed(db, 'id', 0)],
  ['listing reports', (db) => listUnmailed(db, 0)],
  ['erasing contacts', (db) => eraseOldContacts(db, 0)],
])('%s fails after five seconds when the database does not respond', async (_what, call) => {
  const plan = parseFaultPlan('accounts=hang')
  if (plan === null) throw new Error('the fault is unknown')
  const { DB } = injectBindingFaults(env as unknown as Bindings, plan)
  const outcome = call(DB).catch((error: unknown) => error)
  await vi.waitUntil(() => vi.getTimerCount() > 0)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await outcome).toBeInstanceOf(UnavailableError)
})
