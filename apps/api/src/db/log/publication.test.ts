import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  awardsValue,
  clubCommitment,
  clubKey,
  gradeValue,
  listValue,
  type PublicList,
  publicationBytes,
  publicDigest,
  standingsValue,
} from '@paiji/rules/proof'

const sha256 = (data: Uint8Array): Uint8Array => createHash('sha256').update(data).digest()
/** The digest by hand, from the canonical text as it is written down here. */
const byHand = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

const SECRET = '00'.repeat(32)
const key = clubKey(sha256, SECRET, '10000017')
const list: PublicList = {
  ranking: 'CBF/open',
  asOf: '2026-10-31',
  issue: 1,
  policy: { code: 'open', version: 2 },
  entries: [
    {
      person: '10000017',
      position: 1,
      rank: 1,
      shared: false,
      value: 1250,
      club: clubCommitment(sha256, key, 'SH-C4'),
      counting: [
        { event: 'CBF/B', points: 800, counted: 400, because: 'counts' },
        { event: 'CBF/A', points: 850, counted: 850, because: 'counts' },
      ],
      estimate: null,
      uncertainty: null,
      provisional: false,
      partners: null,
    },
  ],
}

describe('public digests: the vectors of the published forms', () => {
  it('of standings', () => {
    const line = { entrant: 'A/NS/7', rank: 1, shared: false, total: '7/2', columns: [['vp', '12']] as const }
    const text = '[{"columns":[["vp","12"]],"entrant":"A/NS/7","rank":1,"shared":false,"total":"7/2"}]'
    expect(publicDigest(sha256, standingsValue([line]))).toBe(byHand(text))
    expect(byHand(text)).toBe('399ffa029925f39915988fd2cc720b847540c886deeb54e309a3623de5b2ebaa')
  })

  it('of awards, whatever their order', () => {
    const award = (person: string) => ({
      entrant: '//3',
      person,
      rank: 3,
      points: 450,
      colour: 'red',
      earnedOn: '2026-03-08',
      expiresOn: null,
    })
    const of = (people: readonly string[]) =>
      publicDigest(
        sha256,
        awardsValue({ event: 'CBF/A', policy: { code: 'mp', version: 1 }, awards: people.map(award) }),
      )
    const line = (person: string) =>
      `{"colour":"red","earnedOn":"2026-03-08","entrant":"//3","expiresOn":null,"person":"${person}","points":450,"rank":3}`
    const text = `{"awards":[${line('10000017')},${line('10000025')}],"event":"CBF/A","format":"paiji-awards/1","policy":{"code":"mp","version":1}}`
    expect(of(['10000025', '10000017'])).toBe(byHand(text))
    expect(byHand(text)).toBe('db457d88cfebf9745bce422eae5af059d824f345d57c07f526d3aafc6d005a9d')
  })

  it('of a list', () => {
    const club = byHand(`["paiji-club/1","${byHand(`["paiji-club-key/1","${SECRET}","10000017"]`)}","SH-C4"]`)
    const text = `{"asOf":"2026-10-31","entries":[{"club":"${club}","counting":[{"because":"counts","counted":400,"event":"CBF/B","points":800},{"because":"counts","counted":850,"event":"CBF/A","points":850}],"estimate":null,"partners":null,"person":"10000017","position":1,"provisional":false,"rank":1,"shared":false,"uncertainty":null,"value":1250}],"format":"paiji-list/2","issue":1,"policy":{"code":"open","version":2},"ranking":"CBF/open"}`
    expect(publicDigest(sha256, listValue(list))).toBe(byHand(text))
    expect(byHand(text)).toBe('b8466ddf23a5b24fc83fedab289f4027ee036cf9991216bd1f34cf9de7ac1e0f')
  })

  it('of a grade, and what is signed of it', () => {
    const grade = {
      person: '10000017',
      sport: 'bridge',
      ladder: 'CBF/ladder',
      version: 1,
      grade: 'star1',
      awardedOn: '2026-03-08',
    }
    const text =
      '{"awardedOn":"2026-03-08","format":"paiji-grade/1","grade":"star1","ladder":"CBF/ladder","person":"10000017","sport":"bridge","version":1}'
    const digest = publicDigest(sha256, gradeValue(grade))
    expect(digest).toBe(byHand(text))
    expect(digest).toBe('c919f009f8990f01a9ed4dbd9ce60d897c29dd47ff839bf6f731c45eaec1674d')
    const signed = publicationBytes({ kind: 'grade', name: 'grade:1', form: 'paiji-grade/1', digest })
    expect(Buffer.from(signed).toString('utf8')).toBe(
      `{"digest":"${digest}","form":"paiji-grade/1","format":"paiji-publication/1","kind":"grade","name":"grade:1"}`,
    )
  })
})

describe('a club on a list', () => {
  it('is held fast for whoever is shown its key', () => {
    expect(clubCommitment(sha256, key, 'SH-C4')).toBe(list.entries[0]?.club)
    expect(clubCommitment(sha256, key, 'SH-C5')).not.toBe(list.entries[0]?.club)
  })

  it('cannot be guessed without it, nor whether there is one', () => {
    const hidden = list.entries[0]?.club
    const clubs = [null, ...Array.from({ length: 100 }, (_, at) => `SH-C${at}`)]
    const withoutKey = ['', '10000017', clubKey(sha256, '', '10000017'), clubKey(sha256, 'ff'.repeat(32), '10000017')]
    const tried = withoutKey.flatMap(key => clubs.map(club => clubCommitment(sha256, key, club)))
    expect(tried).not.toContain(hidden)
    expect(clubCommitment(sha256, key, null)).toHaveLength(hidden?.length ?? 0)
  })

  it('of another person has another key, so that one key opens one line', () => {
    expect(clubKey(sha256, SECRET, '10000025')).not.toBe(key)
  })
})
