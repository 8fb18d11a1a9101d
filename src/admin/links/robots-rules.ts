/** RFC 9309 requires parsers to read at least 500 KiB; the rest is ignored. */
export const MAX_ROBOTS_CHARACTERS = 512_000
const MAX_RULES = 2000

type Rule = { readonly isAllowed: boolean; readonly pattern: string }
type Group = { readonly names: string[]; readonly rules: Rule[]; crawlDelayS: number }

/** The rules of a robots.txt that apply to one bot. */
export type RobotsRules = {
  readonly allowsPath: (path: string) => boolean
  /** Seconds between requests (`Crawl-delay`, a non-standard field); 0 when absent. */
  readonly crawlDelayS: number
}

/** Normalises escapes: unreserved characters are unescaped, other escapes are in upper case. */
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
 * Whether a pattern matches the beginning of a path; `*` matches any characters, `$` at the end anchors it. One pass
 * over the path, so that hostile patterns of other sites stay cheap.
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
 * Parses a robots.txt (RFC 9309): the groups that name the bot are merged, else those for all bots apply; the longest
 * matching rule wins, and `Allow` wins a tie.
 * @param product name of the bot, as its User-Agent begins
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
      const maxLength = { allowed: 0, forbidden: -1 }
      for (const { isAllowed, pattern } of rules) {
        const side = isAllowed ? 'allowed' : 'forbidden'
        if (pattern.length > maxLength[side] && matchesPattern(pattern, normalised))
          maxLength[side] = pattern.length
      }
      return maxLength.allowed >= maxLength.forbidden
    },
  }
}
