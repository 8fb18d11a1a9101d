/** RFC 9309 has programs read this much at least; the rest says nothing new. */
export const MAX_ROBOTS_CHARACTERS = 512_000
const MAX_RULES = 2000

type Rule = { readonly isAllowed: boolean; readonly pattern: string }
type Group = { readonly names: string[]; readonly rules: Rule[]; crawlDelayS: number }

/** What a site asks of a program that comes by. */
export type RobotsRules = {
  readonly allowsPath: (path: string) => boolean
  /** Seconds between requests (`Crawl-delay`, which no standard knows); 0 where none is asked for. */
  readonly crawlDelayS: number
}

/** One spelling of each address: what needs no escape has none, escapes are in capitals. */
function normalisePath(path: string): string {
  const plain = path.replace(/%[0-9a-f]{2}/gi, (coded) => {
    const character = String.fromCharCode(Number.parseInt(coded.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : coded.toUpperCase()
  })
  return plain.replace(/[^\x21-\x7e]/gu, (character) =>
    character.isWellFormed() ? encodeURIComponent(character) : '',
  )
}

/**
 * Whether a pattern fits the beginning of a path; `*` is anything, `$` at its end is the end. It goes through the path
 * once, so that no pattern of another site can hold us up.
 */
function matchesPattern(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith('$')
  const parts = (isAnchored ? pattern.slice(0, -1) : pattern).split('*')
  const [first = ''] = parts
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const [index, part] of parts.entries()) {
    if (index === 0) continue
    const isLast = index === parts.length - 1
    const found = isLast && isAnchored ? path.length - part.length : path.indexOf(part, at)
    if (found < at || !path.startsWith(part, found)) return false
    at = found + part.length
  }
  return !isAnchored || at === path.length
}

function readGroups(text: string): readonly Group[] {
  const groups: Group[] = []
  let isNaming = false
  for (const line of text.slice(0, MAX_ROBOTS_CHARACTERS).split(/\r\n?|\n/)) {
    const [, key = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*?)\s*(?:#|$)/i.exec(line) ?? []
    const name = key.toLowerCase()
    const group = groups.at(-1)
    if (name === 'user-agent') {
      if (isNaming && group !== undefined) group.names.push(value.toLowerCase())
      else groups.push({ names: [value.toLowerCase()], rules: [], crawlDelayS: 0 })
      isNaming = true
    } else if (name === 'allow' || name === 'disallow') {
      isNaming = false
      if (value !== '' && (group?.rules.length ?? MAX_RULES) < MAX_RULES)
        group?.rules.push({ isAllowed: name === 'allow', pattern: normalisePath(value) })
    } else if (name === 'crawl-delay') {
      isNaming = false
      if (group !== undefined && /^\d{1,6}(?:\.\d+)?$/.test(value)) group.crawlDelayS = Number(value)
    }
  }
  return groups
}

/**
 * Reads a robots.txt (RFC 9309): the groups that name the program together, else those for all; the longest rule that
 * fits decides, and of two as long the one that allows.
 * @param product the program's own name, as its User-Agent begins
 */
export function parseRobots(text: string, product: string): RobotsRules {
  const groups = readGroups(text)
  const named = groups.filter(({ names }) => names.includes(product.toLowerCase()))
  const applicable = named.length > 0 ? named : groups.filter(({ names }) => names.includes('*'))
  const rules = applicable.flatMap((group) => group.rules)
  return {
    crawlDelayS: Math.max(0, ...applicable.map(({ crawlDelayS }) => crawlDelayS)),
    allowsPath(path) {
      const normalised = normalisePath(path)
      const longest = { allowed: 0, forbidden: -1 }
      for (const { isAllowed, pattern } of rules) {
        const side = isAllowed ? 'allowed' : 'forbidden'
        if (pattern.length > longest[side] && matchesPattern(pattern, normalised))
          longest[side] = pattern.length
      }
      return longest.allowed >= longest.forbidden
    },
  }
}
