/**
 * The fans in the order of the 2006 table (3.8.1), the number an event prints. `57m` is the clause of fan 57
 * on one exposed with one concealed kong, which has a value of its own.
 */
export const fanNos = [
  ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20'],
  ...['21', '22', '23', '24', '25', '26', '27', '28', '29', '30', '31', '32', '33', '34', '35', '36', '37', '38'],
  ...['39', '40', '41', '42', '43', '44', '45', '46', '47', '48', '49', '50', '51', '52', '53', '54', '55', '56'],
  ...['57m', '57', '58', '59', '60', '61', '62', '63', '64', '65', '66', '67', '68', '69', '70', '71', '72', '73'],
  ...['74', '75', '76', '77', '78', '79', '80', '81'],
] as const
export type FanNo = (typeof fanNos)[number]

/** Position in {@link fanNos} (0-based): a larger fan always comes before the fans it can exclude. */
const slots = new Map<string, number>(fanNos.map((no, i) => [no, i]))
export const slotOf = (no: FanNo): number => slots.get(no) as number
export const isFanNo = (text: string): text is FanNo => slots.has(text)
export const compareFans = (a: FanNo, b: FanNo): number => slotOf(a) - slotOf(b)
