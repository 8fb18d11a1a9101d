import { beforeAll, describe, expect, it } from 'vitest'
import {
  anonymousVisitor,
  createAccountSite,
  type Member,
  signInMember,
} from '#test/support/worker/account-site.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { SITE } from '#test/support/worker/visitor.ts'
import {
  followFormRedirect,
  KYOTO,
  listedPaths,
  MAIN_LIST_PATH,
} from '#test/support/worker/visitor-with-saves.ts'

let site: SignInSite
beforeAll(async () => {
  site = await createAccountSite()
})

const JAPAN = '/destinations/japan'
const STORY = '/articles/games-for-the-wait'

function upload(visitor: Member, text: string, name: string): Promise<Response> {
  const form = new FormData()
  form.set('file', new File([text], name))
  return visitor.send('POST', '/profile/saves/import', { origin: SITE }, form)
}
const listOf = (html: string): string => /href="(\/profile\/saves\/[0-9a-f]{16})"/.exec(html)?.[1] ?? ''

/** The sights of a page, as its save buttons name them. */
async function sightPaths(page: string): Promise<readonly string[]> {
  const html = await (await anonymousVisitor(site).get(page)).text()
  return [...html.matchAll(/name="path" value="([^"]+#[^"]+)"|value="([^"]+#[^"]+)"/g)].map(
    ([, one, other]) => one ?? other ?? '',
  )
}

/** A visitor with a place, every sight of a country's own page and of a city, and a story. */
async function createTraveller() {
  const [country, city] = [await sightPaths(JAPAN), await sightPaths(KYOTO)]
  expect(country.length).toBeGreaterThan(3)
  const places = [KYOTO, ...country, ...city.slice(0, 3)]
  const ana = await signInMember(site)
  await ana.json('/api/saves/merge', { paths: [...places, STORY] })
  await ana.form(MAIN_LIST_PATH, { do: 'note', path: places[1] ?? '', note: 'early,\n“before” ten' })
  return { ana, places }
}

describe('files of a list', () => {
  it('every link of a sight leads to its entry on the page, and the old numbered anchor works', async () => {
    const html = await (await anonymousVisitor(site).get(JAPAN)).text()
    const sights = await sightPaths(JAPAN)
    for (const [index, path] of sights.entries()) {
      expect(html).toContain(`id="${path.split('#')[1]}"`)
      expect(html).toContain(`id="sight-${index + 1}"`)
    }
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(new Set(ids).size)
  })

  it.each(['gpx', 'kml'])(
    'each point of a %s file has its link, and the file names a public address',
    async (format) => {
      const { ana, places } = await createTraveller()
      const file = await (await ana.get(`${MAIN_LIST_PATH}.${format}`)).text()
      for (const path of places) expect(file).toContain(`href="https://fernway.test${path}"`)
      expect(file).not.toContain('/profile/')
      expect(file).toContain('Not in this file, because they have no position: Twelve games for waiting')
      const shared = await followFormRedirect(ana, await ana.form(MAIN_LIST_PATH, { do: 'share' }))
      const [, link = ''] = /(https:\/\/fernway\.test\/lists\/[0-9a-f]{32})"/.exec(shared) ?? []
      expect(await (await ana.get(`${MAIN_LIST_PATH}.${format}`)).text()).toContain(link)
    },
  )

  it('the dialog says how many items GPX and KML leave out', async () => {
    const { ana, places } = await createTraveller()
    const html = await (await ana.get(MAIN_LIST_PATH)).text()
    expect(html).toContain(`${places.length} of the ${places.length + 1} items. 1 item has no position`)
  })

  it.each(['gpx', 'kml', 'csv', 'json'])(
    'a %s file is recognised whole when it is imported again',
    async (format) => {
      const { ana, places } = await createTraveller()
      const file = await (await ana.get(`${MAIN_LIST_PATH}.${format}`)).text()
      const ben = await signInMember(site)
      const html = await (await upload(ben, file, `x.${format}`)).text()
      const isMap = format === 'gpx' || format === 'kml'
      const expected = isMap ? places : [...places, STORY]
      expect(await listedPaths(ben, listOf(html))).toEqual(expected)
      const list = (await (await ben.get(`${listOf(html)}.json`)).json()) as { items: { note: string }[] }
      // Texts of the guide do not become notes.
      expect(list.items.map(({ note }) => note)).toEqual(
        expected.map((_, index) => (index === 1 ? 'early,\n“before” ten' : '')),
      )
    },
  )

  it('the sights of a country’s page are found by name and position alone, as in files of earlier versions', async () => {
    const { ana, places } = await createTraveller()
    const file = await (await ana.get(`${MAIN_LIST_PATH}.gpx`)).text()
    const old = file.replace(/<link href="[^"]*"\/>/g, '')
    const ben = await signInMember(site)
    const html = await (await upload(ben, old, 'old.gpx')).text()
    // The guide of Hiroshima, which is nearer than the country's, has two of these sights as well.
    const inCity = (path: string): string =>
      path
        .replace('japan#itsukushima-shrine-miyajima', 'japan/hiroshima#itsukushima-shrine-miyajima')
        .replace('japan#peace-memorial-hiroshima', 'japan/hiroshima#peace-memorial-museum')
    expect(await listedPaths(ben, listOf(html))).toEqual(places.map(inCity))
  })

  it('a list that is exported as “Saves” and imported again is told apart from the first', async () => {
    const { ana } = await createTraveller()
    const file = await (await ana.get(`${MAIN_LIST_PATH}.json`)).text()
    const html = await (await upload(ana, file, 'saves.json')).text()
    expect(html).toContain('You have a list called Saves, so this one is called Saves (2).')
    expect(await (await ana.get('/profile/saves')).text()).toContain('Saves (2)')
    expect(await (await upload(ana, file, 'saves.json')).text()).not.toContain('Saves (3)')
  })

  it('entries that are not in the guide can be downloaded with everything that the file says of them', async () => {
    const ana = await signInMember(site)
    const table =
      'name,note,latitude,longitude,url\nKyoto,,,,\nOur hotel,"late, ring",35.01,135.77,https://hotel.example\n'
    const html = await (await upload(ana, table, 'x.csv')).text()
    expect(html).toContain('so this entry is not on it')
    const [, csv = ''] = /href="data:text\/csv;charset=utf-8,([^"]+)"/.exec(html) ?? []
    expect(decodeURIComponent(csv)).toContain('Our hotel,"late, ring",35.01,135.77,https://hotel.example')
  })
})
