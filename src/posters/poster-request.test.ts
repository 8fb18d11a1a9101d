import { describe, expect, it } from 'vitest'
import { posterAddress } from '#isomorphic/posters/poster-address.ts'
import { parsePosterRequest } from './poster-request.ts'

describe('parsePosterRequest', () => {
  it('parses the addresses that posterAddress creates', () => {
    const poster = { id: 'japan/kyoto', version: '0123ab', theme: 3, alt: '' }
    expect(parsePosterRequest(posterAddress(poster, '16x9', 'card'))).toEqual({
      id: 'japan/kyoto',
      version: '0123ab',
      ratio: '16x9',
      grain: 'card',
    })
  })

  it.each([
    '/posters/kyoto.svg',
    '/posters/kyoto.0123ab/4x5-card.png',
    '/posters/kyoto.0123AB/4x5-card.svg',
    '/posters/kyoto.0123ab/3x2-card.svg',
    '/posters/a/b/c/d.0123ab/4x5-card.svg',
    '/posters/../kyoto.0123ab/4x5-card.svg',
    '/posters/.0123ab/4x5-card.svg',
  ])('refuses %s', (path) => {
    expect(parsePosterRequest(path)).toBeNull()
  })
})
