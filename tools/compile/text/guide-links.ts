import { PAGES } from '#src/pages.ts'
import { knownAddresses } from '#src/site/page-row.ts'
import type { ReportError, SourceLine } from '#tools/compile/text/content-error.ts'

/** Files of `public` that readers are sent to. */
const STATIC_FILES = ['/licences.txt']

/** What no file of `content` makes. A link of the content leads to one of these, a place or a text. */
export const CODE_ROUTES: readonly string[] = [...knownAddresses(PAGES), ...STATIC_FILES]

export type GuideLink = SourceLine & { readonly href: string }

const pathOf = (href: string): string => href.replace(/[?#].*$/s, '')

/** Reports every link that leads nowhere in the guide; addresses of other sites are not followed. */
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
      problem: `the link ${href} leads nowhere`,
      expected: 'the address of a page that exists',
    })
  }
}
