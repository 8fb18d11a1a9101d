import { COST_CODES } from '#isomorphic/where/fact-words.ts'
import { INTERESTS } from '#isomorphic/where/interests.ts'
import { MONTH_SLUGS } from '#isomorphic/where/month-slugs.ts'
import { DAY_CHOICES, WARM_TARGETS } from '#isomorphic/where/ranking-rules.ts'
import { WHERE_PATH } from '#isomorphic/where/where-paths.ts'
import { type CostWish, listWishes, type WarmWish, type Wishes } from '#isomorphic/where/wishes.ts'
import { monthNames } from '#isomorphic/words/formats.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { WHERE_WORDS } from '#src/where/words/where-words.ts'
import { type ChoiceOption, WishChoice } from './wish-choice.tsx'

export type AskFormProps = {
  readonly wishes: Wishes
  /** Name or slug of the place to start from, or the text that names none. */
  readonly from: string
  readonly continents: readonly { readonly slug: string; readonly name: string }[]
  /** Names that the field for the start proposes. */
  readonly towns: readonly string[]
}

const single = (label: string): readonly ChoiceOption[] => [{ value: '1', label }]

/** The question as one sentence of native selects, sent by GET. */
export function AskForm({ wishes, from, continents, towns }: AskFormProps) {
  const { ask, interests } = useWords(WHERE_WORDS)
  const { fields } = ask
  const months = monthNames(useLocale())
  const interestOptions = INTERESTS.map((value) => ({ value, label: interests[value] }))
  const [first = null, second = null] = wishes.interests
  const isDearest = (cost: (typeof COST_CODES)[number]): cost is 'very-high' => cost === 'very-high'
  return (
    <form className="wish-form" action={WHERE_PATH} method="get" aria-label={ask.label}>
      <p className="wish-sentence">
        <span>
          <WishChoice
            before={ask.start}
            name="days"
            label={fields.days}
            value={wishes.days}
            none={ask.anyDays}
            options={DAY_CHOICES.map((value) => ({ value: String(value), label: ask.days[value] }))}
          />{' '}
          <WishChoice
            name="month"
            label={fields.month}
            value={wishes.month === null ? null : (MONTH_SLUGS[wishes.month] ?? null)}
            none={ask.anyMonth}
            options={MONTH_SLUGS.map((value, month) => ({ value, label: ask.month(months[month] ?? value) }))}
            after={ask.comma}
          />
        </span>{' '}
        <span>
          <WishChoice
            before={ask.weather}
            name="warm"
            label={fields.warm}
            value={wishes.warm}
            none={ask.anyWarmth}
            options={(Object.keys(WARM_TARGETS) as readonly WarmWish[]).map((value) => ({
              value,
              label: ask.warmths[value],
            }))}
          />
        </span>{' '}
        <span>
          <WishChoice
            before={ask.and}
            name="dry"
            label={fields.dry}
            value={wishes.dry ? 1 : null}
            none={ask.anyRain}
            options={single(ask.dry)}
            after={ask.comma}
          />{' '}
          <WishChoice
            before={ask.forInterest}
            name="interest"
            label={fields.interest}
            value={first}
            none={ask.anyInterest}
            options={interestOptions}
          />
        </span>{' '}
        <span>
          <WishChoice
            before={ask.and}
            name="interest"
            label={fields.secondInterest}
            value={second}
            none={ask.noSecond}
            options={interestOptions}
            after={ask.comma}
          />{' '}
          <span>
            {ask.startFrom}{' '}
            <span className="wish-blank">
              <input
                name="from"
                aria-label={fields.from}
                defaultValue={from}
                placeholder={ask.fromHint}
                list="where-towns"
                autoComplete="off"
                maxLength={60}
                className={from === '' ? undefined : 'is-wished'}
              />
              {ask.comma}
            </span>
          </span>
        </span>{' '}
        <span>
          <WishChoice
            name="reach"
            label={fields.reach}
            value={wishes.reach}
            none={ask.anyReach}
            options={(['near', 'noflight'] as const).map((value) => ({ value, label: ask.reaches[value] }))}
            after={ask.semicolon}
          />{' '}
          <WishChoice
            name="quiet"
            label={fields.quiet}
            value={wishes.quiet ? 1 : null}
            none={ask.anyCrowd}
            options={single(ask.quiet)}
            after={ask.comma}
          />
        </span>{' '}
        <span>
          <WishChoice
            name="cost"
            label={fields.cost}
            value={wishes.cost}
            none={ask.anyCost}
            options={COST_CODES.filter((cost): cost is CostWish => !isDearest(cost)).map((value) => ({
              value,
              label: ask.costs[value],
            }))}
            after={ask.comma}
          />{' '}
          <WishChoice
            name="kids"
            label={fields.kids}
            value={wishes.kids ? 1 : null}
            none={ask.anyKids}
            options={single(ask.kids)}
            after={` ${ask.and}`}
          />
        </span>{' '}
        <span>
          <WishChoice
            name="step"
            label={fields.step}
            value={wishes.step ? 1 : null}
            none={ask.anySteps}
            options={single(ask.step)}
            after={ask.comma}
          />{' '}
          <WishChoice
            name="continent"
            label={fields.continent}
            value={wishes.continent}
            none={ask.anywhere}
            options={continents.map(({ slug, name }) => ({ value: slug, label: ask.continent(name) }))}
            after={ask.end}
          />
        </span>
      </p>
      <datalist id="where-towns">
        {towns.map((town) => (
          <option key={town} value={town} />
        ))}
      </datalist>
      <p className="actions">
        <button className="button" type="submit">
          {ask.submit}
        </button>
        {listWishes(wishes).length > 0 && (
          <a className="link" href={WHERE_PATH}>
            {ask.reset}
          </a>
        )}
      </p>
    </form>
  )
}
