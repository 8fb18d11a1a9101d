import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { trackedFiles } from '#tools/check/tracked-files.ts'

type SyntaxNode = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>

const COMPONENT = /^(?:src|client|isomorphic)\/.*\.tsx$/
/** Tests write their own text; `words/` is where the text of the interface lives. */
const EXEMPT = /\.(?:test|worker\.test)\.tsx$|\/words\//

const WORD = /\p{L}{2}/u
/** Attributes that a visitor reads or hears whatever their first letter is. */
const SPOKEN_ATTRIBUTE =
  /^(?:alt|title|placeholder|label|aria-(?:label|description|placeholder|roledescription|valuetext))$/
/** Any other attribute is text when it starts like a sentence: `className`, `d` and `method="POST"` do not. */
const SENTENCE_START = /^\p{Lu}(?:\p{Ll}|\s\p{Ll})/u
/** Attributes whose value no visitor reads, whatever its first letter is. */
const TECHNICAL_ATTRIBUTE = /^(?:className|id|d|name|style|href|src|source)$/

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

const nodesIn = (value: unknown): readonly SyntaxNode[] =>
  (Array.isArray(value) ? value : [value]).filter(isNode)

/** The strings that an expression can evaluate to: both branches of a condition, the parts of a template. */
function stringsOf(node: unknown): readonly { readonly text: string; readonly start: number }[] {
  if (!isNode(node)) return []
  if (node.type === 'Literal' && typeof node['value'] === 'string')
    return [{ text: node['value'], start: node.start }]
  if (node.type === 'TemplateLiteral') {
    return nodesIn(node['quasis']).map((quasi) => ({
      text: String((quasi['value'] as { readonly cooked?: unknown }).cooked ?? ''),
      start: quasi.start,
    }))
  }
  if (node.type === 'ConditionalExpression')
    return [...stringsOf(node['consequent']), ...stringsOf(node['alternate'])]
  if (node.type === 'LogicalExpression' || node.type === 'BinaryExpression') {
    const isText = node.type === 'LogicalExpression' || node['operator'] === '+'
    return isText ? [...stringsOf(node['left']), ...stringsOf(node['right'])] : []
  }
  return node.type === 'JSXExpressionContainer' ? stringsOf(node['expression']) : []
}

const attributeName = (node: SyntaxNode): string =>
  isNode(node['name']) && typeof node['name']['name'] === 'string' ? node['name']['name'] : ''

function textOfAttribute(node: SyntaxNode) {
  const name = attributeName(node)
  if (TECHNICAL_ATTRIBUTE.test(name)) return []
  const pattern = SPOKEN_ATTRIBUTE.test(name) ? WORD : SENTENCE_START
  return stringsOf(node['value']).filter(({ text }) => pattern.test(text))
}

function textOfElement(node: SyntaxNode) {
  return nodesIn(node['children'])
    .flatMap((child) =>
      child.type === 'JSXText' ? [{ text: String(child['value']), start: child.start }] : stringsOf(child),
    )
    .filter(({ text }) => WORD.test(text.replaceAll(/&\w+;/g, '')))
}

function visit(node: SyntaxNode, found: { readonly text: string; readonly start: number }[]): void {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') found.push(...textOfElement(node))
  if (node.type === 'JSXAttribute') found.push(...textOfAttribute(node))
  for (const value of Object.values(node)) for (const child of nodesIn(value)) visit(child, found)
}

/**
 * Returns one line (`path:line: "text"`) for each piece of text that a component holds as a literal: children,
 * attributes that are read or heard, both sides of a condition. Text belongs into the feature's `words/en.ts`.
 * @throws SyntaxError when the parser cannot read the file
 */
export function findLiteralText(path: string, source: string): readonly string[] {
  const { program, errors } = parseSync(path, source)
  if (errors[0] !== undefined) throw new SyntaxError(`${path}: ${errors[0].message}`)
  const found: { readonly text: string; readonly start: number }[] = []
  for (const node of nodesIn(program.body)) visit(node, found)
  return found.map(({ text, start }) => {
    const leading = /^\s*/.exec(text)?.[0].length ?? 0
    const line = source.slice(0, start + leading).split('\n').length
    return `${path}:${line}: "${text.trim().replaceAll(/\s+/g, ' ')}" is text in a component; move it to words/en.ts`
  })
}

/** Returns the literal text in every tracked component under `src`, `client` and `isomorphic`. */
export const findLiteralTextInComponents = (): readonly string[] =>
  trackedFiles()
    .filter((path) => COMPONENT.test(path) && !EXEMPT.test(path))
    .flatMap((path) => findLiteralText(path, readFileSync(path, 'utf8')))
