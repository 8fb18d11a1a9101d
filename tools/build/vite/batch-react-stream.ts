import type { Plugin } from 'vite'

const STREAM_RENDERER = /[\\/]react-dom-server\.edge\.production\.js$/

/** A function of the file from its head to the brace that closes it in the first column. */
const functionPattern = (name: string): RegExp =>
  new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[\\s\\S]*?^\\}`, 'm')

/**
 * Small pieces are gathered as text, a few KB at a time, and encoded into one buffer: each by itself is dear, and a page
 * in one string would be copied twice as wide for a single letter that is not Latin. A flush runs to its end, so that
 * pages share the buffer.
 */
const WRITE_CHUNK = `var encoded = new Uint8Array(262144), encodedLength = 0;
function encodeWaiting() {
  var most = encodedLength + 3 * waitingMarkup.length;
  if (most > encoded.length) {
    var larger = new Uint8Array(2 * most);
    larger.set(encoded.subarray(0, encodedLength));
    encoded = larger;
  }
  encodedLength += textEncoder.encodeInto(waitingMarkup, encoded.subarray(encodedLength)).written;
  waitingMarkup = "";
}
function takeEncoded() {
  if (waitingMarkup !== "") encodeWaiting();
  var bytes = encoded.slice(0, encodedLength);
  encodedLength = 0;
  return bytes;
}
function writeChunk(destination, chunk) {
  waitingMarkup += chunk;
  if (waitingMarkup.length > 2048) encodeWaiting();
}`

const COMPLETE_WRITING = `function completeWriting(destination) {
  if (destination.isWhole) return;
  var bytes = takeEncoded();
  if (bytes.length > 0) destination.enqueue(bytes);
}`

/**
 * Work begins as in React; the timer after it, which tells late parts from early ones, is set only where a part is late.
 * A timer costs the runtime a turn of its event loop, a fifth of what a page takes.
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
 * A page that waits for nothing is done before anybody reads its stream. `takeBuffered` then gives its bytes without the
 * runtime's stream between, which costs another fifth; null when something is late (src/site/render.tsx).
 */
const READ_COMPLETE_BYTES = `
          stream.takeBuffered = function () {
            if (0 !== request.allPendingTasks) return null;
            startFlowing(request, {
              isWhole: true,
              close: function () {},
              error: function (error) { throw error; }
            });
            return takeEncoded();
          };`

/** What takes the place of what. React writes markup as many small pieces; each is encoded by itself as React comes. */
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
    (found) => found + READ_COMPLETE_BYTES,
  ],
  [/^ {2}currentView = null,\n {2}writtenBytes = 0;/m, '  waitingMarkup = "";'],
  [
    /^ {2}currentView = new Uint8Array\(4096\);\n {2}writtenBytes = 0;/m,
    '  waitingMarkup = "", encodedLength = 0;',
  ],
  // What came before has been written, or waits for the whole.
  [/^ {6}currentView = new Uint8Array\(4096\);\n {6}writtenBytes = 0;/m, ''],
]

/**
 * React's stream renderer with its markup gathered as text and encoded once a flush: a page is written in one go, so
 * nothing would leave earlier piece by piece (docs/adr/0023).
 * @param code of `react-dom-server.edge.production.js`
 * @throws when a part is not there, or more of the kind is: another version of React needs this looked through again
 */
export function batchStream(code: string): string {
  let patched = code
  for (const [from, to] of REPLACEMENTS) {
    if (patched.split(from).length !== 2) throw new Error(`react-dom/server.edge has not one ${from}`)
    patched = patched.replace(from, typeof to === 'string' ? () => to : to)
  }
  if (/\bcurrentView\b|\bwrittenBytes\b|\.byteLength\b/.test(patched))
    throw new Error('react-dom/server.edge counts bytes where this does not know of it')
  return patched
}

/** Makes streams cost what strings cost (F3); development has React as it comes. */
export function batchReactStream(): Plugin {
  return {
    name: 'fernway:batch-react-stream',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'worker',
    transform: {
      filter: { id: STREAM_RENDERER },
      handler: (code) => ({ code: batchStream(code), map: null }),
    },
  }
}
