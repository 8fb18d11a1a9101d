import type { ComponentProps, ReactNode } from 'react'

type CompiledElementProps<Tag extends 'ul' | 'ol' | 'g' | 'svg' | 'div' | 'li' | 'tbody'> = Omit<
  ComponentProps<Tag>,
  'children' | 'dangerouslySetInnerHTML'
> & {
  readonly as: Tag
  /** What the compiler made of the children; undefined where they are made now. */
  readonly html: string | undefined
  readonly children: ReactNode
}

/**
 * An element whose children never change: their markup comes with the content where it was compiled
 * (tools/compile/parts/load-compiled-parts.ts), and is made on the spot for what was put together by a request.
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
    <Element {...rest} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
