import type { PlateRef } from '#isomorphic/posters/plate-address.ts'

export type ContentSection = {
  readonly id: string
  readonly title: string
  /** Safe markup compiled from Markdown. */
  readonly html: string
}

/** A section of a guide page. */
export type GuideSection = ContentSection & {
  /** Its label in the local navigation; sections without one are not listed there. */
  readonly label?: string
  /** True: across the page, below its heading; false: in a column beside it. */
  readonly isWide?: boolean
}

/** How far a sight can be visited without a step. */
export type StepFree = 'full' | 'partly' | 'none'

export type Sight = {
  readonly name: string
  /** In records of a language that names the sight differently: the English name, by which it is saved and linked. */
  readonly englishName?: string
  readonly latitude: number
  readonly longitude: number
  readonly text: string
  /** What visitors see there and how to visit it. */
  readonly more?: string
  /** Omitted where nothing is known. `text`: what helps or hinders, in a sentence. */
  readonly access?: { readonly stepFree: StepFree; readonly text?: string | undefined } | undefined
  /** Its drawing, of a sight that has one. */
  readonly plate?: PlateRef
}

/** An itinerary or a walk: stops in order, for the files that map applications import. */
export type GuideRoute = {
  readonly name: string
  readonly stops: readonly { readonly name: string; readonly latitude: number; readonly longitude: number }[]
}

/** An image chosen by editors: a file of ours under `/images/`, or an absolute URL. */
export type EditorialImage = {
  readonly source: string
  /** Of the upright image, in pixels. */
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly title: string
  readonly caption: string
  readonly credit: string
}

/** `full`: enough to travel by. `short`: what to know until a full guide exists. */
export type GuideDepth = 'full' | 'short'
