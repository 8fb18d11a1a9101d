/** Names of the controls of a map, in English. */
export const en = { map: 'Map', zoomIn: 'Zoom in', zoomOut: 'Zoom out', reset: 'Full map' }
