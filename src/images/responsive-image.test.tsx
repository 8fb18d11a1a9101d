import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { proxyAddressOf } from '#isomorphic/images/image-source-set.ts'
import { PLACEHOLDER_PATHS, type PlaceholderType } from './placeholder-paths.ts'
import { ResponsiveImage, type ResponsiveImageProps } from './responsive-image.tsx'

const BASE = {
  addressOf: proxyAddressOf('/images/a.jpg'),
  width: 1200,
  height: 800,
  slot: null,
  placeholderType: 'general',
  alt: 'A harbour at noon.',
} as const satisfies ResponsiveImageProps

const render = (props: ResponsiveImageProps): string => renderToStaticMarkup(<ResponsiveImage {...props} />)

describe('ResponsiveImage', () => {
  it('reserves its space, loads lazily and has src as the last attribute', () => {
    const markup = render(BASE)
    expect(markup).toContain(
      '<img alt="A harbour at noon." width="1200" height="800" loading="lazy" decoding="async"',
    )
    expect(markup).toMatch(/ sizes="100vw" srcSet="[^"]+" src="[^"]+w=1200&amp;q=75"\/>/)
  })

  it('loads eagerly with high priority when it is the largest image of the page', () => {
    expect(render({ ...BASE, isPriority: true })).toContain('loading="eager" fetchPriority="high"')
  })

  it('has the size of a fixed slot, in densities 1 and 2', () => {
    const markup = render({ ...BASE, slot: { fixed: 96 } })
    expect(markup).toContain('width="96" height="64"')
    expect(markup).toMatch(/w=96&amp;q=75 1x, [^ ]+w=384&amp;q=75 2x/)
  })

  it('renders a labelled placeholder without an image, and a decorative one without a label', () => {
    expect(render({ ...BASE, addressOf: null })).toContain('role="img" aria-label="A harbour at noon."')
    const { alt: _alt, ...silent } = BASE
    expect(render({ ...silent, addressOf: null, isDecorative: true })).not.toContain('aria-label')
    expect(render({ ...silent, isDecorative: true })).toContain('alt=""')
  })

  it('has nine distinct, small placeholders', () => {
    const types = Object.keys(PLACEHOLDER_PATHS) as PlaceholderType[]
    expect(types).toEqual([
      'destination',
      'attractions',
      'restaurants',
      'entertainment',
      'nightlife',
      'shopping',
      'hotels',
      'general',
      'user',
    ])
    const drawn = types.map((placeholderType) => render({ ...BASE, addressOf: null, placeholderType }))
    expect(new Set(drawn).size).toBe(9)
    for (const markup of drawn) expect(markup.length).toBeLessThan(400)
  })
})
