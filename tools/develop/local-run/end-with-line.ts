/**
 * Runs a command of a local site. What goes wrong before it serves ends the process with one line and no stack (R14.4).
 * @param run what the command does
 */
export async function endWithLine(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
