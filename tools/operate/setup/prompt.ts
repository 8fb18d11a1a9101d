import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Shows the question but not the input. */
function mutedTerminal(): Writable {
  return new Writable({
    write(_piece, _encoding, done) {
      done()
    },
  })
}

/**
 * Prompts the operator at the terminal.
 * @param isSecret whether the input is hidden
 * @returns null without a terminal or without input
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
