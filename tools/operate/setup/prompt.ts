import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Shows the question, and nothing of what is typed. */
function mutedTerminal(): Writable {
  return new Writable({
    write(_piece, _encoding, done) {
      done()
    },
  })
}

/**
 * Asks whoever sits at the terminal.
 * @param isSecret whether what is typed is hidden
 * @returns null when nobody sits there, or nothing was typed
 */
export async function prompt(question: string, isSecret = false): Promise<string | null> {
  if (!process.stdin.isTTY) return null
  const output = isSecret ? mutedTerminal() : process.stdout
  const reader = createInterface({ input: process.stdin, output, terminal: true })
  try {
    if (isSecret) process.stdout.write(question)
    const typed = await reader.question(question)
    if (isSecret) process.stdout.write('\n')
    return typed.trim() === '' ? null : typed.trim()
  } finally {
    reader.close()
  }
}
