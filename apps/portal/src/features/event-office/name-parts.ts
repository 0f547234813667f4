export interface NameParts {
  readonly script: 'Hans' | 'Latn'
  readonly family: string
  readonly given: string
}

/** A first proposal for the parts of a name, to be looked at: the first character, or the last word. */
export const proposeParts = (name: string): NameParts => {
  const plain = name.trim()
  if (/\p{Script=Han}/u.test(plain)) {
    const [family = '', ...given] = plain.replace(/\s+/gu, '')
    return { script: 'Hans', family, given: given.join('') }
  }
  const words = plain.split(/\s+/u)
  return { script: 'Latn', family: words.at(-1) ?? '', given: words.slice(0, -1).join(' ') }
}

/** The name as it is written, family name first in Chinese. */
export const displayOf = ({ script, family, given }: NameParts): string =>
  script === 'Latn' ? `${given} ${family}`.trim() : `${family}${given}`
