import { toHtml } from 'hast-util-to-html'

export type Markup =
  | { readonly type: 'text'; readonly value: string }
  /** Markup that this compiler has generated. */
  | { readonly type: 'raw'; readonly value: string }
  | Element
type Element = {
  readonly type: 'element'
  readonly tagName: string
  readonly properties: Readonly<Record<string, string>>
  readonly children: readonly Markup[]
}

export type Child = Markup | string | null

/** An element of a compiled page; text is escaped on output. Children that are `null` are ignored. */
export function hastElement(
  tagName: string,
  properties: Readonly<Record<string, string>>,
  children: readonly Child[],
): Markup {
  const presentChildren = children.filter((child) => child !== null)
  return {
    type: 'element',
    tagName,
    properties,
    children: presentChildren.map((child) =>
      typeof child === 'string' ? { type: 'text', value: child } : child,
    ),
  }
}

export const isCompiledMarkup = (html: string): Markup => ({ type: 'raw', value: html })

/** Serialises elements, one after another. */
export function writeMarkup(nodes: readonly Markup[]): string {
  const root = { type: 'root', children: nodes } as Parameters<typeof toHtml>[0]
  return toHtml(root, { allowDangerousHtml: true })
}
