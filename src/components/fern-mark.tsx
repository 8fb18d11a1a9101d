const LEAVES =
  'M20 45q-5.1-8.6-17-9.2q5.9 8.1 17 9.2zM20 45q5.1-8.6 17-9.2q-5.9 8.1-17 9.2zM22.2 39.3q-4.5-7.9-15.1-8.4q5.3 7.4 15.1 8.4zM22.2 39.3q4.5-7.9 15.1-8.4q-5.3 7.4-15.1 8.4zM23.8 33.6q-4-7.2-13.2-7.6q4.6 6.7 13.2 7.6zM23.8 33.6q4-7.2 13.2-7.6q-4.6 6.7-13.2 7.6zM24.4 27.9q-3.4-6.4-11.3-6.8q4 6 11.3 6.8zM24.4 27.9q3.4-6.4 11.3-6.8q-4 6-11.3 6.8zM23.9 22.1q-2.8-5.7-9.4-6q3.3 5.3 9.4 6zM23.9 22.1q2.8-5.7 9.4-6q-3.3 5.3-9.4 6zM22.4 16.4q-2.3-4.9-7.5-5.2q2.6 4.6 7.5 5.2zM22.4 16.4q2.3-4.9 7.5-5.2q-2.6 4.6-7.5 5.2zM20.2 10.7q-1.7-4.2-5.6-4.5q2 3.9 5.6 4.5zM20.2 10.7q1.7-4.2 5.6-4.5q-2 3.9-5.6 4.5z'
const ROAD =
  'M20 51L20 47L21.3 43.3L22.5 39.7L23.4 36L24.1 32.3L24.4 28.7L24.3 25L23.8 21.3L23 17.7L21.9 14L20.6 10.3L19.3 6.7L18.1 3'

/** The mark: a frond whose stem is a winding road, in the colour of its text. */
export function FernMark() {
  return (
    <svg className="fern-mark" width="30" height="39" viewBox="0 0 40 52" aria-hidden="true">
      <path d={LEAVES} fill="currentColor" />
      <path d={ROAD} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
