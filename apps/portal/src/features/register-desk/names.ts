type Script = 'Hans' | 'Hant' | 'Latn'

/** A name as printed in its script: Chinese family name first and without a space. */
export const nameOf = (script: Script, family: string, given: string) =>
  family || given
    ? {
        script,
        family: family || given,
        given: family ? given : '',
        display: script === 'Latn' ? `${given} ${family}`.trim() : `${family}${given}`,
      }
    : undefined
