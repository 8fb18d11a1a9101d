// The compiler as it is bundled and loaded (load-compiler.ts).
export { drawWorldLand } from '#src/maps/drawing/world-map.ts'
export { compileContent } from './compile-content.ts'
export { createGeodata } from './geography/create-geodata.ts'
export { loadCompiledParts } from './parts/load-compiled-parts.ts'
export { openContentSession } from './patch/content-session.ts'
export { readCheckedContent } from './read-checked-content.ts'
