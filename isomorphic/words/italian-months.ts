/** The month after "a", which Italian writes "ad" before the same vowel: "a maggio", "ad aprile", "ad agosto". */
export const toMonth = (month: string): string => `${/^a/i.test(month) ? 'ad' : 'a'} ${month}`
