import type { Context } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from '#src/http/app-env.ts'
import { createByteBudget } from '#src/images/byte-budget.ts'
import { SAMPLE_PHOTOGRAPH } from '#test/support/worker/images/photograph-samples.ts'
import { readPicture } from './read-picture.ts'

const TOOLS = { fetch, budget: createByteBudget(1, 1, Date.now) }
/** Neither the settings nor a binding is read without an upload or an address. */
const CONTEXT = {} as Context<AppEnv>

it('uses the image that the page has when the form names no other', async () => {
  const { source, width, height } = SAMPLE_PHOTOGRAPH
  expect(await readPicture(CONTEXT, TOOLS, {}, '', SAMPLE_PHOTOGRAPH)).toEqual({
    kind: 'address',
    address: source,
    width,
    height,
  })
  expect(await readPicture(CONTEXT, TOOLS, {}, '', undefined)).toEqual({
    kind: 'problem',
    problem: 'missing',
  })
})
