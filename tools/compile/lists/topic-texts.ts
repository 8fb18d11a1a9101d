import { TRAVEL_TOPICS, type TravelTopic, topicPath } from '#src/catalogue/travel-topic.ts'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import { checkVoice } from '#tools/compile/text/check-voice.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { GuideLink } from '#tools/compile/text/guide-links.ts'
import { compileReadingText } from '#tools/compile/text/reading-text.ts'
import type { YamlSource } from '#tools/compile/text/yaml-source.ts'
import { topicsSchemaOf } from './page-schemas.ts'

export type TopicText = {
  readonly slug: TravelTopic
  readonly name: string
  readonly path: string
  readonly summary: string
  readonly introductionHtml: string
  readonly scene: string
  readonly links: readonly GuideLink[]
}

const MIN_WORDS = 40
const MAX_WORDS = 120

/** Checks and compiles `content/topics.yaml`; null when its fields are wrong. */
export function readTopics(
  source: YamlSource,
  scenes: readonly string[],
  report: ReportError,
): readonly TopicText[] | null {
  const entries = checkSchema(topicsSchemaOf(scenes), source, report)
  if (entries === null) return null
  const { file } = source
  for (const slug of TRAVEL_TOPICS) {
    const count = entries.filter((entry) => entry.slug === slug).length
    if (count === 1) continue
    report({
      file,
      line: 1,
      problem: `the topic ${slug} occurs ${count} times`,
      expected: 'each of the eleven topics once',
    })
  }
  return entries.map(({ slug, name, summary, introduction, scene }, index) => {
    // A YAML block scalar starts on the line after its key.
    const line = source.lineOf([index, 'introduction']) + 1
    const text = compileReadingText(introduction, { file, line }, report)
    if (text.wordCount < MIN_WORDS || text.wordCount > MAX_WORDS) {
      const expected = `${MIN_WORDS} to ${MAX_WORDS}`
      report({ file, line, problem: `the introduction of ${name} has ${text.wordCount} words`, expected })
    }
    checkVoice(summary, { file, line: source.lineOf([index, 'summary']) }, report)
    const { html: introductionHtml, links } = text
    return { slug, name, path: topicPath(slug), summary, introductionHtml, scene, links }
  })
}
