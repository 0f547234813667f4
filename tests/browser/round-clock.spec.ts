import { ownEvent } from './support/own-event.js'
import { expect, test, wordsOf } from './support/test.js'
import { walkTo, walkToEvent, walkToScoring } from './support/walk.js'

/** The round's clock: the director sets it, the score desk and the wall show it. */

const { events, rounds, scoreDesk } = wordsOf('en')
const words = rounds.clock

test('the director starts, stops and calls the clock; desk and wall show it', async ({ openAs, stamp, page }) => {
  const { code, round } = await ownEvent({ sport: 'guandan', stamp })
  const director = await openAs('director', { viewport: { width: 360, height: 740 } })
  await walkToScoring(director, round)
  await walkTo(director, scoreDesk.toRounds)
  const controls = director.getByRole('region', { name: words.title })
  const clock = controls.getByRole('timer')
  const press = (name: string) => controls.getByRole('button', { name, exact: true }).click()
  await controls.getByLabel(words.minutes).fill('50')
  await press(words.action.START)
  await expect(clock).toHaveAttribute('data-clock', 'RUNNING')
  await expect(clock).toContainText(new RegExp(`${words.left} (50:00|49:\\d\\d)`))

  const scorer = await openAs('scorer')
  await walkToScoring(scorer, round)
  await expect(scorer.getByRole('timer')).toContainText(`${words.left} 49:`)
  await walkToEvent(page, code)
  await walkTo(page, events.pairings, rounds.projector)
  await expect(page.getByRole('timer')).toContainText(`${words.left} 49:`)

  await press(words.action.PAUSE)
  await expect(clock).toContainText(words.paused)
  await scorer.reload()
  await expect(scorer.getByRole('timer')).toContainText(words.paused)
  await press(words.action.RESUME)
  await expect(clock).toHaveAttribute('data-clock', 'RUNNING')
  await press(words.action.END)
  await expect(clock).toContainText(words.ended)
})
