import { wherePath } from './where-paths.ts'
import type { Wishes } from './wishes.ts'

/** The wishes that are not in the path, in canonical order. */
export function whereQuery(wishes: Wishes): string {
  const pairs: string[] = []
  const add = (name: string, value: string | number | null): void => {
    if (value !== null) pairs.push(`${name}=${encodeURIComponent(value)}`)
  }
  const flag = (isWished: boolean): string | null => (isWished ? '1' : null)
  for (const interest of wishes.interests.slice(1)) add('interest', interest)
  add('warm', wishes.warm)
  add('dry', flag(wishes.dry))
  add('days', wishes.days)
  add('from', wishes.from)
  add('near', flag(wishes.reach === 'near'))
  add('noflight', flag(wishes.reach === 'noflight'))
  add('quiet', flag(wishes.quiet))
  add('cost', wishes.cost)
  add('kids', flag(wishes.kids))
  add('step', flag(wishes.step))
  add('continent', wishes.continent)
  return pairs.join('&')
}

/** The canonical address of an answer. */
export function whereAddress(wishes: Wishes): string {
  const query = whereQuery(wishes)
  return wherePath(wishes) + (query === '' ? '' : `?${query}`)
}
