/** English text of the error boundary of islands (S2.13). */
export const en = {
  error: 'It looks like we are experiencing issues, and our team has been notified.',
  retry: 'Try again?',
  home: 'Go to home page',
}
