import type { Plugin } from 'vite'
import { patchReact } from './patch-react.ts'

const STREAM_RENDERER = /[\\/]react-dom-server\.edge\.production\.js$/

/** Matches a top-level function from its first line to the closing brace in column one. */
const functionPattern = (name: string): RegExp =>
  new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[\\s\\S]*?^\\}`, 'm')

/**
 * Collects small chunks as text, a few KB at a time, and encodes them into one buffer: encoding each chunk separately
 * is expensive, and concatenating a page into one string doubles its memory as soon as it has a character outside
 * Latin-1. A flush is synchronous, so all pages share the buffer.
 */
const WRITE_CHUNK = `var encoded = new Uint8Array(262144), encodedLength = 0;
function encodePending() {
  var capacity = encodedLength + 3 * pendingMarkup.length;
  if (capacity > encoded.length) {
    var larger = new Uint8Array(2 * capacity);
    larger.set(encoded.subarray(0, encodedLength));
    encoded = larger;
  }
  encodedLength += textEncoder.encodeInto(pendingMarkup, encoded.subarray(encodedLength)).written;
  pendingMarkup = "";
}
function drainEncoded() {
  if (pendingMarkup !== "") encodePending();
  var bytes = encoded.slice(0, encodedLength);
  encodedLength = 0;
  return bytes;
}
function writeChunk(destination, chunk) {
  pendingMarkup += chunk;
  if (pendingMarkup.length > 2048) encodePending();
}`

const COMPLETE_WRITING = `function completeWriting(destination) {
  if (destination.isComplete) return;
  var bytes = drainEncoded();
  if (bytes.length > 0) destination.enqueue(bytes);
}`

/**
 * Starts work as React does, but sets the timer that separates early from deferred parts only when a part is deferred.
 * A timer costs one turn of the runtime's event loop, a fifth of the time of a page.
 */
const START_WORK = `function startWork(request) {
  request.flushScheduled = null !== request.destination;
  scheduleMicrotask(function () {
    supportsRequestStorage
      ? requestStorage.run(request, performWork, request)
      : performWork(request);
    if (0 === request.allPendingTasks) return;
    setTimeout(function () {
      10 === request.status && (request.status = 11);
      null === request.trackedPostpones &&
        (supportsRequestStorage
          ? requestStorage.run(request, enqueueEarlyPreloadsAfterInitialWork, request)
          : enqueueEarlyPreloadsAfterInitialWork(request));
    }, 0);
  });
}`

/**
 * A page without deferred parts is complete before its stream is read. `takeBuffered` returns its bytes without going
 * through the runtime's stream, which saves another fifth; null when a part is deferred (src/site/render.tsx).
 */
const READ_COMPLETE_BYTES = `
          stream.localisesLinks = true;
          stream.takeBuffered = function () {
            if (0 !== request.allPendingTasks) return null;
            startFlowing(request, {
              isComplete: true,
              close: function () {},
              error: function (error) { throw error; }
            });
            return drainEncoded();
          };`

/**
 * Passes each internal address of links and forms through `options.localiseHref`, so that a page in another language
 * needs no pass over its finished markup (docs/adr/0055). A link with `hrefLang` names its language itself.
 */
const LOCALISE_LINKS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=^function createRenderState\([^)]*maxHeadersLength)(?=\n\))/m,
    ',\n  localiseHref = function (href) { return href }',
  ],
  [
    /(?<=^ {4}hoistableState: null,\n {4}stylesToHoist: !1)(?=\n {2}\};)/m,
    ',\n    localiseHref: localiseHref',
  ],
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
const MAX_HEADERS_LENGTH = 'options ? options.maxHeadersLength : void 0'
const PASS_LOCALISE_HREF = `${MAX_HEADERS_LENGTH},\n          options ? options.localiseHref : void 0`

/**
 * Patterns of the original code and their replacements. React writes markup as many small chunks and encodes each one.
 */
const REPLACEMENTS: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [functionPattern('stringToChunk'), 'function stringToChunk(content) { return content }'],
  [
    functionPattern('stringToPrecomputedChunk'),
    'function stringToPrecomputedChunk(content) { return content }',
  ],
  [functionPattern('byteLengthOfChunk'), 'function byteLengthOfChunk(chunk) { return chunk.length }'],
  [/segmentByteSize \+= segment\[i\]\.byteLength;/, 'segmentByteSize += segment[i].length;'],
  [functionPattern('writeChunk'), WRITE_CHUNK],
  [functionPattern('completeWriting'), COMPLETE_WRITING],
  [functionPattern('startWork'), START_WORK],
  [
    /exports\.renderToReadableStream = function[\s\S]*?stream\.allReady = allReady;/,
    (found) => found.replace(MAX_HEADERS_LENGTH, PASS_LOCALISE_HREF) + READ_COMPLETE_BYTES,
  ],
  ...LOCALISE_LINKS,
  [/^ {2}currentView = null,\n {2}writtenBytes = 0;/m, '  pendingMarkup = "";'],
  [
    /^ {2}currentView = new Uint8Array\(4096\);\n {2}writtenBytes = 0;/m,
    '  pendingMarkup = "", encodedLength = 0;',
  ],
  // Earlier markup has been written, or is buffered for the complete page.
  [/^ {6}currentView = new Uint8Array\(4096\);\n {6}writtenBytes = 0;/m, ''],
]

/**
 * Patches React's stream renderer to collect markup as text and encode it once per flush: a page is written in one go,
 * so smaller chunks would not be sent any earlier (docs/adr/0023).
 * @param code of `react-dom-server.edge.production.js`
 * @throws when a pattern does not match exactly once: the patch must be reviewed for this version of React
 */
export function batchStream(code: string): string {
  let patched = code
  for (const [from, to] of REPLACEMENTS) {
    if (patched.split(from).length !== 2)
      throw new Error(`react-dom/server.edge does not contain exactly one ${from}`)
    patched = patched.replace(from, typeof to === 'string' ? () => to : to)
  }
  if (/\bcurrentView\b|\bwrittenBytes\b|\.byteLength\b/.test(patched))
    throw new Error('react-dom/server.edge counts bytes in an unknown place')
  return patched
}

/** Makes streaming as cheap as rendering to a string (F3); development uses React unpatched. */
export const batchReactStream = (): Plugin =>
  patchReact({
    name: 'fernway:batch-react-stream',
    environment: 'worker',
    file: STREAM_RENDERER,
    patch: batchStream,
  })
