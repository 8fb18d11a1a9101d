import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { leaveWithConsent, openWithConsent, visitWithConsent } from '#test/support/node/open-with-consent.ts'

/** Suppresses navigation, so that all events of a page can be counted. */
const suppressNavigation = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault()
    }),
  )

/** Searches are reported once their results are shown. */
const SEARCH_STATUS = '[data-search-total]'

describe('measured visit', () => {
  it('each page is reported once, in upper case, without its query', async () => {
    const measured = await openWithConsent()
    const { page, requests, complaints, close } = measured
    await visitWithConsent(page, '/places')
    await visitWithConsent(page, '/search?q=lisbon')
    await page.locator(SEARCH_STATUS).waitFor()
    await leaveWithConsent(measured)
    const views = (await requests.named('pageView')).filter(({ path }) => path !== '/cookie-settings')
    // In any order: a page that is left late has sent its view in a batch, which is listed before the beacons.
    expect(views.map(({ path }) => path).toSorted()).toEqual(['/places', '/search'])
    expect(views[0]?.payload).toEqual({ title: expect.stringMatching(/^[^a-z]+$/) })
    const [searched, ...more] = await requests.named('Searched')
    expect(more).toEqual([])
    expect(searched?.payload).toMatchObject({
      '@type': 'fernway.tracking.v1.Searched',
      searchTerm: 'LISBON',
      actionOutcome: 'FOUND',
    })
    expect(complaints).toEqual([])
    await close()
  })

  it('searches without results are reported', async () => {
    const measured = await openWithConsent()
    await visitWithConsent(measured.page, '/search?q=xyzzy')
    await measured.page.locator(SEARCH_STATUS).waitFor()
    await leaveWithConsent(measured)
    expect((await measured.requests.named('Searched'))[0]?.payload).toMatchObject({
      searchTerm: 'XYZZY',
      actionOutcome: 'NOTHING FOUND',
    })
    await measured.close()
  })

  it('each click is reported once: links, menus, promotions, cart, shop, partners, language', async () => {
    const measured = await openWithConsent()
    const { page, requests, close } = measured
    await visitWithConsent(page, '/destinations/japan/kyoto')
    await suppressNavigation(page)
    await page.locator('.breadcrumb a').first().click()
    await page.locator('.site-header a[href$="/cart"]:visible').first().click()
    await page.locator('.destination-words a[target="_blank"]').click()
    await page.locator('.guidebook a').click()
    await page.locator('.language-menu summary').click()
    await page.locator('.language-menu a').first().click()
    await page.locator('.footer-column a[href*="/collections/"]').first().click()
    await page.locator('.nav-section > summary').first().hover()
    await page.locator('.nav-promo:visible').click()
    await leaveWithConsent(measured)
    const clicks = (await requests.named('ElementClicked')).map(({ payload }) => payload)
    expect(clicks).toMatchObject([
      { webElement: { location: 'MAIN', elementType: 'LINK' }, actionOutcome: 'INTERNAL LINK' },
      { webElement: { location: 'LANGUAGE MENU', elementType: 'BUTTON' }, actionOutcome: 'EXPAND' },
      { webElement: { location: 'LANGUAGE MENU', elementType: 'LINK' }, actionOutcome: 'INTERNAL LINK' },
      { webElement: { location: 'PROMO', elementType: 'CARD' }, actionOutcome: 'INTERNAL LINK' },
    ])
    expect(await requests.named('CartStarted')).toMatchObject([
      { payload: { webElement: { location: 'HEADER' }, outboundUrl: expect.stringMatching(/\/cart$/) } },
    ])
    expect(await requests.named('click')).toMatchObject([
      { payload: { outboundUrl: expect.stringContaining('waymark-planning.example') } },
    ])
    expect(await requests.named('product_click')).toMatchObject([
      {
        payload: {
          product: { productId: '/destinations/japan/kyoto', name: 'KYOTO', category: 'GUIDEBOOK' },
        },
      },
    ])
    expect(await requests.named('ProductClicked')).toMatchObject([
      { payload: { product: { productId: '/collections/guidebooks', category: 'COLLECTION' } } },
    ])
    await close()
  })

  it('a guidebook, a band and a promotion are reported once when they become visible', async () => {
    const measured = await openWithConsent()
    const { page, requests, close } = measured
    await visitWithConsent(page, '/destinations/japan/kyoto')
    for (let times = 0; times < 2; times += 1) {
      await page.locator('.guidebook').scrollIntoViewIfNeeded()
      await page.waitForTimeout(200)
      await expect.poll(() => requests.named('product_view')).toHaveLength(1)
      await page.evaluate(() => window.scrollTo(0, 0))
      await page.waitForTimeout(200)
    }
    await leaveWithConsent(measured)
    expect(await requests.named('product_view')).toMatchObject([
      { payload: { webElement: { location: 'GUIDEBOOK CARD' }, product: { name: 'KYOTO' } } },
    ])
    await visitWithConsent(page, '/')
    await page.locator('.band').scrollIntoViewIfNeeded()
    await expect.poll(() => requests.named('ElementViewed')).toHaveLength(1)
    await page.locator('.nav-section').nth(1).hover()
    await expect.poll(() => requests.named('ProductViewed')).toHaveLength(1)
    await leaveWithConsent(measured)
    expect(await requests.named('ElementViewed')).toMatchObject([
      { payload: { webElement: { location: 'CLOSING BAND' } } },
    ])
    expect(await requests.named('ProductViewed')).toMatchObject([
      { payload: { webElement: { location: 'PROMO' } } },
    ])
    await close()
  })

  it('swipes of a rail, searches, fields and feedback are reported', async () => {
    const measured = await openWithConsent()
    const { page, requests, close } = measured
    await visitWithConsent(page, '/')
    await page.locator('.rail').scrollIntoViewIfNeeded()
    await page.locator('.rail').evaluate((rail) => rail.scrollTo({ left: 600 }))
    await expect.poll(() => requests.named('ElementSwiped')).toHaveLength(1)
    await page.locator('.rail').evaluate((rail) => rail.scrollTo({ left: 10 }))
    await expect.poll(() => requests.named('ElementSwiped')).toHaveLength(2)
    await page.evaluate(() => {
      document.querySelector('main')?.insertAdjacentHTML(
        'afterbegin',
        `<form aria-label="Letter"><input name="email" type="email"><select name="topic"><option>a<option>b</select>
        <button type="button" data-track="feedback">Was helpful</button></form>`,
      )
    })
    await page.fill('main input[name="email"]', 'ana@mail.example')
    await page.locator('main input[name="email"]').blur()
    await page.selectOption('main select', 'b')
    await page.click('[data-track="feedback"]')
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('form[role="search"]')
      const field = form?.querySelector<HTMLInputElement>('[name="q"]')
      if (field) field.value = ' '
      form?.requestSubmit()
      if (field) field.value = 'Kyoto'
      form?.requestSubmit()
    })
    await page.waitForURL('**/search?q=Kyoto')
    await leaveWithConsent(measured)
    expect((await requests.named('ElementSwiped')).map(({ payload }) => payload)).toMatchObject([
      { webElement: { location: 'RAIL', elementType: 'RAIL' }, direction: 'FORWARD' },
      { webElement: { location: 'RAIL' }, direction: 'BACK' },
    ])
    const fields = (await requests.named('FieldInputted')).map(({ payload }) => payload['userInputField'])
    expect(fields).toEqual([
      { fieldName: 'EMAIL', fieldType: 'EMAIL' },
      { fieldName: 'TOPIC', fieldType: 'SELECT-ONE', fieldValue: 'b' },
    ])
    expect(await requests.named('FeedbackGiven')).toMatchObject([{ payload: { feedback: 'WAS HELPFUL' } }])
    expect(await requests.named('search')).toMatchObject([{ payload: { searchTerm: 'KYOTO' } }])
    expect(JSON.stringify(await requests.events())).not.toMatch(/ana@|mail\.example/i)
    await close()
  })

  it('a search submitted by Enter is reported, without a button click', async () => {
    const measured = await openWithConsent()
    const { page, requests, close } = measured
    await visitWithConsent(page, '/search')
    await page.fill('#search-q', 'Kyoto')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=Kyoto')
    await page.waitForFunction(() => 'fernwayTrack' in globalThis)
    await page.locator('main form[role="search"] button[type="submit"]').first().click()
    await page.waitForLoadState()
    await leaveWithConsent(measured)
    const terms = (await requests.named('search')).map(({ payload }) => payload['searchTerm'])
    expect(terms).toEqual(['KYOTO', 'KYOTO'])
    expect(await requests.named('ElementClicked')).toHaveLength(1)
    await close()
  })

  it('a chosen suggestion is reported with the typed query', async () => {
    const measured = await openWithConsent()
    const { page, requests, close } = measured
    await visitWithConsent(page, '/search')
    await page.focus('#search-q')
    await page.locator('#search-q[role="combobox"]').waitFor()
    // At once: suggestions of a part of it would be replaced under the pointer.
    await page.locator('#search-q').fill('kyot')
    await page.locator('.suggestions:visible a').first().click()
    await page.waitForURL('**/destinations/**')
    await leaveWithConsent(measured)
    expect((await requests.named('search')).map(({ payload }) => payload)).toEqual([
      { searchTerm: 'KYOT', location: 'SUGGESTION' },
    ])
    await close()
  })
})
