import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { calendarLinkOf, calendarToken } from '../../domain/calendar/calendars.js'
import { setCalendarLink } from '../../domain/calendar/set-calendar-link.js'
import { mailChoices, readUnsubscribe, setMailChoices } from '../../domain/mail/choices.js'
import type { MailTopic } from '../../domain/mail/topics.js'
import type { Deps } from '../../domain/shared/deps.js'
import { OwnAccountType } from '../accounts/own-account.type.js'
import { toPayload } from '../shared/errors.js'
import {
  MailChoicesType,
  SetCalendarLinkInputType,
  SetCalendarLinkPayload,
  SetMailChoicesInputType,
  SetMailChoicesPayload,
  toMailChoices,
} from './choices.type.js'
import { MailTopicEnum } from './mail.type.js'

const calendarAddressOf = (deps: Deps, accountId: string, link: number | null): string | null =>
  link === null ? null : `${deps.mailing.portal}/files/calendar/mine/${calendarToken(deps, accountId, link)}.ics`

@Resolver(() => OwnAccountType)
export class MailChoicesResolver {
  @FieldResolver(() => MailChoicesType, { nullable: true, description: 'How the viewer wants mails.' })
  async mails(@Ctx() { deps, viewer }: RequestContext): Promise<MailChoicesType | undefined> {
    const choices = await mailChoices(deps.db, viewer.accountId ?? '')
    return choices && toMailChoices(choices)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The address of the viewer’s own calendar file, for whoever has it; null while there is none.',
  })
  async calendarAddress(@Ctx() { deps, viewer }: RequestContext): Promise<string | null> {
    const accountId = viewer.accountId ?? ''
    return calendarAddressOf(deps, accountId, await calendarLinkOf(deps.db, accountId))
  }

  @Mutation(() => SetCalendarLinkPayload, { description: 'Makes the viewer’s secret calendar link, or takes it away.' })
  async setCalendarLink(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => SetCalendarLinkInputType, { description: 'Whether there is to be one.' })
    { open }: SetCalendarLinkInputType,
  ): Promise<SetCalendarLinkPayload> {
    const done = await setCalendarLink(deps, viewer, { open })
    return toPayload(done, ({ link }) => ({ address: calendarAddressOf(deps, viewer.accountId ?? '', link) }))
  }

  @Query(() => MailTopicEnum, {
    nullable: true,
    description: 'Which topic the link in a mail would end; null for a link that nobody here has written.',
  })
  unsubscribeTopic(
    @Ctx() { deps }: RequestContext,
    @Arg('token', () => String, { description: 'What stands at the end of the link.' }) token: string,
  ): MailTopic | undefined {
    return readUnsubscribe(deps, token)?.topic
  }

  @Mutation(() => SetMailChoicesPayload, { description: 'Says how the viewer wants mails.' })
  async setMailChoices(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => SetMailChoicesInputType, { description: 'Language, quiet hours and topics.' })
    { language, quietFrom = null, quietUntil = null, topics }: SetMailChoicesInputType,
  ): Promise<SetMailChoicesPayload> {
    const input = { language, quietFrom, quietUntil, topics: topics.map(one => ({ ...one })) }
    return toPayload(await setMailChoices(deps, viewer, input), choices => ({ choices: toMailChoices(choices) }))
  }
}
