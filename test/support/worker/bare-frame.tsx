import type { Frame } from '#src/site/frame.tsx'

/** A frame that renders pages without header and footer. */
export const bareFrame: Frame = {
  wrapPage: async (page) => <main>{page}</main>,
  wrapDeferred: (part) => part,
}
