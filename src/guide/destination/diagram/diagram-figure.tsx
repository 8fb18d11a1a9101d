import { useTextLanguage } from '#isomorphic/words/use-words.ts'
import type { GuideDiagram } from '#src/catalogue/diagram/guide-diagram.ts'
import { LineFigure } from './line-figure.tsx'
import { ProfileFigure } from './profile-figure.tsx'
import { SectionFigure } from './section-figure.tsx'
import { SizesFigure } from './sizes-figure.tsx'
import { YearFigure } from './year-figure.tsx'

type DiagramFigureProps = { readonly diagram: GuideDiagram }

function DiagramBody({ diagram }: DiagramFigureProps) {
  switch (diagram.kind) {
    case 'section':
      return <SectionFigure diagram={diagram} />
    case 'line':
      return <LineFigure diagram={diagram} />
    case 'profile':
      return <ProfileFigure diagram={diagram} />
    case 'year':
      return <YearFigure diagram={diagram} />
    case 'sizes':
      return <SizesFigure diagram={diagram} />
  }
}

/** A diagram of a guide: drawn shapes, which are hidden from screen readers, beside a list that says the same. */
export function DiagramFigure({ diagram }: DiagramFigureProps) {
  const langOf = useTextLanguage()
  const { kind, title, caption } = diagram
  return (
    <figure className={`figures figures-${kind}`}>
      <figcaption>
        <b className="h3" lang={langOf(title)}>
          {title}
        </b>
        <span lang={langOf(caption)}>{caption}</span>
      </figcaption>
      <DiagramBody diagram={diagram} />
    </figure>
  )
}
