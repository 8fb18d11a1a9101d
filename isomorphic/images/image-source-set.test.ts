import { describe, expect, it } from 'vitest'
import { imageSourceSet, imageWidthsFor, proxyAddressOf } from './image-source-set.ts'
import { IMAGE_WIDTHS } from './image-widths.ts'

const address = (width: number): string => `/p-${width}`

describe('imageWidthsFor, equal to next/image', () => {
  it.each([
    [{ fixed: 300 }, [384, 640]],
    [{ fixed: 128 }, [128, 384]],
    [{ fixed: 500 }, [640, 1024]],
    [{ fixed: 4000 }, [3840]],
    [{ sizes: '100vw' }, [640, 750, 828, 1024, 1080, 1200, 1280, 1920, 2048, 3840]],
    [{ sizes: '33vw' }, [384, 640, 750, 828, 1024, 1080, 1200, 1280, 1920, 2048, 3840]],
    [
      { sizes: '(min-width: 64rem) 33vw, 100vw' },
      [384, 640, 750, 828, 1024, 1080, 1200, 1280, 1920, 2048, 3840],
    ],
    [{ sizes: '300px' }, [...IMAGE_WIDTHS]],
    [null, [640, 750, 828, 1080, 1200, 1920, 2048, 3840]],
  ])('for %o', (slot, widths) => {
    expect(imageWidthsFor(slot)).toEqual(widths)
  })

  it('chooses from seventeen widths in ascending order', () => {
    expect(IMAGE_WIDTHS).toEqual([
      16, 32, 48, 64, 96, 128, 384, 640, 750, 828, 1024, 1080, 1200, 1280, 1920, 2048, 3840,
    ])
  })
})

describe('imageSourceSet', () => {
  it('uses density descriptors for a fixed slot and width descriptors for others, the largest last', () => {
    expect(imageSourceSet(address, { fixed: 300 })).toEqual({
      src: '/p-640',
      srcSet: '/p-384 1x, /p-640 2x',
      sizes: undefined,
    })
    expect(imageSourceSet(address, null)).toMatchObject({ src: '/p-3840', sizes: '100vw' })
  })

  it('offers no upscaled image, and states the true width of the largest', () => {
    expect(imageSourceSet(address, { sizes: '100vw' }, 800)).toEqual({
      src: '/p-828',
      srcSet: '/p-640 640w, /p-750 750w, /p-828 800w',
      sizes: '100vw',
    })
  })

  it('requests the proxy with the encoded source and the fixed quality', () => {
    expect(proxyAddressOf('https://a.example/b?c=d&e')(640)).toBe(
      '/_image?url=https%3A%2F%2Fa.example%2Fb%3Fc%3Dd%26e&w=640&q=75',
    )
  })
})
