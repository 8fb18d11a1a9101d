import { runStatements, statement } from './database.ts'

/** Records that a job ran, for the health check. @throws {UnavailableError} when D1 does not respond */
export async function recordJobRun(
  db: D1Database,
  job: string,
  nowS: number,
  outcome: string,
): Promise<void> {
  await runStatements(db, [
    statement(
      `INSERT INTO job_runs (job, ran_at_s, outcome) VALUES (?, ?, ?)
       ON CONFLICT (job) DO UPDATE SET ran_at_s = excluded.ran_at_s, outcome = excluded.outcome`,
      job,
      nowS,
      outcome,
    ),
  ])
}
