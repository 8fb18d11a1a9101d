import type { ComponentProps, ReactNode } from 'react'
import { insertMarkup } from '#src/site/markup/encoded-markup.ts'

type CompiledElementProps<Tag extends 'ul' | 'ol' | 'g' | 'svg' | 'div' | 'li' | 'tbody'> = Omit<
  ComponentProps<Tag>,
  'children' | 'dangerouslySetInnerHTML'
> & {
  readonly as: Tag
  /** Compiled markup of the children; undefined to render them now. */
  readonly html: string | undefined
  readonly children: ReactNode
}

/**
 * An element whose children never change: their markup is compiled with the content
 * (tools/compile/parts/load-compiled-parts.ts), or rendered here for data assembled by a request.
 */
export function CompiledElement<Tag extends 'ul' | 'ol' | 'g' | 'svg' | 'div' | 'li' | 'tbody'>({
  as,
  html,
  children,
  ...attributes
}: CompiledElementProps<Tag>) {
  const Element = as as 'div'
  const rest = attributes as ComponentProps<'div'>
  return html === undefined ? (
    <Element {...rest}>{children}</Element>
  ) : (
    <Element {...rest} dangerouslySetInnerHTML={insertMarkup(html)} />
  )
}
