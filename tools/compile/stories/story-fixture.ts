import { nextFiller } from '#tools/compile/content-samples.ts'

const paragraph = (count: number): string => Array.from({ length: count }, nextFiller).join(' ')

/** A correct story for the content of `createContentFixture`, route and pull quote included. */
export const STORY = `---
title: Up the country by bush taxi
topic: road-trips
summary: Three days from the lagoons to the tower-houses, at the pace of the slowest passenger.
published: 2026-11-21
checked: 2026-11-21
poster:
  scene: savannah
  caption: The road to the north
places:
  - togo
  - benin
facts:
  - label: Distance
    value: About 600 km
  - label: Days
    value: Three
  - label: Months
    value: November to March
route:
  - name: Lomé
    at: [6.1319, 1.2228]
  - name: Atakpamé
    at: [7.5333, 1.1333]
  - name: Sokodé
    at: [8.9833, 1.1333]
  - name: Kara
    at: [9.5511, 1.1861]
---
The taxi leaves when it is full. ${paragraph(14)}

See [Togo](/destinations/togo) and [Benin](/destinations/benin).

> The taxi leaves when it is full.

## The lagoon road
${paragraph(14)}

## Into the hills
${paragraph(14)}

## Where the tar ends
${paragraph(14)}
`
