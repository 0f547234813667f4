import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { requirePermission } from '../../base/permission.js'
import type { RequestContext } from '../../context.js'
import { askEmailChange } from '../../domain/accounts/change-email.js'
import { countMails, listMails, type MailState } from '../../domain/mail/outbox.repo.js'
import { canReadOutbox, outboxScopes } from '../../domain/mail/policy.js'
import { tryMailAgain } from '../../domain/mail/try-mail-again.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { mapNodes, readPage, toConnection } from '../../domain/shared/page.js'
import { toPayload, unwrap } from '../shared/errors.js'
import type { ConnectionView } from '../shared/page.type.js'
import {
  AskEmailChangeInputType,
  AskEmailChangePayload,
  MailConnectionType,
  MailStateEnum,
  type MailType,
  toMail,
  TryMailAgainInputType,
  TryMailAgainPayload,
} from './mail.type.js'

@Resolver()
export class MailResolver {
  @Query(() => Boolean, {
    description: 'Whether this installation has a mail server; without one mails wait in the outbox.',
  })
  sendsMail(@Ctx() { deps }: RequestContext): boolean {
    return deps.mailing.sends
  }

  @Query(() => MailConnectionType, { description: 'The mails of the viewer’s bodies, the latest first.' })
  async outbox(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('first', () => Int, { defaultValue: 30, description: 'How many at most.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Where the page before ended.' }) after?: string,
    @Arg('state', () => MailStateEnum, { nullable: true, description: 'Only those in this state.' }) state?: MailState,
  ): Promise<ConnectionView<MailType>> {
    unwrap(requirePermission(canReadOutbox(viewer)))
    const list = `outbox:${state ?? ''}`
    const page = unwrap(readPage(deps.cursors, list, { first, after }))
    const scopes = outboxScopes(viewer)
    const rows = await listMails(deps.db, scopes, state, page)
    const found = toConnection(deps.cursors, list, page, rows, row => ({
      key: [row.recordedAt.toISOString()],
      id: row.id,
    }))
    return {
      ...mapNodes(found, toMail),
      totalCount: () => countMails(deps.db, scopes, state),
    }
  }

  @Mutation(() => TryMailAgainPayload, { description: 'Tries a mail again now that waits or was refused.' })
  async tryMailAgain(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => TryMailAgainInputType, { description: 'Which.' }) { mail }: TryMailAgainInputType,
  ): Promise<TryMailAgainPayload> {
    const id = fromGlobalId('Mail', mail, 'mail')
    const done = id.ok ? await tryMailAgain(deps, viewer, id.value) : id
    return toPayload(done, row => ({ mail: toMail(row) }))
  }

  @Mutation(() => AskEmailChangePayload, { description: 'Asks for another address to sign in with.' })
  async askEmailChange(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('input', () => AskEmailChangeInputType, { description: 'The address, and the present password.' })
    input: AskEmailChangeInputType,
  ): Promise<AskEmailChangePayload> {
    return toPayload(await askEmailChange(deps, viewer, { ...input }), () => ({ requested: true }))
  }
}
