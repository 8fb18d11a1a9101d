import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawPoster } from '#art/draw-poster.ts'
import { escapeXml } from '#isomorphic/files/escape-xml.ts'
import { findDestination } from '#src/catalogue/catalogue.ts'
import type { CatalogueManifest, DestinationRecord } from '#src/catalogue/catalogue-types.ts'
import type { ReadShard } from '#src/catalogue/read-shard.ts'
import { parseShard } from '#tools/compile/emit/set-markup.ts'
import { createEpub, type EpubChapter } from './create-epub.ts'
import { DEMO_BOOKS } from './demo-books.ts'

/** The file of a demo eBook. */
export type DemoBookFile = { readonly id: string; readonly bytes: Uint8Array }

const SITE = 'https://www.fernway.example'

/** The compiler's markup is HTML; for XHTML void elements are closed and links made absolute. */
const toXhtml = (html: string): string =>
  html
    .replaceAll(/<(br|hr|img)\b([^>]*?)\s*\/?>/g, '<$1$2/>')
    .replaceAll('href="/', `href="${SITE}/`)
    .replaceAll('&nbsp;', '&#160;')

/** Posters omit values that are defaults in SVG 2; eBook readers only support SVG 1.1. */
const toSvg11 = (svg: string): string => svg.replaceAll(/<stop (?![^>]*\boffset=)/g, '<stop offset="0" ')

function sightList({ sights }: DestinationRecord): string {
  if (sights.length === 0) return ''
  const entries = sights.map(({ name, text }) => `<dt>${escapeXml(name)}</dt><dd>${escapeXml(text)}</dd>`)
  return `<section><h2>Sights</h2><dl>${entries.join('')}</dl></section>`
}

function toChapter(place: DestinationRecord): EpubChapter {
  const facts = place.facts.map(
    ({ label, value }) => `<dt>${escapeXml(label)}</dt><dd>${escapeXml(value)}</dd>`,
  )
  const sections = place.sections.map(
    ({ title, html }) => `<section><h2>${escapeXml(title)}</h2>${toXhtml(html)}</section>`,
  )
  const opening = place.overviewHtml === null ? '' : toXhtml(place.overviewHtml)
  const known =
    facts.length === 0 ? '' : `<section><h2>Before you go</h2><dl>${facts.join('')}</dl></section>`
  const markup = `<h1>${escapeXml(place.name)}</h1><p>${escapeXml(place.summary)}</p>${opening}${known}${sections.join('')}${sightList(place)}`
  return { id: place.path.slice('/destinations/'.length).replaceAll('/', '-'), title: place.name, markup }
}

/**
 * Creates the demo eBooks from the compiled guide.
 * @param root project folder with compiled content
 * @throws {Error} when the guide lacks one of the places
 */
export async function createDemoBooks(root: string): Promise<readonly DemoBookFile[]> {
  const readText = (path: string): string => readFileSync(join(root, path), 'utf8')
  const manifest = JSON.parse(readText('.generated/catalogue-manifest.json')) as CatalogueManifest
  const readShard: ReadShard = async <T>(name: string, entry?: string) => {
    const json = readText(`public/_catalogue/${manifest.version}/${name}.json`)
    const shard = parseShard(json) as Readonly<Record<string, T>>
    return entry === undefined ? (shard as T) : (shard[entry] ?? null)
  }
  const find = async (path: string): Promise<DestinationRecord> => {
    const lookup = await findDestination(readShard, manifest.shardCount, path)
    if (lookup.kind !== 'found')
      throw new Error(
        `the guide has no ${path}, which a demo eBook needs (tools/develop/library/demo-books.ts)`,
      )
    return lookup.place
  }
  return Promise.all(
    DEMO_BOOKS.map(async ({ id, title, place, others }) => {
      const places = await Promise.all([place, ...others].map(find))
      const [first] = places
      if (first === undefined) throw new Error(`${id} has no pages`)
      // A date of the edition must be a day; the first of the month stands for a text without a check.
      const edited = places.map(
        ({ dates }) => dates?.check?.on ?? (dates === null ? '' : `${dates.writtenIn}-01`),
      )
      const bytes = createEpub({
        identifier: `${SITE}/ebooks/${id}`,
        title,
        author: 'Fernway',
        modifiedOn: edited.toSorted().at(-1) || '2026-01-01',
        cover: toSvg11(drawPoster(first.posterTraits, '4x5', 'print')),
        chapters: places.map(toChapter),
      })
      return { id, bytes }
    }),
  )
}
