import type { Plugin } from 'vite'
import { patchReact } from './patch-react.ts'
import { passMarkupOptions, REACT_MARKUP_OPTIONS } from './react-markup-options.ts'
import { functionPattern, type ReactReplacement, replaceInReact } from './react-replacement.ts'

const STREAM_RENDERER = /[\\/]react-dom-server\.edge\.production\.js$/

/**
 * Collects small chunks as text, a few KB at a time, and encodes them into one buffer: encoding each chunk separately
 * is expensive, and concatenating a page into one string doubles its memory as soon as it has a character outside
 * Latin-1. Markup that was encoded beforehand (src/site/markup/encoded-markup.ts) is copied. A flush is synchronous, so all
 * pages share the buffer.
 */
const WRITE_CHUNK = `var encoded = Buffer.alloc(262144), encodedLength = 0;
function reserve(byteCount) {
  if (encodedLength + byteCount <= encoded.length) return;
  var larger = Buffer.alloc(2 * (encodedLength + byteCount));
  larger.set(encoded.subarray(0, encodedLength));
  encoded = larger;
}
function encodePending() {
  reserve(3 * pendingMarkup.length);
  encodedLength += textEncoder.encodeInto(pendingMarkup, encoded.subarray(encodedLength)).written;
  pendingMarkup = "";
}
function drainEncoded() {
  if (pendingMarkup !== "") encodePending();
  var bytes = new Uint8Array(encoded.subarray(0, encodedLength));
  encodedLength = 0;
  return bytes;
}
function writeEncoded(bytes) {
  if (pendingMarkup !== "") encodePending();
  reserve(bytes.length);
  encodedLength += encoded.write(bytes, encodedLength, "latin1");
}
function writeChunk(destination, chunk) {
  if ("string" !== typeof chunk) return writeEncoded(chunk.bytes);
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
          stream.appliesMarkupOptions = true;
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
 * Patterns of the original code and their replacements. React writes markup as many small chunks and encodes each one.
 */
const REPLACEMENTS: readonly ReactReplacement[] = [
  [functionPattern('stringToChunk'), 'function stringToChunk(content) { return content }'],
  [
    functionPattern('stringToPrecomputedChunk'),
    'function stringToPrecomputedChunk(content) { return content }',
  ],
  [functionPattern('byteLengthOfChunk'), 'function byteLengthOfChunk(chunk) { return chunk.length }'],
  [/segmentByteSize \+= segment\[i\]\.byteLength;/, 'segmentByteSize += segment[i].length;'],
  [functionPattern('writeChunk'), WRITE_CHUNK],
  [/stringToChunk\("" \+ innerHTML\)/, '(void 0 === innerHTML.bytes ? "" + innerHTML : innerHTML)'],
  [functionPattern('completeWriting'), COMPLETE_WRITING],
  [functionPattern('startWork'), START_WORK],
  [
    /exports\.renderToReadableStream = function[\s\S]*?stream\.allReady = allReady;/,
    (found) => passMarkupOptions(found) + READ_COMPLETE_BYTES,
  ],
  ...REACT_MARKUP_OPTIONS,
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
 * @throws when a pattern does not match exactly as often as it should: the patch must be reviewed for this version of React
 */
export function batchStream(code: string): string {
  const patched = replaceInReact(code, REPLACEMENTS, 'react-dom/server.edge')
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
