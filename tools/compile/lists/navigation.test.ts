import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { NavigationSection } from '#src/site/navigation-types.ts'
import type { SiteData } from '#src/site/site-types.ts'
import { compileContent } from '#tools/compile/compile-content.ts'
import { createContentFixture, PROJECT_ROOT } from '#tools/compile/fixtures/content-fixture.ts'
import { setUpContent } from '#tools/compile/fixtures/set-up-content.ts'
import { geodata } from '#tools/compile/geography/sample-geodata.ts'
import { drawSample } from '#tools/compile/maps/sample-drawing.ts'

const content = setUpContent()

async function compileNavigation(): Promise<readonly NavigationSection[]> {
  const { folder, contentDir, remove } = createContentFixture()
  await compileContent({ root: PROJECT_ROOT, geodata, contentDir, outDir: folder, draw: drawSample })
  const site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as SiteData
  remove()
  return site.navigation
}

describe('createNavigation', () => {
  it('uses names, posters and lists of the catalogue, and URLs of shop and partners from site.yaml', async () => {
    const [destinations, books] = await compileNavigation()
    const [trending, countries, continents] = destinations?.groups ?? []
    expect(trending).toMatchObject({ kind: 'places', places: [{ name: 'Togo', parentName: 'Africa' }] })
    expect(countries).toMatchObject({ kind: 'index', links: [{ name: 'Benin' }, { name: 'Togo' }] })
    expect(continents).toMatchObject({ kind: 'continents' })
    const africa = continents?.kind === 'continents' ? continents.continents[0] : undefined
    expect(africa).toMatchObject({
      path: '/africa/places',
      countries: [{ path: '/destinations/benin' }, { path: '/destinations/togo' }],
      count: expect.any(Number),
      regions: [{ path: '/destinations/togo/kara' }],
      cities: [],
    })
    expect(destinations?.featured.place.poster.id).toBe('benin')
    expect(books).toMatchObject({ id: 'books', title: 'Books to carry' })
    expect(books?.cta).toEqual({
      label: 'All guidebooks',
      href: 'https://shop.fernway.example/collections/guidebooks',
      isExternal: true,
    })
    expect(books?.groups[0]).toMatchObject({
      kind: 'items',
      items: [
        { link: { href: 'https://tours.goodcompany.example', isExternal: true }, place: { name: 'Kara' } },
      ],
    })
  })

  it.each([
    [
      'a link to nowhere',
      'url: /destinations/togo',
      'url: /destinations/mu',
      /:13: the link \/destinations\/mu is dead/,
    ],
    ['a picture of nowhere', 'image: benin', 'image: mu', /:8: the link \/destinations\/mu is dead/],
    [
      'an unknown collection',
      'shop:ebooks',
      'shop:maps',
      /: site\.yaml has no shop:maps; expected one of shop:guidebooks, /,
    ],
    ['an unknown partner', 'partner:tours', 'partner:cars', /: site\.yaml has no partner:cars; /],
    [
      'an unknown list',
      'from: countries',
      'from: planets',
      /"\[1\]\.submenu\[2\]\.from" is .*; expected one of countries, regions/,
    ],
    [
      'a part with nothing in it',
      '      from: countries\n',
      '',
      /expected one of `from`, `items` and `columns`/,
    ],
    [
      'a script in place of an address',
      'url: shop:guidebooks',
      'url: javascript:alert(1)',
      /expected an address, shop:<collection>/,
    ],
  ])('reports %s with its line', (_what, from, to, expected) => {
    expect(content.errorsAfter('navigation.yaml', from, to).join('\n')).toMatch(expected)
  })
})
