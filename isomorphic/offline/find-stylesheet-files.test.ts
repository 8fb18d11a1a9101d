import { expect, it } from 'vitest'
import { findStylesheetFiles } from './find-stylesheet-files.ts'

it('returns fonts, pictures and imported style sheets, relative to the style sheet, each once', () => {
  const css = `@charset "utf-8";@import "base.css" print;@import url(/assets/other.css);
    @font-face{src:url('/fonts/a.woff2')format("woff2"),url("../fonts/b.woff2")}
    a{background:url(dot.svg)}b{background:url( "dot.svg" )}/* url(/fonts/never.woff2) */`
  expect(findStylesheetFiles(css, '/assets/main-1.css')).toEqual([
    '/assets/base.css',
    '/assets/other.css',
    '/fonts/a.woff2',
    '/fonts/b.woff2',
    '/assets/dot.svg',
  ])
})

it('ignores fragments, data addresses, other sites and private addresses', () => {
  const css = `a{fill:url("#lines");mask:url(data:image/png;base64,AAAA);src:url(https://media.example/a.woff2),
    url(//media.example/b.woff2),url(/api/auth/profile)}`
  expect(findStylesheetFiles(css, '/assets/main-1.css')).toEqual([])
})
