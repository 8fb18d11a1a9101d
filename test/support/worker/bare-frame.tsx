import type { Frame } from '#src/site/frame.tsx'

/** Pages with nothing around them. */
export const bareFrame: Frame = {
  wrapPage: async (page) => <main>{page}</main>,
  wrapDeferred: (part) => part,
}
