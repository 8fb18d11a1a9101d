import { beforeAll, describe, expect, it } from 'vitest'
import { INTEREST_PATHS, MONTH_INTEREST_PATHS, MONTH_PATHS } from '#isomorphic/where/where-paths.ts'
import { DEFAULT_LOCALE, LOCALE_TAGS } from '#isomorphic/words/locale.ts'
import { boxAround, isInside, type LabelBox, overlaps } from '#src/maps/labels/label-box.ts'
import {
  type NamedDot,
  WORLD_LAYOUTS,
  type WorldLayout,
  withWorldNames,
  worldNameBox,
} from '#src/maps/labels/world-names.ts'
import { buildWhereAnswer } from '#src/where/build-where-answer.ts'
import { localiseResults } from '#src/where/localise-results.ts'
import { parseWherePath, readQuestion } from '#src/where/read-question.ts'
import type { WhereResult } from '#src/where/where-answer.ts'
import { createWhereSources, type WhereSources } from '#src/where/where-sources.ts'
import { loadLocale } from '#src/words/load-locale.ts'

const PATHS = ['/where', ...MONTH_PATHS, ...INTEREST_PATHS, ...MONTH_INTEREST_PATHS]
const NOVEMBER = 10
const LAYOUTS = Object.keys(WORLD_LAYOUTS) as readonly WorldLayout[]
const WORLD = { width: 1200, height: 588 }
const FRAME: LabelBox = { left: 0, top: 0, right: WORLD.width, bottom: WORLD.height }

function resultsOf(path: string, sources: WhereSources): readonly WhereResult[] {
  const [month] = /(?<=\/in\/)[^/]+/.exec(path) ?? []
  const [interest] = /(?<=\/for\/)[^/]+/.exec(path) ?? []
  const parsed = parseWherePath(month, interest) ?? { month: null, interest: null }
  const question = readQuestion(new URL(path, 'https://fernway.test'), parsed, {
    ...sources,
    locale: DEFAULT_LOCALE,
  })
  return buildWhereAnswer(sources.data, { ...question, locale: DEFAULT_LOCALE, monthNow: NOVEMBER }).results
}

type Shown = Pick<NamedDot, 'name'> & {
  readonly dot: LabelBox
  readonly box: LabelBox | null
  readonly isShown: boolean
}

function shownIn(dots: readonly NamedDot[], layout: WorldLayout): readonly Shown[] {
  const { typeSize, dotRadius } = WORLD_LAYOUTS[layout]
  return dots.map((dot) => {
    const { side, isAside } = dot.names[layout]
    const box = side === null ? null : worldNameBox(dot.name, dot, side, typeSize)
    return {
      name: dot.name,
      dot: boxAround(dot.x, dot.y, dotRadius),
      box,
      isShown: box !== null && !isAside,
    }
  })
}

/** What is wrong with the names on a map, in words. */
function faultsOf(shown: readonly Shown[]): readonly string[] {
  return shown.flatMap((one) => {
    const { name, box, isShown } = one
    if (box === null) return []
    const others = isShown ? shown.filter((other) => other !== one) : []
    return [
      ...(isInside(box, FRAME) ? [] : [`${name} is cut`]),
      ...others.flatMap((other) => [
        ...(overlaps(box, other.dot) ? [`${name} covers the dot of ${other.name}`] : []),
        ...(other.isShown && other.box !== null && overlaps(box, other.box)
          ? [`${name} covers ${other.name}`]
          : []),
      ]),
    ]
  })
}

describe('the maps of answers', () => {
  let answers: readonly (readonly WhereResult[])[] = []
  beforeAll(async () => {
    const sources = await createWhereSources()(DEFAULT_LOCALE)
    answers = PATHS.map((path) => resultsOf(path, sources))
  })

  it.each(LOCALE_TAGS)('have names in %s inside the map only, over no dot and no other name', async (tag) => {
    const locale = await loadLocale(tag)
    const maps = answers.map((results) => withWorldNames(localiseResults(results, locale), WORLD))
    expect(maps.filter((dots) => dots.length > 0)).toHaveLength(169)
    const faults = maps.flatMap((dots, index) =>
      LAYOUTS.flatMap((layout) =>
        faultsOf(shownIn(dots, layout)).map((fault) => `${PATHS[index]} ${layout}: ${fault}`),
      ),
    )
    expect(faults).toEqual([])
    const wide = maps.flatMap((dots) => shownIn(dots, 'wide'))
    expect(wide.filter(({ isShown }) => isShown).length).toBeGreaterThan(wide.length * 0.8)
  })
})
