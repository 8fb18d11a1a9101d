import { beforeAll, describe, expect, it } from 'vitest'
import { anonymousVisitor, createAccountSite } from '#test/support/worker/account-site.ts'
import { firstStory } from '#test/support/worker/first-story.ts'
import { parseXml } from '#test/support/worker/parse-xml.ts'
import type { SignInSite } from '#test/support/worker/sign-in-site.tsx'
import { SITE } from '#test/support/worker/visitor.ts'
import {
  createVisitorWithSaves,
  followFormRedirect,
  KYOTO,
  listedPaths,
  MAIN_LIST_PATH,
  submitNewList,
} from '#test/support/worker/visitor-with-saves.ts'

let site: SignInSite
let story: string
beforeAll(async () => {
  site = await createAccountSite()
  story = await firstStory()
})

const titleOf = async (): Promise<string> => {
  const html = await (await anonymousVisitor(site).get(story)).text()
  return /<h1[^>]*>([^<]+)/.exec(html)?.[1] ?? ''
}

describe('saving a story', () => {
  it('the save button works without script', async () => {
    const html = await (await anonymousVisitor(site).get(story)).text()
    expect(html).toMatch(new RegExp(`<form class="save"[^>]*action="/save".*value="${story}"`))
    const ana = await createVisitorWithSaves(site, [])
    const page = await followFormRedirect(ana, await ana.form('/save', { path: story }))
    expect(page).toContain(`${await titleOf()} is on Saves.`)
    expect(await listedPaths(ana)).toEqual([story])
  })

  it('the API saves and removes a story beside places', async () => {
    const ana = await createVisitorWithSaves(site, [KYOTO])
    const response = await ana.json('/api/saves', { path: story, saved: true })
    expect(await response.json()).toEqual({ kind: 'story', path: story, saved: true })
    expect(await listedPaths(ana)).toEqual([KYOTO, story])
    expect(await (await ana.get('/profile/saves')).text()).toMatch(/1 place and 1 story[\s\S]*minute read/)
    await ana.json('/api/saves', { path: story, saved: false })
    expect(await listedPaths(ana)).toEqual([KYOTO])
  })

  it('a story that does not exist cannot be saved', async () => {
    const ana = await createVisitorWithSaves(site, [])
    expect((await ana.json('/api/saves', { path: '/articles/no-such-story', saved: true })).status).toBe(404)
    expect((await ana.form('/save', { path: '/articles/no-such-story' })).status).toBe(404)
  })

  it('stories appear on shared lists and in their JSON, which can be imported; map formats omit them', async () => {
    const ana = await createVisitorWithSaves(site, [KYOTO, story])
    await ana.form(MAIN_LIST_PATH, { do: 'note', path: story, note: 'on the train', shows: 'on' })
    const listPath = await submitNewList(ana, 'Trip')
    await ana.form(MAIN_LIST_PATH, { do: 'copy', path: story, target: listPath.split('/').at(-1) ?? '' })
    expect(await listedPaths(ana, listPath)).toEqual([story])
    const html = await followFormRedirect(ana, await ana.form(MAIN_LIST_PATH, { do: 'share' }))
    const link = /(\/lists\/[0-9a-f]{32})"/.exec(html)?.[1] ?? ''
    const shared = await (await anonymousVisitor(site).get(link)).text()
    expect(shared).toContain('1 place and 1 story, chosen by a reader.')
    expect(shared).toContain(`href="${story}"`)
    const file = await (await anonymousVisitor(site).get(`${link}.json`)).text()
    const [place, entry] = (JSON.parse(file) as { items: readonly Record<string, unknown>[] }).items
    expect(Object.keys(place ?? {})).toEqual([
      'kind',
      'path',
      'note',
      'link',
      'name',
      'latitude',
      'longitude',
    ])
    expect(entry).toEqual({
      kind: 'story',
      path: story,
      note: 'on the train',
      link: `${SITE}${story}`,
      name: await titleOf(),
    })
    const points = parseXml(await (await ana.get(`${MAIN_LIST_PATH}.gpx`)).text()).filter(
      (name) => name === 'wpt',
    )
    expect(points).toHaveLength(1)
    const form = new FormData()
    form.set('file', new File([file], 'list.json', { type: 'application/json' }))
    const imported = await ana.send('POST', '/profile/saves/import', { origin: SITE }, form)
    const [, list] = /href="(\/profile\/saves\/[0-9a-f]{16})"/.exec(await imported.text()) ?? []
    expect(await listedPaths(ana, list)).toEqual([KYOTO, story])
  })
})
