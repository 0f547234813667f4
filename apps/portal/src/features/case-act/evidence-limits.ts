/** What may be handed in, by the name's ending; the API looks at the bytes. */
export const EVIDENCE_ENDINGS = '.pdf,.png,.jpg,.jpeg,.webp,.txt,.pbn'
export const MOST_EVIDENCE = 8 * 1024 * 1024
