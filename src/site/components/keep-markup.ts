import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * Gives the markup of a part of a page that depends on one object of the catalogue alone, rendered the first time it is
 * asked for and kept as long as the object lives. React builds a card from a dozen elements; a page shows fifty of them.
 * @param render must depend on nothing but its argument
 */
export function keepMarkup<Data extends object>(render: (data: Data) => ReactNode): (data: Data) => string {
  const kept = new WeakMap<Data, string>()
  return (data) => {
    const known = kept.get(data)
    if (known !== undefined) return known
    const markup = renderToString(render(data))
    kept.set(data, markup)
    return markup
  }
}
