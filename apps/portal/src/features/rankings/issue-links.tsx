'use client'

import { Link } from '@/i18n/navigation'

interface IssueLinksProps {
  /** Each issue: the day as it reads, and its address. */
  readonly issues: readonly (readonly [day: string, address: string])[]
  /** The address of the issue that is shown. */
  readonly shown: string
}

/** The issues of a ranking by their days; drawn by the browser too, so that a hundred of them go along once. */
export function IssueLinks({ issues, shown }: IssueLinksProps) {
  return issues.map(([day, address]) => (
    <li key={address}>
      <Link
        href={address}
        aria-current={address === shown ? 'page' : undefined}
        className={address === shown ? 'figures font-semibold' : 'figures link'}
      >
        {day}
      </Link>
    </li>
  ))
}
