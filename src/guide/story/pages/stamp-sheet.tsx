import { useWords } from '#isomorphic/words/use-words.ts'
import type { TopicTeaser } from '#src/catalogue/story-summary.ts'
import { STORY_WORDS } from '#src/guide/story/words/story-words.ts'
import { CompiledElement } from '#src/site/components/compiled-element.tsx'
import { FernMarkReference } from '#src/site/components/fern-mark.tsx'
import { Poster } from '#src/site/components/poster.tsx'

type StampsProps = { readonly topics: readonly TopicTeaser[] }

export function Stamps({ topics }: StampsProps) {
  const words = useWords(STORY_WORDS).topic
  return (
    <>
      {topics.map((topic) => (
        <li key={topic.slug}>
          <a href={topic.path}>
            <Poster poster={topic.poster} ratio="1x1" grain="thumb" isDecorative />
            <b>{topic.name}</b> <span>{words.stamp(topic.minutes, topic.storyCount)}</span>
          </a>
        </li>
      ))}
      <li>
        <a href="/articles">
          <span className="stamp-all">
            <FernMarkReference />
          </span>
          <b>{words.every}</b>{' '}
          <span>{words.everyStamp(topics.reduce((sum, { minutes }) => sum + minutes, 0))}</span>
        </a>
      </li>
    </>
  )
}

export type StampSheetProps = StampsProps & { readonly html?: string | undefined }

/**
 * The eleven topics and a link to all stories as one perforated sheet of stamps; the minutes of reading are the
 * denomination.
 */
export function StampSheet({ topics, html }: StampSheetProps) {
  return (
    <CompiledElement as="ul" className="stamps" html={html}>
      <Stamps topics={topics} />
    </CompiledElement>
  )
}
