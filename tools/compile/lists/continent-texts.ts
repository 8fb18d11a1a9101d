import type { ContinentSlug } from '#src/catalogue/catalogue-types.ts'
import { CONTINENT_SLUGS } from '#src/catalogue/continent-slug.ts'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import { checkVoice } from '#tools/compile/text/check-voice.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import { ContinentsSchema } from '#tools/compile/text/content-schemas.ts'
import type { GuideLink } from '#tools/compile/text/guide-links.ts'
import {
  checkMarkdown,
  countWords,
  parseMarkdown,
  renderMarkdown,
} from '#tools/compile/text/markdown-tree.ts'
import type { YamlSource } from '#tools/compile/text/yaml-source.ts'

export type ContinentText = {
  readonly slug: ContinentSlug
  readonly name: string
  readonly path: string
  readonly summary: string
  readonly introductionHtml: string
  readonly links: readonly GuideLink[]
}

const MIN_WORDS = 60
const MAX_WORDS = 120

function checkCompleteness(texts: readonly ContinentText[], source: YamlSource, report: ReportError): void {
  const slugs = texts.map(({ slug }) => slug)
  for (const slug of CONTINENT_SLUGS) {
    const count = slugs.filter((candidate) => candidate === slug).length
    if (count === 1) continue
    const problem = `the continent ${slug} occurs ${count} times`
    report({ file: source.file, line: 1, problem, expected: 'each of the ten continents once' })
  }
}

/** Checks and compiles `content/continents.yaml`; null when its fields are wrong. */
export function readContinents(source: YamlSource, report: ReportError): readonly ContinentText[] | null {
  const entries = checkSchema(ContinentsSchema, source, report)
  if (entries === null) return null
  const { file } = source
  const texts = entries.map(({ slug, name, summary, introduction }, index) => {
    // A YAML block scalar starts on the line after its key.
    const line = source.lineOf([index, 'introduction']) + 1
    const tree = parseMarkdown(introduction, { file, line })
    const words = countWords(tree.root.children)
    if (words < MIN_WORDS || words > MAX_WORDS) {
      const expected = `${MIN_WORDS} to ${MAX_WORDS}`
      report({ file, line, problem: `the introduction of ${name} has ${words} words`, expected })
    }
    checkVoice(summary, { file, line: source.lineOf([index, 'summary']) }, report)
    const links = checkMarkdown(tree, report)
    const introductionHtml = renderMarkdown(tree, tree.root.children)
    return { slug, name, path: `/${slug}/places`, summary, introductionHtml, links }
  })
  checkCompleteness(texts, source, report)
  return texts
}
