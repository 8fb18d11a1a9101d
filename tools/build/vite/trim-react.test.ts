import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { removeUnusedFunctions } from './trim-react.ts'
import { NOOP_FUNCTIONS, UNUSED_FUNCTIONS } from './unused-react-functions.ts'

const REACT_DOM = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8')

/** The functions at the top of a file, by name. */
function functionsOf(code: string): ReadonlyMap<string, string> {
  const functions = parseAst(code).body.flatMap((node): readonly [string, string][] =>
    node.type === 'FunctionDeclaration' && node.id !== null
      ? [[node.id.name, code.slice(node.start, node.end)]]
      : [],
  )
  return new Map(functions)
}

describe('React without the parts that no island uses', () => {
  const whole = functionsOf(REACT_DOM)
  const lean = functionsOf(removeUnusedFunctions(REACT_DOM))

  it('refuses what is left out, and does nothing where only a search for it is', () => {
    for (const name of UNUSED_FUNCTIONS) expect(lean.get(name)).toBe(`function ${name}() { leftOut() }`)
    for (const name of NOOP_FUNCTIONS) expect(lean.get(name)).toBe(`function ${name}() {}`)
    expect(lean.get('leftOut')).toContain('throw')
  })

  it('keeps every other function as it is', () => {
    const left = [...UNUSED_FUNCTIONS, ...NOOP_FUNCTIONS]
    const kept = [...whole].filter(([name]) => !left.includes(name))
    expect(kept.length).toBe(whole.size - left.length)
    expect(kept.length).toBeGreaterThan(500)
    for (const [name, text] of kept) expect(lean.get(name)).toBe(text)
  })

  it('is refused for a version that lacks one of them, by name', () => {
    const other = REACT_DOM.replace('function startViewTransition(', 'function beginViewTransition(')
    expect(() => removeUnusedFunctions(other)).toThrow('react-dom has no startViewTransition')
  })
})
