/** What is cited of the English organisers’ handbook: number, title and what it says, in our own words. */
export const whiteBook2023 = `
1.7 | 申诉的手续 | How appeals are made | 申诉的保证金、可以只由一名仲裁听取，以及无理申诉的后果。 | The deposit, a single referee in place of a committee, and what follows an appeal without merit.
`
