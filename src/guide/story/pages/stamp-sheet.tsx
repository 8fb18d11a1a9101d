import type { TopicTeaser } from '#src/catalogue/story-summary.ts'
import { FernMarkAgain } from '#src/site/components/fern-mark.tsx'
import { Poster } from '#src/site/components/poster.tsx'

export type StampSheetProps = { readonly topics: readonly TopicTeaser[] }

/** The eleven topics and all of them together, as one perforated sheet; the number of stories is the denomination. */
export function StampSheet({ topics }: StampSheetProps) {
  return (
    <ul className="stamps">
      {topics.map((topic) => (
        <li key={topic.slug}>
          <a href={topic.path}>
            <Poster poster={topic.poster} ratio="1x1" grain="thumb" isDecorative />
            <b>{topic.name}</b>{' '}
            <span>
              {topic.storyCount}
              <span className="visually-hidden"> stories</span>
            </span>
          </a>
        </li>
      ))}
      <li>
        <a href="/articles">
          <span className="stamp-all">
            <FernMarkAgain />
          </span>
          <b>Every story</b>{' '}
          <span>
            {topics.reduce((sum, { storyCount }) => sum + storyCount, 0)}
            <span className="visually-hidden"> stories</span>
          </span>
        </a>
      </li>
    </ul>
  )
}
