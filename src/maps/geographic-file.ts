import { XML_DECLARATION, xmlText } from '#src/http/rules/xml-text.ts'

type GeographicPoint = {
  readonly name: string
  readonly text: string
  /** Degrees, WGS 84. */
  readonly latitude: number
  readonly longitude: number
}

export type PointCollection = {
  readonly name: string
  /** Address of the page that lists the points. */
  readonly link: string
  readonly points: readonly GeographicPoint[]
}

const GPX_NAMESPACE = 'http://www.topografix.com/GPX/1/1'

/** Waypoints for walking apps and satellite receivers (GPX 1.1). */
export function gpxFile({ name, link, points }: PointCollection): string {
  const waypoints = points.map(
    ({ latitude, longitude, ...point }) =>
      `<wpt lat="${latitude}" lon="${longitude}"><name>${xmlText(point.name)}</name><desc>${xmlText(point.text)}</desc></wpt>`,
  )
  const metadata = `<metadata><name>${xmlText(name)}</name><link href="${xmlText(link)}"/></metadata>`
  return [
    XML_DECLARATION,
    `<gpx version="1.1" creator="Fernway" xmlns="${GPX_NAMESPACE}">`,
    metadata,
    ...waypoints,
    '</gpx>\n',
  ].join('\n')
}

/** Placemarks for globes and map editors (KML 2.2, OGC 07-147r2); longitude comes first. */
export function kmlFile({ name, link, points }: PointCollection): string {
  const placemarks = points.map(
    ({ latitude, longitude, ...point }) =>
      `<Placemark><name>${xmlText(point.name)}</name><description>${xmlText(point.text)}</description><Point><coordinates>${longitude},${latitude}</coordinates></Point></Placemark>`,
  )
  return [
    XML_DECLARATION,
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    `<Document><name>${xmlText(name)}</name><description>${xmlText(link)}</description>`,
    ...placemarks,
    '</Document>',
    '</kml>\n',
  ].join('\n')
}
