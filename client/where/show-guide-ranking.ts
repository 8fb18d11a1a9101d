import { localiseAddress } from '#client/kit/localise-address.ts'
import { pageWordsOf } from '#client/kit/page-language.ts'
import type { DeviceFacts } from '#isomorphic/where/device-facts.ts'
import { INTERESTS, type Interest } from '#isomorphic/where/interests.ts'
import { WARM_TARGETS } from '#isomorphic/where/ranking-rules.ts'
import { WHERE_FACTS_PATH } from '#isomorphic/where/where-facts-path.ts'
import type { WarmWish } from '#isomorphic/where/wishes.ts'
import { createGuideRanking, type GuideRanking, type RankedGuide } from './rank-guides.ts'
import { WHERE_CLIENT_WORDS } from './words/where-client-words.ts'

const words = pageWordsOf(WHERE_CLIENT_WORDS)
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

function createForm(
  { build, monthNow }: GuideRankingOptions,
  { words: { months } }: DeviceFacts,
): HTMLFormElement {
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
  return build(
    'form',
    { class: 'pocket-wish', 'aria-label': words.label },
    ...choice(
      'month',
      months.map((name) => [name.toLowerCase(), name]),
      months[monthNow]?.toLowerCase(),
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
    build('a', { class: 'h3', href: localiseAddress(path) }, name),
    build('ul', { class: 'pocket-reasons' }, ...reasons.map((reason) => build('li', {}, reason))),
    ...(drawback === '' ? [] : [build('p', { class: 'meta' }, build('b', {}, words.but), drawback)]),
  )
}

const statusText = ({ guides, advisedCount }: GuideRanking, size: number): string =>
  [words.status(guides.length, size), ...(advisedCount === 0 ? [] : [words.advised(advisedCount)])].join(' ')

type LoadedRanking = ReturnType<typeof createGuideRanking> & { readonly facts: DeviceFacts }

async function fetchRanking(address: string, paths: readonly string[]): Promise<LoadedRanking | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(MAX_WAIT_MS) })
    if (!response.ok) return null
    const facts = (await response.json()) as DeviceFacts
    return { facts, ...createGuideRanking(facts, paths) }
  } catch {
    return null
  }
}

/**
 * Loads the facts, which every downloaded guide contains, in the language of the page, else in English. Null when they
 * are nowhere, when the network does not answer in time, and when they are not what this script can read: a captive portal
 * answers any address, and an older guide has older facts.
 */
async function loadRanking(paths: readonly string[]): Promise<LoadedRanking | null> {
  const tag = globalThis.pageLanguage?.tag
  const localised = tag === undefined ? null : await fetchRanking(`/${tag}${WHERE_FACTS_PATH}`, paths)
  return localised ?? fetchRanking(WHERE_FACTS_PATH, paths)
}

/** Shows which of the places on the device fit a month, a warmth and an interest, with the reasons. */
export async function showGuideRanking(section: HTMLElement, options: GuideRankingOptions): Promise<void> {
  const { build, paths } = options
  const status = build('p', { class: 'lead', role: 'status' })
  section.append(status)
  const ranking = await loadRanking(paths)
  if (ranking === null) return status.append(words.missing)
  const { size, rank, facts } = ranking
  const form = createForm(options, facts)
  const list = build('ol', { class: 'pocket-ranking' })
  const show = (): void => {
    const chosen = new FormData(form)
    const chosenIn = (name: Field): string => String(chosen.get(name))
    const month = facts.words.months.findIndex((name) => name.toLowerCase() === chosenIn('month'))
    const answer = rank({
      month: month === -1 ? null : month,
      warm: (chosenIn('warm') || null) as WarmWish | null,
      interest: (chosenIn('interest') || null) as Interest | null,
    })
    status.replaceChildren(statusText(answer, size))
    list.replaceChildren(...answer.guides.map((guide) => createRow(build, guide)))
  }
  form.addEventListener('change', show)
  form.addEventListener('submit', (event) => event.preventDefault())
  section.append(form, status, list)
  form.querySelector('select')?.focus()
  show()
}
