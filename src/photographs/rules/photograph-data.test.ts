import { describe, expect, it } from 'vitest'
import { PHOTO_LICENCE_NAMES, PHOTO_LICENCES } from '#src/catalogue/photographs/photo-licence.ts'
import type { Photograph } from '#src/catalogue/photographs/photograph.ts'
import { SAMPLE_PHOTOGRAPH } from '#test/support/worker/images/photograph-samples.ts'
import { photographData } from './photograph-data.ts'

const ORIGIN = 'https://guide.example'
const ORIGINS = { proxyOrigins: ['https://media.example'], hosts: { targets: {}, legacy: [] } }
const HREF = SAMPLE_PHOTOGRAPH.href

const dataOf = (changes: Partial<Photograph> = {}) =>
  photographData(ORIGIN, { ...SAMPLE_PHOTOGRAPH, ...changes }, 'guide', ORIGINS)

describe('photographData', () => {
  it('names author, licence and source as search engines read them', () => {
    expect(dataOf()).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'ImageObject',
        contentUrl: `${ORIGIN}/_image?url=%2Fimages%2Fphotos%2Flake.jpg&w=1920&q=75`,
        caption: 'Two boats come back before the wind does.',
        creditText: 'A. Sample',
        creator: { '@type': 'Person', name: 'A. Sample' },
        license: 'https://creativecommons.org/licenses/by-sa/4.0/',
        acquireLicensePage: HREF,
        copyrightNotice: '© 2019 A. Sample',
      },
    ])
    expect(dataOf({ isOrganisation: true })[0]).toMatchObject({ creator: { '@type': 'Organization' } })
  })

  it.each(PHOTO_LICENCE_NAMES)(
    'has for %s the licence if it is public, and no copyright where there is none',
    (licence) => {
      const [data] = dataOf({ licence })
      const { address, terms } = PHOTO_LICENCES[licence]
      const found = data as unknown as Readonly<Record<string, unknown>>
      expect(found['license']).toBe(address ?? undefined)
      expect(found['copyrightNotice']).toBe(terms === 'free' ? undefined : '© 2019 A. Sample')
    },
  )

  it('says whom to ask for an own photograph', () => {
    expect(dataOf({ licence: 'own', href: null })[0]).toMatchObject({
      acquireLicensePage: `${ORIGIN}/about#write-to-us`,
    })
    expect(dataOf({ licence: 'by permission', href: null })[0]).not.toHaveProperty('acquireLicensePage')
  })

  it('is absent without a photograph, and where the page does not show it', () => {
    expect(photographData(ORIGIN, undefined, 'guide', ORIGINS)).toEqual([])
    expect(dataOf({ source: 'https://elsewhere.example/lake.jpg' })).toEqual([])
  })
})
