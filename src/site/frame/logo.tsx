import { useWords } from '#isomorphic/words/use-words.ts'
import { FernMark, FernMarkReference } from '#src/site/components/fern-mark.tsx'
import { SITE_WORDS } from '#src/site/words/site-words.ts'

export type LogoProps = {
  /** True in the header, whose mark is referenced by the others of the page. */
  readonly definesMark?: boolean
}

/** Mark and name, linked to the home page. */
export function Logo({ definesMark = false }: LogoProps) {
  const { siteName, frame } = useWords(SITE_WORDS)
  return (
    <a className="logo" href="/" aria-label={frame.home}>
      {definesMark ? <FernMark /> : <FernMarkReference />}
      <span>{siteName}</span>
    </a>
  )
}
