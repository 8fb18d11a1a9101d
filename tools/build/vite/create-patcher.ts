import { type ChildProcess, fork } from 'node:child_process'
import { resolve } from 'node:path'
import type { PatchResult } from '#tools/compile/patch/content-session.ts'
import type { PatchRequest, PatchResponse } from '#tools/compile/patch/patch-process.ts'

export type Patcher = {
  /** Compiles the pages of saved files into the existing output. */
  readonly patch: (paths: readonly string[]) => Promise<readonly PatchResult[]>
  /** Starts the process, or makes it read the content again after a change that a patch cannot apply. */
  readonly restart: () => void
  readonly stop: () => void
}

/**
 * A process with the content of a checkout in memory, once it was started; what it cannot do is answered as such.
 */
export function createPatcher(root: string): Patcher {
  let child: ChildProcess | null = null
  let lastId = 0
  const start = (): void => {
    child = fork(resolve(root, 'tools/compile/patch/patch-process.ts'), {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    })
  }
  const stop = (): void => {
    child?.kill()
    child = null
  }
  return {
    patch: (paths) =>
      new Promise((settle) => {
        const giveUp = (): void => settle(paths.map(() => ({ kind: 'needs-compilation' })))
        const current = child
        if (current === null || !current.connected) return giveUp()
        lastId += 1
        const request: PatchRequest = { id: lastId, paths }
        const finish = (): void => {
          current.off('message', receive)
          current.off('exit', finish)
          giveUp()
        }
        const receive = (response: PatchResponse): void => {
          if (response.id !== request.id) return
          settle(response.results)
          finish()
        }
        current.on('message', receive)
        current.on('exit', finish)
        current.send(request)
      }),
    restart() {
      stop()
      start()
    },
    stop,
  }
}
