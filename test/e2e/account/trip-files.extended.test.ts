import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findAxeViolations } from '#test/support/node/find-axe-violations.ts'
import { openPage } from '#test/support/node/open-page.ts'
import { waitForNewTripForm } from '#test/support/node/trip-browser.ts'

const PHONE = { viewport: { width: 390, height: 844 }, bypassCSP: true }

async function makeTrip(page: Page): Promise<void> {
  await page.goto('/trips/new?from=/destinations/portugal/lisbon&itinerary=1', { waitUntil: 'networkidle' })
  await page.getByLabel('First day').fill('2027-03-28')
  await waitForNewTripForm(page)
  await page.getByRole('button', { name: 'Make the trip' }).click()
  await page.waitForURL('**/trips/device#*')
  await page.locator('.trip-day').first().waitFor()
}

/** Presses a control of the sheet with the files, and returns name and text of the download. */
async function download(page: Page, label: string): Promise<readonly [string, string]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click(),
  ])
  return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')]
}

const startsOf = (file: string): readonly string[] =>
  new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('dtstart')))

describe('a trip of a device', () => {
  it('is downloaded in every format, with the local time of its place, also without a network', async () => {
    const { page, close } = await openPage(PHONE)
    // Time zones that the site does not send within four seconds are left out of the calendar.
    await page.addInitScript(() => {
      AbortSignal.timeout = () => new AbortController().signal
    })
    await makeTrip(page)
    await page
      .locator('.trip-stop')
      .first()
      .getByRole('button', { name: /^Edit / })
      .click()
    await page.getByRole('dialog').getByLabel('Arrive at').fill('09:30')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).first().click()
    await page.locator('.trip-stop', { hasText: '09:30' }).waitFor()
    await page.getByRole('button', { name: 'Files' }).click()
    expect(await findAxeViolations(page, 'main')).toEqual([])

    const [name, calendar] = await download(page, 'Calendar')
    expect(name).toMatch(/^fernway-lisbon-[a-z0-9-]+\.ics$/)
    // Half past nine in Lisbon, on the day on which summer time begins.
    expect(startsOf(calendar)).toEqual(['2027-03-28', '2027-03-28T08:30:00Z'])
    await page.context().setOffline(true)
    const [, floating] = await download(page, 'Calendar')
    expect(startsOf(floating)).toEqual(['2027-03-28', '2027-03-28T09:30:00'])
    const [, gpx] = await download(page, 'GPX')
    expect(gpx).toContain('<type>Day 1 · Sun 28 Mar</type>')
    const [, kml] = await download(page, 'KML')
    expect(kml).toContain('<Folder><name>Day 1 · Sun 28 Mar</name>')
    const [, json] = await download(page, 'JSON')
    expect(JSON.parse(json)).toMatchObject({ format: 'fernway-trip', version: 1, startsOn: '2027-03-28' })
    const [, text] = await download(page, 'Text')
    expect(text).toContain('## Day 1 · Sun 28 Mar')
    await close()
  })
})
