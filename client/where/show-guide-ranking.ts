import { pageWordsOf } from '#client/kit/page-language.ts'
import { pageLocale } from '#client/kit/page-locale.ts'
import { INTERESTS } from '#isomorphic/where/interests.ts'
import { MONTH_SLUGS, parseWishes } from '#isomorphic/where/parse-wishes.ts'
import { WARM_TARGETS } from '#isomorphic/where/ranking-rules.ts'
import type { WhereFacts } from '#isomorphic/where/where-facts.ts'
import { WHERE_FACTS_PATH } from '#isomorphic/where/where-facts-path.ts'
import type { WarmWish } from '#isomorphic/where/wishes.ts'
import { monthNames } from '#isomorphic/words/formats.ts'
import { createGuideRanking, type GuideRanking, type RankedGuide } from './rank-guides.ts'
import { WHERE_CLIENT_WORDS } from './words/where-client-words.ts'

const words = pageWordsOf(WHERE_CLIENT_WORDS)
const NO_PATH = { month: null, interest: null }
/** How long the facts may take where no guide has them. */
const MAX_WAIT_MS = 8000

/** Creates an element; an argument, because a function shared by lazily loaded chunks would be one more file. */
type BuildElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes?: Readonly<Record<string, string | boolean>>,
  ...children: readonly (Node | string)[]
) => HTMLElementTagNameMap[Name]

export type GuideRankingOptions = {
  readonly build: BuildElement
  /** Pages on the device. */
  readonly paths: readonly string[]
  /** 0 for January: the month that is asked for first. */
  readonly monthNow: number
}

type Option = readonly [value: string, label: string]
type Field = keyof typeof words.fields

function createForm({ build, monthNow }: GuideRankingOptions): HTMLFormElement {
  const choice = (name: Field, options: readonly Option[], chosen = ''): Node[] => [
    document.createTextNode(words.before[name]),
    build(
      'select',
      { name, 'aria-label': words.fields[name] },
      ...([['', words.any[name]], ...options] as const).map(([value, label]) =>
        build('option', { value, selected: value === chosen }, label),
      ),
    ),
  ]
  const months = monthNames(pageLocale())
  return build(
    'form',
    { class: 'pocket-wish', 'aria-label': words.label },
    ...choice(
      'month',
      MONTH_SLUGS.map((slug, month) => [slug, months[month] ?? slug]),
      MONTH_SLUGS[monthNow],
    ),
    ...choice(
      'warm',
      (Object.keys(WARM_TARGETS) as readonly WarmWish[]).map((warm) => [warm, words.warmths[warm]]),
    ),
    ...choice(
      'interest',
      INTERESTS.map((interest) => [interest, words.interests[interest]]),
    ),
    words.end,
  )
}

function createRow(build: BuildElement, { name, path, reasons, drawback }: RankedGuide): HTMLLIElement {
  return build(
    'li',
    {},
    build('a', { class: 'h3', href: path }, name),
    build('ul', { class: 'pocket-reasons' }, ...reasons.map((reason) => build('li', {}, reason))),
    ...(drawback === null ? [] : [build('p', { class: 'meta' }, build('b', {}, words.but), drawback)]),
  )
}

const statusText = ({ guides, advisedCount }: GuideRanking, size: number): string =>
  [words.status(guides.length, size), ...(advisedCount === 0 ? [] : [words.advised(advisedCount)])].join(' ')

/**
 * Loads the facts, which every downloaded guide contains; null when they are nowhere, when the network does not answer in
 * time, and when they are not what this script can read: a captive portal answers any address, and an older guide has
 * older facts.
 */
async function loadRanking(paths: readonly string[]): Promise<ReturnType<typeof createGuideRanking> | null> {
  try {
    const response = await fetch(WHERE_FACTS_PATH, { signal: AbortSignal.timeout(MAX_WAIT_MS) })
    return response.ok ? createGuideRanking((await response.json()) as WhereFacts, paths) : null
  } catch {
    return null
  }
}

/** Shows which of the places on the device fit a month, a warmth and an interest, with the reasons. */
export async function showGuideRanking(section: HTMLElement, options: GuideRankingOptions): Promise<void> {
  const { build, paths } = options
  const status = build('p', { class: 'lead', role: 'status' })
  section.append(status)
  const ranking = await loadRanking(paths)
  if (ranking === null) return status.append(words.missing)
  const { size, rank } = ranking
  const form = createForm(options)
  const list = build('ol', { class: 'pocket-ranking' })
  const show = (): void => {
    const query = new URLSearchParams(
      [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]),
    )
    const answer = rank(parseWishes(query, NO_PATH, []))
    status.replaceChildren(statusText(answer, size))
    list.replaceChildren(...answer.guides.map((guide) => createRow(build, guide)))
  }
  form.addEventListener('change', show)
  form.addEventListener('submit', (event) => event.preventDefault())
  section.append(form, status, list)
  form.querySelector('select')?.focus()
  show()
}
