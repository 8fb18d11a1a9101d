import { bindings } from '#test/support/worker/test-database.ts'

/** Returns the number of a campaign's deliveries in each state. */
export async function deliveryCounts(campaignId: string): Promise<Readonly<Record<string, number>>> {
  const { results } = await bindings.DB.prepare(
    'SELECT state, count(*) AS count FROM letter_deliveries WHERE letter_id = ? GROUP BY state',
  )
    .bind(campaignId)
    .all<{ state: string; count: number }>()
  return Object.fromEntries(results.map(({ state, count }) => [state, count]))
}

export const statusOf = (campaignId: string): Promise<string | null> =>
  bindings.DB.prepare('SELECT status FROM letters WHERE id = ?').bind(campaignId).first<string>('status')
