export { serveCompare } from './serve-compare.tsx'
export { serveWhere, serveWhereFacts, serveWhereFeed, serveWhereJson } from './serve-where.tsx'
export { serveWhereLike } from './serve-where-like.tsx'
export { serveWhereRules } from './serve-where-rules.tsx'
