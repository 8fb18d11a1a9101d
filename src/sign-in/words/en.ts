export const en = {
  failure: { title: 'Something went wrong', description: 'Signing in did not work.' },
  device: {
    unknown: 'Unknown device',
    /** Stands for the name of a browser that is not known. */
    browser: 'Browser',
    browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  },
}
