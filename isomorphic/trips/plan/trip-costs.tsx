import { amountText } from '#isomorphic/trips/parse-amount.ts'
import type { PlanView } from '#isomorphic/trips/plan-view.ts'
import { TRIP_WORDS } from '#isomorphic/trips/words/trip-words.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { usePlanForms } from './plan-context.ts'
import { PlanIcon } from './plan-parts.tsx'

function AddCostForm() {
  const words = useWords(TRIP_WORDS)
  const { action, currency } = usePlanForms()
  const { sections } = words
  const field = (id: string, label: string, name: string, value = '', size?: number) => (
    <label className="field" htmlFor={id}>
      {label}
      <input className="input" id={id} name={name} defaultValue={value} size={size} autoComplete="off" />
    </label>
  )
  return (
    <form className="trip-add-cost" method="post" action={action}>
      <input type="hidden" name="kind" value="cost" />
      {field('cost-what', sections.costWhat, 'what')}
      {field('cost-sum', sections.costSum, 'sum', '', 8)}
      {field('cost-currency', sections.costCurrency, 'currency', currency, 4)}
      {field('cost-paid-by', sections.costPaidBy, 'paidBy', '', 12)}
      <button type="submit" className="button button-ghost" name="do" value="add">
        <PlanIcon name="plus" />
        {words.add.add}
      </button>
    </form>
  )
}

/** Costs as a plain list, summed by currency; nothing is converted. */
export function TripCosts({
  view: { costs, totals },
}: {
  readonly view: Pick<PlanView, 'costs' | 'totals'>
}) {
  const words = useWords(TRIP_WORDS)
  const locale = useLocale()
  const { action, canEdit } = usePlanForms()
  if (costs.length === 0 && !canEdit) return null
  return (
    <section className="trip-list" aria-labelledby="trip-costs">
      <h2 className="h3" id="trip-costs">
        {words.sections.costs}
      </h2>
      <ul>
        {costs.map(({ id, what, amount, currency, paidBy }) => (
          <li key={id} className="trip-cost" id={id} data-path="">
            <span>
              {what}
              {paidBy !== '' && <span className="meta"> {words.sections.paidBy(paidBy)}</span>}
            </span>
            <span className="trip-amount">{amountText(amount, currency, locale)}</span>
            {canEdit && (
              <form method="post" action={action}>
                <input type="hidden" name="e" value={id} />
                <button
                  type="submit"
                  className="icon-button"
                  name="do"
                  value="remove"
                  aria-label={words.actions.remove(what)}
                >
                  <PlanIcon name="x" />
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {totals.length > 0 && (
        <p className="trip-sum">
          <span>{words.sections.total}</span>
          {totals.map(({ currency, amount }) => (
            <b key={currency} className="trip-amount">
              {amountText(amount, currency, locale)}
            </b>
          ))}
        </p>
      )}
      {canEdit && <AddCostForm />}
    </section>
  )
}
