import core from '#generated/catalogue-core.json'
import manifest from '#generated/catalogue-manifest.json'
import site from '#generated/site.json'
import { createApp, KEYED_QUERIES } from './app.tsx'
import type { CoreCatalogue } from './catalogue/core-catalogue.ts'
import type { SiteData } from './catalogue/site-types.ts'
import type { Bindings } from './env.ts'
import { recallImage } from './middleware/image-answer.ts'
import { answerLastResort } from './middleware/last-resort.ts'
import { recallAnswer } from './middleware/recall-answer.ts'
import { createAnswerStore } from './services/answer-store.ts'

/** Pages and posters kept in one isolate; an isolate may use 128 MB in all. */
const ANSWERS_IN_MEMORY_BYTES = 24 * 1024 * 1024
/** Pictures have room of their own, so that they push no page out. */
const PICTURES_IN_MEMORY_BYTES = 12 * 1024 * 1024

const memory = createAnswerStore(ANSWERS_IN_MEMORY_BYTES)
const pictures = createAnswerStore(PICTURES_IN_MEMORY_BYTES)
const app = createApp({
  catalogue: { manifest, core: core as unknown as CoreCatalogue },
  site: site as unknown as SiteData,
  memory,
  pictures,
  cachesPages: import.meta.env.MODE !== 'development',
  fetch: (address, init) => fetch(address, init),
  nowMs: () => Date.now(),
})

export default {
  fetch: (request, env, context) =>
    recallAnswer(memory, KEYED_QUERIES, request, env.FAULT_INJECTION === '1') ??
    recallImage(pictures, request, env.FAULT_INJECTION === '1') ??
    answerLastResort(() => app.fetch(request, env, context)),
} satisfies ExportedHandler<Bindings>
