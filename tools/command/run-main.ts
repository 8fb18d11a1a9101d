/**
 * Runs a command. What goes wrong ends the process with its message and no stack (R14.4).
 * @param run what the command does
 */
export async function runMain(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
