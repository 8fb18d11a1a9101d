import { escapeXml, XML_DECLARATION } from '#src/http/rules/escape-xml.ts'

type GeographicPoint = {
  readonly name: string
  readonly text: string
  /** Degrees, WGS 84. */
  readonly latitude: number
  readonly longitude: number
}

/** Stops in travel order. */
type GeographicRoute = {
  readonly name: string
  readonly stops: readonly Omit<GeographicPoint, 'text'>[]
}

export type PointCollection = {
  readonly name: string
  /** URL of the page that lists the points. */
  readonly link: string
  readonly points: readonly GeographicPoint[]
  readonly routes: readonly GeographicRoute[]
}

const GPX_NAMESPACE = 'http://www.topografix.com/GPX/1/1'

/** GPX 1.1 with metadata, waypoints and routes in the required order, for walking apps and GPS receivers. */
export function gpxFile({ name, link, points, routes }: PointCollection): string {
  const waypoints = points.map(
    ({ latitude, longitude, ...point }) =>
      `<wpt lat="${latitude}" lon="${longitude}"><name>${escapeXml(point.name)}</name><desc>${escapeXml(point.text)}</desc></wpt>`,
  )
  const lines = routes.map((route) => {
    const stops = route.stops.map(
      (stop) =>
        `<rtept lat="${stop.latitude}" lon="${stop.longitude}"><name>${escapeXml(stop.name)}</name></rtept>`,
    )
    return `<rte><name>${escapeXml(route.name)}</name>${stops.join('')}</rte>`
  })
  const metadata = `<metadata><name>${escapeXml(name)}</name><link href="${escapeXml(link)}"/></metadata>`
  return [
    XML_DECLARATION,
    `<gpx version="1.1" creator="Fernway" xmlns="${GPX_NAMESPACE}">`,
    metadata,
    ...waypoints,
    ...lines,
    '</gpx>\n',
  ].join('\n')
}

/** KML 2.2 (OGC 07-147r2) with placemarks and paths, longitude first, for globes and map editors. */
export function kmlFile({ name, link, points, routes }: PointCollection): string {
  const placemarks = points.map(
    ({ latitude, longitude, ...point }) =>
      `<Placemark><name>${escapeXml(point.name)}</name><description>${escapeXml(point.text)}</description><Point><coordinates>${longitude},${latitude}</coordinates></Point></Placemark>`,
  )
  const lines = routes.map((route) => {
    const names = route.stops.map((stop) => stop.name).join(', ')
    const path = route.stops.map(({ latitude, longitude }) => `${longitude},${latitude}`).join(' ')
    return `<Placemark><name>${escapeXml(route.name)}</name><description>${escapeXml(names)}</description><LineString><tessellate>1</tessellate><coordinates>${path}</coordinates></LineString></Placemark>`
  })
  return [
    XML_DECLARATION,
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    `<Document><name>${escapeXml(name)}</name><description>${escapeXml(link)}</description>`,
    ...placemarks,
    ...lines,
    '</Document>',
    '</kml>\n',
  ].join('\n')
}
