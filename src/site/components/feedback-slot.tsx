/**
 * Slot for the feedback question of a guide or a story. It is filled only for visitors who consented to measurement
 * (client/measuring/tracking/ask-feedback.ts); its height is reserved to prevent layout shift.
 */
export function FeedbackSlot() {
  return <div className="ask meta" data-feedback="" data-track-location="feedback" />
}
