import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Island } from './island.tsx'

const modules = import.meta.glob<Record<string, unknown>>('../*/*.island.tsx', { eager: true })

/** Props required to render an island in this test, by name. */
const SAMPLE_PROPS: Readonly<Record<string, Record<string, unknown>>> = {
  'newsletter-form': { idPrefix: 'test', layout: 'inline', source: 'Test' },
  'search-box': { idPrefix: 'test' },
}

/** Islands inside a form that works without them; they render nothing before hydration (docs/adr/0007). */
const ADDS_TO_A_FORM = ['search-box']

const isIsland = (value: unknown): value is Island<Record<string, unknown>> =>
  typeof value === 'function' && 'definition' in value

describe.each(Object.entries(modules))('%s', (path, module) => {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.island.tsx'.length)
  const islands = Object.values(module).filter(isIsland)

  it('exports one island named after its file', () => {
    expect(islands.map(({ definition }) => definition.name)).toEqual([name])
  })

  it('renders on the server with its name, its trigger and its props', () => {
    const [Island] = islands
    if (Island === undefined) throw new Error('no island')
    const html = renderToString(<Island {...(SAMPLE_PROPS[name] ?? {})} />)
    expect(html).toContain(`data-island="${name}"`)
    const when = Island.definition.when
    expect(html.includes(`data-when="${when}"`)).toBe(when !== 'interaction')
    if (ADDS_TO_A_FORM.includes(name)) expect(html).toMatch(/><\/div>$/)
    else expect(html).toMatch(/<(form|a|details|dialog|button)[ >]/)
  })
})
