import { POSTER_SIZES } from '#art/drawing/poster-ratio.ts'
import type { PosterTraits } from '#art/poster-traits.ts'
import { type SceneName, scenes } from '#art/scenes.ts'
import { type PosterRef, posterAddress } from '#isomorphic/posters/poster-address.ts'
import type { ArtRecord } from '#src/catalogue/article-types.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import { hastElement, type Markup, writeMarkup } from '#tools/compile/text/hast-element.ts'
import type { ReadingText } from '#tools/compile/text/reading-text.ts'
import type { FieldPath } from '#tools/compile/text/yaml-source.ts'
import type { ArticleFields, DiagramFields } from './story-schemas.ts'

/** The part of a story that its figures need. */
type StoryWithFigures = { readonly slug: string; readonly fields: ArticleFields; readonly text: ReadingText }
type FigureSource = StoryWithFigures & { readonly file: string; readonly lineOf: (path: FieldPath) => number }

/** Creates the reference of a poster from its ID and traits. */
export type GetPosterRef = (id: string, traits: PosterTraits) => PosterRef

const RATIO = '16x9'

/** The first figure of a story is drawn as designed, the second mirrored, unless it is a portrait. */
const traitsOf = (id: string, scene: string, index: number): PosterTraits => ({
  seed: id,
  scene: scene as SceneName,
  grade: 'as-drawn',
  isMirrored: index % 2 === 1 && scenes[scene as SceneName].isPortrait !== true,
  disc: 'default',
})

const figureName = ({ slug }: StoryWithFigures, index: number): string => `${slug}-${index + 1}`

/** Drawing records of the figures of a story, by the last part of their path. */
export function figureArt(
  article: StoryWithFigures,
  refOf: GetPosterRef,
): readonly (readonly [string, ArtRecord])[] {
  return (article.fields.plates ?? []).map(({ scene, alt }, index) => {
    const id = `plates/${figureName(article, index)}`
    const posterTraits = traitsOf(id, scene, index)
    return [figureName(article, index), { poster: { ...refOf(id, posterTraits), alt }, posterTraits }]
  })
}

function posterFigure({ poster }: ArtRecord, caption: string): Markup {
  const { width, height } = POSTER_SIZES[RATIO]
  const image = hastElement(
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
  return hastElement('figure', { className: `story-plate room-${poster.theme}` }, [
    image,
    hastElement('figcaption', {}, [caption]),
  ])
}

/** A diagram as text in order, so that it is read aloud, found and printed like the rest. */
function diagramFigure({ kind, title, caption, items }: DiagramFields): Markup {
  const steps = items.map(({ label, text }) =>
    hastElement('li', {}, [hastElement('strong', {}, [label]), hastElement('span', {}, [text])]),
  )
  return hastElement('figure', { className: `diagram diagram-${kind}` }, [
    hastElement('figcaption', {}, [hastElement('b', {}, [title]), caption]),
    hastElement('ol', {}, steps),
  ])
}

/** Inserts each figure at the end of its section, and the diagram at the end of the story. */
export function withFigures(article: StoryWithFigures, refOf: GetPosterRef): string {
  const { fields, text } = article
  const { plates = [], diagram } = fields
  const art = figureArt(article, refOf)
  let { html } = text
  for (const [index, { after, caption }] of plates.entries()) {
    const [, record] = art[index] ?? []
    if (record === undefined) continue
    const part = text.sections.findIndex(({ title }) => title === after)
    const next = text.sections[part + 1]
    const at = next === undefined ? html.length : html.indexOf(`<h2 id="${next.id}">`)
    html = `${html.slice(0, at)}${writeMarkup([posterFigure(record, caption)])}\n${html.slice(at)}`
  }
  return diagram === undefined ? html : `${html}\n${writeMarkup([diagramFigure(diagram)])}`
}

/** Reports a figure whose section does not exist. */
export function checkFigures({ fields, text, file, lineOf }: FigureSource, report: ReportError): void {
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
