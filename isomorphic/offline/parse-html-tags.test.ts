import { describe, expect, it } from 'vitest'
import { parseHtmlTags } from './parse-html-tags.ts'

const tagsOf = (html: string) =>
  [...parseHtmlTags(html)].map(({ name, attributes }) => [name, Object.fromEntries(attributes)])

describe('parseHtmlTags', () => {
  it.each([
    ['quotes of both kinds and none', `<img src="a" alt='b' width=1>`, { src: 'a', alt: 'b', width: '1' }],
    ['a value with > and <', '<img alt="a > b < c" src="d">', { alt: 'a > b < c', src: 'd' }],
    ['capitals and white space around =', '<IMG\n SRC\t=\r\n "a"\n/>', { src: 'a' }],
    ['attributes without white space between them', '<img alt="a"src="b">', { alt: 'a', src: 'b' }],
    ['a quote inside an unquoted value', "<img alt=it's src=b>", { alt: "it's", src: 'b' }],
    ['a slash at the end of an unquoted value', '<img src=/a/>', { src: '/a/' }],
    ['a duplicate, of which the first counts', '<img src="a" src="b">', { src: 'a' }],
    [
      'character references',
      '<img src="?a=1&amp;b=2&#38;c=3&#x26;d" alt="&lt;&quot;&#9999999999;">',
      {
        src: '?a=1&b=2&c=3&d',
        alt: '<"&#9999999999;',
      },
    ],
    ['an empty and a missing value', '<img alt="" hidden src="a">', { alt: '', hidden: '', src: 'a' }],
  ])('reads %s', (_what, html, attributes) => {
    expect(tagsOf(html)).toEqual([['img', attributes]])
  })

  it('finds no tag in comments, scripts, styles, titles and end tags', () => {
    const html = `<!doctype html><!-- <img src="a"> --><title><img src="b"></title>
      <script>if (1 < 2) document.write('<img src="c">')</SCRIPT ><style>a::after{content:"<img>"}</style>
      </p title="<img>"> a < b <3 <!--><img src="d">`
    expect(tagsOf(html).map(([name, attributes]) => [name, attributes])).toEqual([
      ['title', {}],
      ['script', {}],
      ['style', {}],
      ['img', { src: 'd' }],
    ])
  })

  it('returns the text of a style element', () => {
    expect([...parseHtmlTags('<style>a{color:red}</style><p>')].map(({ rawText }) => rawText)).toEqual([
      'a{color:red}',
      '',
    ])
  })

  it.each([
    '<',
    '<img',
    '<img src',
    '<img src="a',
    '<!-- <img',
    '<script>',
    '</',
    '<a =b>',
    '<img src="a" <b>',
  ])('ends at the end of broken markup: %s', (html) => {
    expect([...parseHtmlTags(html)].length).toBeLessThan(3)
  })
})
