import { type PosterRef, posterAddress } from '#client/posters/poster-address.ts'
import type { ArtRecord } from '#src/catalogue/article-types.ts'
import { POSTER_SIZES } from '#src/posters/drawing/poster-ratio.ts'
import type { PosterTraits } from '#src/posters/drawing/poster-traits.ts'
import { type SceneName, scenes } from '#src/posters/drawing/scenes.ts'
import type { ReportError } from '#tools/compile/content-error.ts'
import { element, type Markup, writeMarkup } from '#tools/compile/guide/element.ts'
import type { ReadingText } from '#tools/compile/text/reading-text.ts'
import type { FieldPath } from '#tools/compile/text/yaml-source.ts'
import type { ArticleFields, DiagramFields } from './story-schemas.ts'

/** As much of a story as its plates need. */
type PlatedStory = { readonly slug: string; readonly fields: ArticleFields; readonly text: ReadingText }
type PlatedFile = PlatedStory & { readonly file: string; readonly lineOf: (path: FieldPath) => number }

/** Gives the reference of a poster by its id and what it shows. */
export type RefOf = (id: string, traits: PosterTraits) => PosterRef

const RATIO = '16x9'

/** The first plate of a story is drawn as the scene is, the second the other way round, unless it is of one known thing. */
const traitsOf = (id: string, scene: string, index: number): PosterTraits => ({
  seed: id,
  scene: scene as SceneName,
  grade: 'as-drawn',
  isMirrored: index % 2 === 1 && scenes[scene as SceneName].isPortrait !== true,
  disc: 'default',
})

const plateName = ({ slug }: PlatedStory, index: number): string => `${slug}-${index + 1}`

/** How the plates of a story are drawn, by the last part of their address. */
export function plateArt(article: PlatedStory, refOf: RefOf): readonly (readonly [string, ArtRecord])[] {
  return (article.fields.plates ?? []).map(({ scene, alt }, index) => {
    const id = `plates/${plateName(article, index)}`
    const posterTraits = traitsOf(id, scene, index)
    return [plateName(article, index), { poster: { ...refOf(id, posterTraits), alt }, posterTraits }]
  })
}

function plateFigure({ poster }: ArtRecord, caption: string): Markup {
  const { width, height } = POSTER_SIZES[RATIO]
  const image = element(
    'img',
    {
      src: posterAddress(poster, RATIO, 'print'),
      width: String(width),
      height: String(height),
      alt: poster.alt,
      loading: 'lazy',
      decoding: 'async',
    },
    [],
  )
  return element('figure', { className: `story-plate room-${poster.room}` }, [
    image,
    element('figcaption', {}, [caption]),
  ])
}

/** Words in order, as text: it is read aloud, found and printed like the rest. */
function diagramFigure({ kind, title, caption, items }: DiagramFields): Markup {
  const steps = items.map(({ label, text }) =>
    element('li', {}, [element('strong', {}, [label]), element('span', {}, [text])]),
  )
  return element('figure', { className: `diagram diagram-${kind}` }, [
    element('figcaption', {}, [element('b', {}, [title]), caption]),
    element('ol', {}, steps),
  ])
}

/** Puts each plate at the end of the part it belongs to, and the diagram at the end of the story. */
export function withPlates(article: PlatedStory, refOf: RefOf): string {
  const { fields, text } = article
  const { plates = [], diagram } = fields
  const art = plateArt(article, refOf)
  let { html } = text
  for (const [index, { after, caption }] of plates.entries()) {
    const [, record] = art[index] ?? []
    if (record === undefined) continue
    const part = text.sections.findIndex(({ title }) => title === after)
    const next = text.sections[part + 1]
    const at = next === undefined ? html.length : html.indexOf(`<h2 id="${next.id}">`)
    html = `${html.slice(0, at)}${writeMarkup([plateFigure(record, caption)])}\n${html.slice(at)}`
  }
  return diagram === undefined ? html : `${html}\n${writeMarkup([diagramFigure(diagram)])}`
}

/** Reports a plate that belongs to no part of its story. */
export function checkPlates({ fields, text, file, lineOf }: PlatedFile, report: ReportError): void {
  for (const [index, { after }] of (fields.plates ?? []).entries()) {
    if (text.sections.some(({ title }) => title === after)) continue
    const expected = `one of ${text.sections.map(({ title }) => `“${title}”`).join(', ')}`
    report({
      file,
      line: lineOf(['plates', index, 'after']),
      problem: `there is no heading “${after}”`,
      expected,
    })
  }
}
