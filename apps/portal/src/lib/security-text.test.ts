import { describe, expect, it } from 'vitest'
import { securityText } from './security-text'

const now = new Date('2026-11-23T12:00:00Z')

describe('the text on weaknesses', () => {
  it('names whom to tell, until when it holds, and where it stands', () => {
    expect(securityText('safe@paiji.example', new URL('https://paiji.example'), now)).toBe(
      [
        'Contact: mailto:safe@paiji.example',
        'Expires: 2027-05-22T00:00:00.000Z',
        'Preferred-Languages: zh, en',
        'Canonical: https://paiji.example/.well-known/security.txt',
        '',
      ].join('\n'),
    )
  })

  it.each(['https://paiji.example/tell', 'mailto:safe@paiji.example', 'tel:+86-10-1234'])('takes %s', contact => {
    expect(securityText(contact, undefined, now)).toContain(`Contact: ${contact}\n`)
  })

  it.each([undefined, '', 'nobody', 'http://paiji.example', 'a@b\nContact: x'])('is not there for %j', contact => {
    expect(securityText(contact, undefined, now)).toBeUndefined()
  })
})
