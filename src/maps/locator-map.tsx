import { DisputedLand, SeaAndLand } from '#isomorphic/maps/sea-and-land.tsx'
import { useWords } from '#isomorphic/words/use-words.ts'
import type { LocatorBase, MapMark } from '#src/catalogue/catalogue-types.ts'
import type { PlanKind, PlanPart } from '#src/catalogue/map-types.ts'
import { CompiledElement } from '#src/site/components/compiled-element.tsx'
import { LocatorMarks } from './locator-mark.tsx'
import { MapInset } from './map-inset.tsx'
import { MapKey } from './map-key.tsx'
import { MapScale } from './map-scale.tsx'
import { MapWay } from './map-way.tsx'
import { KINDS_OVER_RIVERS } from './rules/kinds-over-rivers.ts'
import { isAboveStreets } from './rules/marks-above-streets.ts'
import { MAPS_WORDS, type MapsWords } from './words/maps-words.ts'

export type LocatorMapProps = {
  readonly base: LocatorBase
  /** What the map shows, in the language of the page. */
  readonly label?: string | undefined
  readonly marks: readonly MapMark[]
  /** Compiled markup of the marks. */
  readonly marksHtml?: string | undefined
  /** Path data of a route through the marks. */
  readonly line?: string
  /** Address of the streets of the operator's map tiles, drawn over the guide's own; the map below shows without it. */
  readonly streets?: string | undefined
  /** Names of the numbered sights, for the key below the map. */
  readonly names?: readonly string[] | undefined
  /** Names of a town's plan from the first sight to the fifth. */
  readonly way?: readonly string[] | undefined
}

const WATER_KINDS: ReadonlySet<PlanKind> = new Set<PlanKind>(['water', 'dry', 'river'])

