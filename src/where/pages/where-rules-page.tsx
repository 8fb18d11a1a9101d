import { INTEREST_RULES, type InterestRule } from '#isomorphic/where/interest-rules.ts'
import { INTERESTS } from '#isomorphic/where/interests.ts'
import { REASON_WORDS } from '#isomorphic/where/words/reason-words.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { RULES_WORDS } from '#src/where/words/rules-words.ts'
import { WHERE_WORDS } from '#src/where/words/where-words.ts'
import { WhereStylesheet } from './where-stylesheet.tsx'

/** What gives a place an interest, and what adds to it. */
function describeRule(
  rule: InterestRule,
  words: (typeof RULES_WORDS)['en'],
  traitOf: (name: string) => string,
): readonly [has: string, helps: string] {
  const story = rule.story === undefined ? [] : [words.aStory(rule.story.replaceAll('-', ' '))]
  const has = [...rule.traits.map(traitOf), ...(rule.month === 'feasts' ? [words.aFeast] : [])]
  const helps = [...rule.support.map(traitOf), ...story]
  const byMonth = {
    feasts: [],
    snow: [words.snow],
    season: [words.inSeason],
    bathing: [words.forBathing],
    boats: [words.forBoats],
    'not-hot': [words.notHot],
  }
  const inMonth = rule.month === undefined ? [] : byMonth[rule.month]
  return [[...has, ...inMonth].join(', '), helps.join(', ')]
}

function PointsTable() {
  const words = useWords(RULES_WORDS)
  return (
    <table className="rules-table">
      <thead>
        <tr>
          <th scope="col">{words.pointsFor}</th>
          <th scope="col">{words.pointsMaximum}</th>
          <th scope="col">{words.pointsHow}</th>
        </tr>
      </thead>
      <tbody>
        {words.rows.map(({ name, maximum, how }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{maximum < 0 ? `−${-maximum}` : maximum}</td>
            <td>{how}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function InterestTable() {
  const words = useWords(RULES_WORDS)
  const { interests } = useWords(WHERE_WORDS)
  const { trait } = useWords(REASON_WORDS)
  return (
    <table className="rules-table">
      <thead>
        <tr>
          <th scope="col">{words.interest}</th>
          <th scope="col">{words.has}</th>
          <th scope="col">{words.helps}</th>
        </tr>
      </thead>
      <tbody>
        {INTERESTS.map((interest) => {
          const [has, helps] = describeRule(INTEREST_RULES[interest], words, trait)
          return (
            <tr key={interest}>
              <th scope="row">{interests[interest]}</th>
              <td>{has}</td>
              <td>{helps}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** `/where/how`: the rule by which places are chosen. */
export function WhereRulesPage() {
  const words = useWords(RULES_WORDS)
  return (
    <article className="where">
      <header className="page-head wrap">
        <h1 className="display">{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <p className="actions">
          <a className="button" href="/where">
            {words.ask}
          </a>
        </p>
      </header>
      <WhereStylesheet />
      <section className="wrap section rules">
        <h2 className="h2">{words.mustHeading}</h2>
        <ul className="rules-must">
          {words.must.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="serif">{words.dropping}</p>
        <h2 className="h2">{words.pointsHeading}</h2>
        <PointsTable />
        {words.order.map((line) => (
          <p className="serif" key={line}>
            {line}
          </p>
        ))}
        <h2 className="h2">{words.interestsHeading}</h2>
        <InterestTable />
        <h2 className="h2" id="like">
          {words.likeHeading}
        </h2>
        {words.like.map((line) => (
          <p className="serif" key={line}>
            {line}
          </p>
        ))}
      </section>
    </article>
  )
}
