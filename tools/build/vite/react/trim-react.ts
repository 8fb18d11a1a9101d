import { type Plugin, parseAst } from 'vite'
import { patchReact } from './patch-react.ts'
import { NOOP_FUNCTIONS, UNUSED_FUNCTIONS } from './unused-react-functions.ts'

const REACT_DOM = /[\\/]react-dom-client\.production\.js$/
/** Only the constructors of these are needed; they throw that they were removed. */
const METHODS = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ =/
const REMOVED_FUNCTION_ERROR = `function leftOut() { throw Error("left out of React, see docs/adr/0020") }\n`

/** The replacement of a top-level statement of React's file; null leaves it unchanged. */
function replacementOf(name: string | null, statement: string): string | null {
  if (name === null) return METHODS.test(statement) ? '' : null
  if (UNUSED_FUNCTIONS.includes(name)) return `function ${name}() { leftOut() }`
  return NOOP_FUNCTIONS.includes(name) ? `function ${name}() {}` : null
}

/**
 * Removes the parts of React's browser build that no island uses.
 * @param code of `react-dom-client.production.js`
 * @throws when a listed function is missing: the lists must be reviewed for this version of React
 */
export function removeUnusedFunctions(code: string): string {
  const missing = new Set([...UNUSED_FUNCTIONS, ...NOOP_FUNCTIONS])
  const pieces: string[] = []
  let end = 0
  for (const node of parseAst(code).body) {
    const name = node.type === 'FunctionDeclaration' ? (node.id?.name ?? null) : null
    const replacement = replacementOf(name, code.slice(node.start, node.end))
    if (replacement === null) continue
    pieces.push(code.slice(end, node.start), replacement)
    end = node.end
    if (name !== null) missing.delete(name)
  }
  if (missing.size > 0) {
    throw new Error(
      `react-dom has no ${[...missing].join(', ')}: see tools/build/vite/react/unused-react-functions.ts`,
    )
  }
  return [...pieces, code.slice(end), REMOVED_FUNCTION_ERROR].join('')
}

/** Reduces React's size in the browser (F9, docs/adr/0020). Development and the worker use it complete. */
export const trimReact = (): Plugin =>
  patchReact({
    name: 'fernway:trim-react',
    environment: 'client',
    file: REACT_DOM,
    patch: removeUnusedFunctions,
  })
