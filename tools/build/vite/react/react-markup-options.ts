import { functionPattern, type ReactReplacement } from './react-replacement.ts'

/** The state of the renderer for one page holds the options. */
const STATE_OPTIONS: readonly ReactReplacement[] = [
  [
    /(?<=^function createRenderState\([^)]*maxHeadersLength)(?=\n\))/m,
    ',\n  localiseHref = function (href) { return href },\n  typesetText = function (text) { return text }',
  ],
  [
    /(?<=^ {4}hoistableState: null,\n {4}stylesToHoist: !1)(?=\n {2}\};)/m,
    ',\n    localiseHref: localiseHref,\n    typesetText: typesetText',
  ],
]

/**
 * Passes each internal address of links and forms through `options.localiseHref`, so that a page in another language
 * needs no pass over its finished markup (docs/adr/0055). A link with `hrefLang` names its language itself.
 */
const LOCALISE_LINKS: readonly ReactReplacement[] = [
  [
    /(?<=case "href":\n {16}"" === propValue\n {18}\? pushStringAttribute\(target\$jscomp\$0, "href", ""\)\n {18}: pushAttribute\(target\$jscomp\$0, propKey, )propValue(?=\))/,
    'null == props.hrefLang ? renderState.localiseHref(propValue) : propValue',
  ],
  [
    /(?<=^ {2}null != formAction && pushAttribute\(target, "formAction", )formAction(?=\);)/m,
    'renderState.localiseHref(formAction)',
  ],
  [
    /(?<=pushAttribute\(target\$jscomp\$0, "action", )formAction\$jscomp\$1(?=\);)/,
    'renderState.localiseHref(formAction$jscomp$1)',
  ],
]

/**
 * Passes each text between tags through `options.typesetText`, after its characters are escaped; not what is in a title,
 * an option, a field, a script or a style sheet.
 */
const TYPESET_TEXT: readonly ReactReplacement[] = [
  [
    functionPattern('pushTextInstance'),
    `function textToChunk(text) {
  return currentRequest.renderState.typesetText(escapeTextForBrowser(text));
}
function pushTextInstance(target, text, renderState, textEmbedded) {
  if ("" === text) return textEmbedded;
  textEmbedded && target.push(textSeparator);
  target.push(textToChunk(text));
  return !0;
}`,
  ],
  [/stringToChunk\(escapeTextForBrowser\(tag\)\)(?=\), null\))/, 'textToChunk(tag)'],
  [
    /return (?=children\$jscomp\$1;\n {4}case "textarea":)/,
    'if ("string" === typeof children$jscomp$1) return target$jscomp$0.push(escapeTextForBrowser(children$jscomp$1)), null;\n      return ',
  ],
  // The only child of a link, a button, a form or an object.
  [
    /(?<=if \("string" === typeof children[$\w]*\) \{\n\s+target\$jscomp\$0\.push\(\s*)stringToChunk\(escapeTextForBrowser(?=\(children[$\w]*\)\)\s*\);\n\s+var JSC)/g,
    'textToChunk(',
    4,
  ],
]

/** Patches of react-dom's server file that add the options of src/site/markup/markup-options.ts. */
export const REACT_MARKUP_OPTIONS: readonly ReactReplacement[] = [
  ...STATE_OPTIONS,
  ...LOCALISE_LINKS,
  ...TYPESET_TEXT,
]

const MAX_HEADERS_LENGTH = 'options ? options.maxHeadersLength : void 0'
const WITH_MARKUP_OPTIONS = `${MAX_HEADERS_LENGTH},
          options ? options.localiseHref : void 0,
          options ? options.typesetText : void 0`

/** Passes the options on. @param code of `renderToReadableStream` */
export const passMarkupOptions = (code: string): string =>
  code.replace(MAX_HEADERS_LENGTH, WITH_MARKUP_OPTIONS)
