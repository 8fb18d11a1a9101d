/** One frame of a stack. */
export type StackFrame = {
  readonly function: string
  readonly file: string
  readonly line: number
  readonly column: number
}

const MAX_FRAMES = 20
const FRAME = /^\s*at (?:(.{1,200}?) \()?(.{1,300}?):(\d+):(\d+)\)?$/

/** Parses a stack in V8's format, innermost frame first; returns no frames for anything else. */
export function parseStackFrames(stack: unknown): readonly StackFrame[] {
  return String(stack)
    .split('\n')
    .flatMap((text) => {
      const [, name = '', file = '', line, column] = FRAME.exec(text) ?? []
      return line === undefined ? [] : [{ function: name, file, line: Number(line), column: Number(column) }]
    })
    .slice(0, MAX_FRAMES)
}
