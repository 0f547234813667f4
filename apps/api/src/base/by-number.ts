/** Names with numbers in them, by their numbers: the ninth board before the tenth. */
export const byNumber = new Intl.Collator('en', { numeric: true })
