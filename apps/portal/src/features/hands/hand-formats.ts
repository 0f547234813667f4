/** The kinds of files hands are taken away as. */
export const handFormats = { pbn: true, lin: true, dup: true } as const
