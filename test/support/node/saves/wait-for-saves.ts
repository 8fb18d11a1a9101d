import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { waitForResource } from '#test/support/node/wait-for-resource.ts'

/** Waits until the page has read the saves of the account, for which its scripts are loaded. */
export const waitForSaves = (page: Page) => waitForResource(page, '/api/saves$')

/** Waits until the last delivery is recorded: a page of the account that is requested before that loads twice. */
export const waitForDelivery = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () =>
        (await navigator.locks.query()).held?.some(({ name }) => name === 'fernway-outbox'),
      ),
    )
    .toBe(false)