/** States the source of the map, which of its features were not surveyed, and that borders are not a judgement. */
function captionOf(
  { source, plan, town }: Pick<LocatorBase, 'source' | 'plan' | 'town'>,
  words: MapsWords['caption'],
): string {
  const areAllWaters = plan.every(({ kind }) => WATER_KINDS.has(kind))
  const sentences = [
    source === 'gshhg' ? words.gshhg : words.naturalEarth,
    town === 'streets' && words.streetsAreDrawn,
    town === 'sketch' && words.isSketch,
    town === undefined && plan.length > 0 && (areAllWaters ? words.watersAreSketched : words.townIsSketched),
    words.borders,
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}

const isDrawnApart = ({ kind }: PlanPart): boolean => kind === 'isle' || kind === 'rail' || kind === 'wall'

/** Rivers of a town: all banks first, so that none is drawn over the water of another. */
function Streams({ base }: { readonly base: Pick<LocatorBase, 'id' | 'streams'> }) {
  return (
    <g id={`${base.id}-streams`}>
      {base.streams.map(({ path, width }) => (
        <path key={path} className="map-bank" d={path} strokeWidth={width + 1.6} />
      ))}
      {base.streams.map(({ path, width }) => (
        <path key={path} className="map-stream" d={path} strokeWidth={width} />
      ))}
    </g>
  )
}

/** Areas of the plan, below the rivers of the town. */
function PlanAreas({ base }: { readonly base: Pick<LocatorBase, 'id' | 'plan'> }) {
  const areas = base.plan
    .filter(({ kind }) => !KINDS_OVER_RIVERS.has(kind))
    .flatMap(({ kind, path }) =>
      kind === 'water'
        ? [
            // A basin open to the sea has a bank on its land side only.
            <mask key="land" id={`${base.id}-shore`}>
              <use href={`#${base.id}-land`} fill="#fff" />
            </mask>,
            <path key="bank" className="map-basin-bank" d={path} mask={`url(#${base.id}-shore)`} />,
            <path key="water" className="map-basin" id={`${base.id}-basins`} d={path} />,
          ]
        : [<path key={kind} className={`map-${kind}`} d={path} />],
    )
  // Maps of routes show the group a second time.
  return areas.length > 0 && <g id={`${base.id}-areas`}>{areas}</g>
}

/** What crosses the rivers of the town: all edges of streets first, so that none is drawn across a junction. */
function PlanLines({ base }: { readonly base: Pick<LocatorBase, 'id' | 'plan'> }) {
  const parts = base.plan.filter(({ kind }) => KINDS_OVER_RIVERS.has(kind))
  const edgeOf = ({ kind, path }: PlanPart) => (
    <path key={`${kind}-edge`} className={`map-${kind}-edge`} d={path} />
  )
  const fillOf = ({ kind, path }: PlanPart) => <path key={kind} className={`map-${kind}`} d={path} />
  if (parts.length === 0) return null
  return (
    <g id={`${base.id}-ways`}>
      {parts.filter(isDrawnApart).flatMap((part) => [edgeOf(part), fillOf(part)])}
      {parts.filter((part) => !isDrawnApart(part)).map(edgeOf)}
      {parts.filter((part) => !isDrawnApart(part)).map(fillOf)}
    </g>
  )
}

export function MapLayers({ base }: { readonly base: Omit<LocatorBase, 'inset'> }) {
  return (
    <>
      <SeaAndLand map={base} />
      {base.subject !== '' && <path className="map-subject" d={base.subject} />}
      <DisputedLand id={base.id} path={base.disputed} />
      {base.lakes !== '' && <path className="map-lake" id={`${base.id}-lakes`} d={base.lakes} />}
      <PlanAreas base={base} />
      {base.rivers !== '' && <path className="map-river" id={`${base.id}-rivers`} d={base.rivers} />}
      {base.streams.length > 0 && <Streams base={base} />}
      <PlanLines base={base} />
      {base.borders !== '' && <path className="map-borders" d={base.borders} />}
      {base.ring !== null && (
        <circle className="map-ring" cx={base.ring.x} cy={base.ring.y} r={base.ring.radius} />
      )}
      <MapScale base={base} />
    </>
  )
}

/** The operator's streets over the guide's own, whose names they cover; an image that fails to load covers nothing. */
function StreetImage({
  base,
  marks,
  address,
}: Pick<LocatorMapProps, 'base' | 'marks'> & { readonly address: string }) {
  return (
    <>
      <LocatorMarks marks={marks.filter((mark) => !isAboveStreets(mark))} />
      <image href={address} width={base.width} height={base.height} />
      <MapScale base={base} />
    </>
  )
}

/**
 * Locator map of a country (D8.2): sea, graticule, water-lines, land, borders, the subject, marks and a globe. The page
 * lists the same places as text beside it, so assistive technology gets the drawing as one image.
 */
export function LocatorMap({ base, label, marks, marksHtml, line, streets, names, way }: LocatorMapProps) {
  const words = useWords(MAPS_WORDS).caption
  return (
    <figure className={base.town === undefined ? 'map-figure' : 'map-figure map-town'}>
      <svg
        className="map-drawing"
        viewBox={`0 0 ${base.width} ${base.height}`}
        role="img"
        aria-label={label ?? base.label}
      >
        <CompiledElement as="g" html={base.html?.layers}>
          <MapLayers base={base} />
        </CompiledElement>
        {streets !== undefined && <StreetImage base={base} marks={marks} address={streets} />}
        <CompiledElement as="g" html={base.html?.inset}>
          <MapInset base={base} />
        </CompiledElement>
        {line !== undefined && <path className="map-route" d={line} />}
        {streets === undefined ? (
          <CompiledElement as="g" html={marksHtml}>
            <LocatorMarks marks={marks} />
          </CompiledElement>
        ) : (
          <LocatorMarks marks={marks.filter(isAboveStreets)} />
        )}
      </svg>
      {names !== undefined && <MapKey marks={marks} names={names} isTown={base.town !== undefined} />}
      {names !== undefined && way !== undefined && <MapWay marks={marks} way={way} />}
      <figcaption className="map-caption">{captionOf(base, words)}</figcaption>
    </figure>
  )
}
