import { expect, it } from 'vitest'
import { lastIssueOn, nextIssueOn } from './issue-days.js'

it('knows the last and the next day of a monthly list', () => {
  expect(lastIssueOn(5, '2026-11-23')).toBe('2026-11-05')
  expect(lastIssueOn(28, '2026-11-23')).toBe('2026-10-28')
  expect(lastIssueOn(23, '2026-11-23')).toBe('2026-11-23')
  expect(lastIssueOn(28, '2026-01-02')).toBe('2025-12-28')
  expect(nextIssueOn(5, '2026-11-23', undefined)).toBe('2026-12-05')
  expect(nextIssueOn(28, '2026-11-23', '2026-10-28')).toBe('2026-11-28')
  expect(nextIssueOn(23, '2026-11-23', '2026-10-23')).toBe('2026-11-23')
  expect(nextIssueOn(23, '2026-11-23', '2026-11-23')).toBe('2026-12-23')
  expect(nextIssueOn(1, '2026-12-31', undefined)).toBe('2027-01-01')
})
