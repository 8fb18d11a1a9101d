import { PAGES } from '#src/pages.ts'
import { knownAddresses } from '#src/site/page-row.ts'
import type { ReportError, SourceLine } from '#tools/compile/text/content-error.ts'

/** Files of `public` that pages link to. */
const STATIC_FILES = ['/licences.txt']

/** Pages that are not files of `content`. A link of the content leads to one of these, a place or a text. */
export const CODE_ROUTES: readonly string[] = [...knownAddresses(PAGES), ...STATIC_FILES]

export type GuideLink = SourceLine & { readonly href: string }

const pathOf = (href: string): string => href.replace(/[?#].*$/s, '')

/** Reports every link to a missing page of the guide; external URLs are not requested. */
export function checkGuideLinks(
  links: readonly GuideLink[],
  paths: ReadonlySet<string>,
  report: ReportError,
): void {
  const routes = new Set(CODE_ROUTES)
  for (const { file, line, href } of links) {
    if (!href.startsWith('/') || routes.has(pathOf(href)) || paths.has(pathOf(href))) continue
    report({
      file,
      line,
      problem: `the link ${href} is dead`,
      expected: 'the address of a page that exists',
    })
  }
}
