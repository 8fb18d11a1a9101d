/**
 * Runs a command; an error ends the process with its message and without a stack trace (R14.4).
 * @param run the command
 */
export async function runMain(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
