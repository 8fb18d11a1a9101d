import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { removeUnusedFunctions } from './trim-react.ts'
import { NOOP_FUNCTIONS, UNUSED_FUNCTIONS } from './unused-react-functions.ts'

const REACT_DOM = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8')

/** The top-level functions of a file, by name. */
function functionsOf(code: string): ReadonlyMap<string, string> {
  const functions = parseAst(code).body.flatMap((node): readonly [string, string][] =>
    node.type === 'FunctionDeclaration' && node.id !== null
      ? [[node.id.name, code.slice(node.start, node.end)]]
      : [],
  )
  return new Map(functions)
}

describe('removeUnusedFunctions', () => {
  const original = functionsOf(REACT_DOM)
  const trimmed = functionsOf(removeUnusedFunctions(REACT_DOM))

  it('makes removed functions throw, and turns traversals for removed features into no-ops', () => {
    for (const name of UNUSED_FUNCTIONS) expect(trimmed.get(name)).toBe(`function ${name}() { leftOut() }`)
    for (const name of NOOP_FUNCTIONS) expect(trimmed.get(name)).toBe(`function ${name}() {}`)
    expect(trimmed.get('leftOut')).toContain('throw')
  })

  it('leaves every other function unchanged', () => {
    const left = [...UNUSED_FUNCTIONS, ...NOOP_FUNCTIONS]
    const remaining = [...original].filter(([name]) => !left.includes(name))
    expect(remaining.length).toBe(original.size - left.length)
    expect(remaining.length).toBeGreaterThan(500)
    for (const [name, text] of remaining) expect(trimmed.get(name)).toBe(text)
  })

  it('throws for a version of React that lacks one of the functions, and names it', () => {
    const other = REACT_DOM.replace('function startViewTransition(', 'function beginViewTransition(')
    expect(() => removeUnusedFunctions(other)).toThrow('react-dom has no startViewTransition')
  })
})
