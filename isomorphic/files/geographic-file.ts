import { escapeXml, XML_DECLARATION } from './escape-xml.ts'

/** Degrees, WGS 84. */
type Position = { readonly latitude: number; readonly longitude: number }

type GeographicPoint = Position & {
  readonly name: string
  readonly text: string
  /** URL of the page about the point. */
  readonly link?: string | undefined
  /** The note of a visitor, which an import restores; `text` may repeat it. */
  readonly note?: string | undefined
  /** What kind of point it is, for example the day of a trip; GPX files only. */
  readonly type?: string | undefined
}

/** Stops in travel order. */
type GeographicRoute = {
  readonly name: string
  readonly text?: string | undefined
  readonly stops: readonly (Position & { readonly name: string; readonly link?: string | undefined })[]
}

/** Points and routes that belong together, for example those of a day; KML files only. */
export type GeographicFolder = {
  readonly name: string
  readonly text: string
  readonly points: readonly GeographicPoint[]
  readonly routes: readonly GeographicRoute[]
}

export type PointCollection = {
  readonly name: string
  /** URL of the page that lists the points. */
  readonly link: string
  /** What a reader of the file has to know, for example which items it leaves out; empty for nothing. */
  readonly description?: string | undefined
  readonly points: readonly GeographicPoint[]
  readonly routes: readonly GeographicRoute[]
  readonly folders?: readonly GeographicFolder[]
}

const GPX_NAMESPACE = 'http://www.topografix.com/GPX/1/1'
const KML_NAMESPACE = 'http://www.opengis.net/kml/2.2'
const ATOM_NAMESPACE = 'http://www.w3.org/2005/Atom'
/** `creator` of GPX files, and `atom:author` of KML files, by which an import recognises them. */
export const FILE_AUTHOR = 'Fernway'
/** Name of the `Data` element of a placemark that holds the visitor's note. */
export const KML_NOTE_FIELD = 'note'

/** A tenth of a metre. */
const DEGREE_DIGITS = 6

/** An element with escaped text; nothing without text. */
const element = (name: string, text: string | undefined): string =>
  text === undefined || text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`

const gpxLink = (link: string | undefined): string =>
  link === undefined ? '' : `<link href="${escapeXml(link)}"/>`

/** A coordinate as a decimal number: the schema of GPX knows no exponents. */
const degrees = (value: number): string => String(Number(value.toFixed(DEGREE_DIGITS)))

/** GPX has the antimeridian in the west only. */
const gpxPoint = ({ latitude, longitude }: Position) =>
  `lat="${degrees(latitude)}" lon="${degrees(longitude === 180 ? -180 : longitude)}"`

/** GPX 1.1 with metadata, waypoints and routes in the required order, for walking apps and GPS receivers. */
export function gpxFile({ name, link, description, points, routes }: PointCollection): string {
  const waypoints = points.map(
    (point) =>
      `<wpt ${gpxPoint(point)}><name>${escapeXml(point.name)}</name>${element('cmt', point.note)}<desc>${escapeXml(point.text)}</desc>${gpxLink(point.link)}${element('type', point.type)}</wpt>`,
  )
  const lines = routes.map((route) => {
    const stops = route.stops.map(
      (stop) => `<rtept ${gpxPoint(stop)}><name>${escapeXml(stop.name)}</name>${gpxLink(stop.link)}</rtept>`,
    )
    return `<rte><name>${escapeXml(route.name)}</name>${element('desc', route.text)}${stops.join('')}</rte>`
  })
  const metadata = `<metadata><name>${escapeXml(name)}</name>${element('desc', description)}${gpxLink(link)}</metadata>`
  return [
    XML_DECLARATION,
    `<gpx version="1.1" creator="${FILE_AUTHOR}" xmlns="${GPX_NAMESPACE}">`,
    metadata,
    ...waypoints,
    ...lines,
    '</gpx>\n',
  ].join('\n')
}

const atomLink = (link: string | undefined): string =>
  link === undefined ? '' : `<atom:link href="${escapeXml(link)}"/>`

/** The text of a placemark, which globes show in its balloon: with its link, because they show no `atom:link`. */
const balloonText = ({ text, link }: GeographicPoint): string =>
  [text, link].filter((part) => part !== undefined && part !== '').join('\n')

const noteField = (note: string | undefined): string =>
  note === undefined || note === ''
    ? ''
    : `<ExtendedData><Data name="${KML_NOTE_FIELD}"><value>${escapeXml(note)}</value></Data></ExtendedData>`

const kmlPoint = ({ latitude, longitude }: Position) => `${degrees(longitude)},${degrees(latitude)}`

const kmlPlacemark = (point: GeographicPoint): string =>
  `<Placemark><name>${escapeXml(point.name)}</name>${atomLink(point.link)}<description>${escapeXml(balloonText(point))}</description>${noteField(point.note)}<Point><coordinates>${kmlPoint(point)}</coordinates></Point></Placemark>`

function kmlLine(route: GeographicRoute): string {
  const names = route.stops.map((stop) => stop.name).join(', ')
  const path = route.stops.map(kmlPoint).join(' ')
  return `<Placemark><name>${escapeXml(route.name)}</name><description>${escapeXml(names)}</description><LineString><tessellate>1</tessellate><coordinates>${path}</coordinates></LineString></Placemark>`
}

const kmlFolder = ({ name, text, points, routes }: GeographicFolder): string =>
  [
    `<Folder><name>${escapeXml(name)}</name>${element('description', text)}`,
    ...points.map(kmlPlacemark),
    ...routes.map(kmlLine),
    '</Folder>',
  ].join('\n')

/** KML 2.2 (OGC 07-147r2) with placemarks and paths, longitude first, for globes and map editors. */
export function kmlFile({ name, link, description, points, routes, folders = [] }: PointCollection): string {
  const text = [description, link].filter((part) => part !== undefined && part !== '').join('\n')
  return [
    XML_DECLARATION,
    `<kml xmlns="${KML_NAMESPACE}" xmlns:atom="${ATOM_NAMESPACE}">`,
    `<Document><name>${escapeXml(name)}</name><atom:author><atom:name>${FILE_AUTHOR}</atom:name></atom:author>${atomLink(link)}<description>${escapeXml(text)}</description>`,
    ...points.map(kmlPlacemark),
    ...routes.map(kmlLine),
    ...folders.map(kmlFolder),
    '</Document>',
    '</kml>\n',
  ].join('\n')
}
