import { gsac2017 } from '@paiji/rules/guandan'
import { measureGuandan } from '@paiji/rules/testing'

/** `npm run bench -- guandan`: classifications and replays a second, beside brute-force substitution in the same run. */

const { ordinary, twoWilds, bruteForceTwoWilds, replays } = measureGuandan(() => performance.now(), {
  ...gsac2017.defaults,
  article: gsac2017.article,
})
const count = (perSecond: number) => Math.round(perSecond).toLocaleString('en')
const verdict = (perSecond: number, goal: number) => `goal ${count(goal)}: ${perSecond >= goal ? 'met' : 'missed'}`

console.log(`ordinary plays: ${count(ordinary)} classifications/s (${verdict(ordinary, 2_000_000)})`)
console.log(
  `plays with two wilds: ${count(twoWilds)}/s (${verdict(twoWilds, 200_000)}); brute force ${count(bruteForceTwoWilds)}/s; ratio ${count(twoWilds / bruteForceTwoWilds)}`,
)
console.log(`a full deal replayed with every check: ${(1000 / replays).toFixed(3)} ms (goal < 1 ms)`)
