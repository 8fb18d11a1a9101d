import type { TopicTeaser } from '#src/catalogue/story-summary.ts'
import { CompiledElement } from '#src/site/components/compiled-element.tsx'
import { FernMarkReference } from '#src/site/components/fern-mark.tsx'
import { Poster } from '#src/site/components/poster.tsx'

type StampsProps = { readonly topics: readonly TopicTeaser[] }

export function Stamps({ topics }: StampsProps) {
  return (
    <>
      {topics.map((topic) => (
        <li key={topic.slug}>
          <a href={topic.path}>
            <Poster poster={topic.poster} ratio="1x1" grain="thumb" isDecorative />
            <b>{topic.name}</b>{' '}
            <span>
              {topic.minutes}
              <span className="visually-hidden"> minutes in {topic.storyCount} stories</span>
            </span>
          </a>
        </li>
      ))}
      <li>
        <a href="/articles">
          <span className="stamp-all">
            <FernMarkReference />
          </span>
          <b>Every story</b>{' '}
          <span>
            {topics.reduce((sum, { minutes }) => sum + minutes, 0)}
            <span className="visually-hidden"> minutes</span>
          </span>
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
