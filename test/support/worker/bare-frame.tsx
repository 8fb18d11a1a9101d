import type { Frame } from '#src/site/frame.tsx'

/** Pages with nothing around them. */
export const bareFrame: Frame = { page: async (page) => <main>{page}</main>, late: (part) => part }
