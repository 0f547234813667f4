export type ClockWords = Readonly<
  Record<'left' | 'over' | 'longOver' | 'paused' | 'ended' | 'waiting' | 'extra', string>
>

/** The words of a clock, from what translates `rounds.clock`. */
export const clockWordsBy = (t: (key: keyof ClockWords) => string): ClockWords => ({
  left: t('left'),
  over: t('over'),
  longOver: t('longOver'),
  paused: t('paused'),
  ended: t('ended'),
  waiting: t('waiting'),
  extra: t('extra'),
})

/** From here on a clock that nobody stopped tells nothing: the round was left open. */
const LONG_OVER = 3600

const timeText = (seconds: number): string => {
  const whole = Math.abs(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Whether a running clock is at its last five minutes, or a little over: what a hall has to see. */
export const isPressing = (seconds: number): boolean => seconds <= 300 && seconds >= -LONG_OVER

/** Time left or over as a clock shows it; an hour over is long over and is told without figures. */
export const clockText = (words: ClockWords, seconds: number): string => {
  if (seconds < -LONG_OVER) return words.longOver
  return `${seconds >= 0 ? words.left : words.over} ${timeText(seconds)}`
}

/** Time beyond the clock: at a table its own, elsewhere that of every table by its name; nothing where there is none. */
export const extraText = (
  words: ClockWords,
  extra: readonly { readonly table: string; readonly minutes: number }[],
  table?: string,
): string => {
  const told =
    table === undefined
      ? extra.map(one => `${one.table} +${one.minutes}′`)
      : extra.flatMap(one => (one.table === table ? [`+${one.minutes}′`] : []))
  return told.length > 0 ? `${words.extra} ${told.join(' · ')}` : ''
}
