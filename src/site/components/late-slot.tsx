import { LATE_MARK } from '#src/site/late-mark.ts'

/** Where what a page waits for comes in; what stands right before it says so and goes when it is there (docs/adr/0021). */
export function LateSlot() {
  return <div className="contents" dangerouslySetInnerHTML={{ __html: LATE_MARK }} />
}
