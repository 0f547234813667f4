/** Larger files are refused before they are sent; the API has its own limit. */
export const largestFile = 40 * 1024 * 1024

/** The ends of names of the files that can be read; `.usebio` and `.txt` are told by what is in them. */
export const readableFiles = '.xml,.usebio,.pbn,.lin,.rbn,.json,.bws,.csv,.tsv,.xlsx,.trf,.txt,.html,.htm'
