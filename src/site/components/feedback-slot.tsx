/**
 * Where a guide or a story asks whether it was useful. It stays empty for all but those who let us count, because nobody
 * else's answer could be (client/measuring/tracking/ask-feedback.ts); the line is kept free, so that nothing moves.
 */
export function FeedbackSlot() {
  return <div className="ask meta" data-feedback="" data-track-location="feedback" />
}
