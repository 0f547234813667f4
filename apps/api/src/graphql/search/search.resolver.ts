import { Arg, Ctx, FieldResolver, Int, ObjectType, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { EventConnectionType, EventType } from '../events/event.type.js'
import { OrganisationConnectionType, OrganisationType } from '../registry/organisation.type.js'
import { PersonConnectionType, PersonType } from '../registry/person.type.js'
import type { ConnectionView } from '../shared/page.type.js'
import { foundEventPage, organisationPage, personPage } from './search-page.js'

/** What a text finds, by kind; each kind is looked for only when it is asked for. */
@ObjectType('SearchResults')
export class SearchResultsType {
  text!: string
  first!: number
}

@Resolver(() => SearchResultsType)
export class SearchResolver {
  @Query(() => SearchResultsType)
  search(
    @Arg('text', () => String) text: string,
    @Arg('first', () => Int, { defaultValue: 10, nullable: true }) first: number,
  ): SearchResultsType {
    return { text, first }
  }

  @FieldResolver(() => PersonConnectionType)
  people(@Ctx() ctx: RequestContext, @Root() { text, first }: SearchResultsType): Promise<ConnectionView<PersonType>> {
    return personPage(ctx, text, { first })
  }

  @FieldResolver(() => EventConnectionType)
  events(@Ctx() ctx: RequestContext, @Root() { text, first }: SearchResultsType): Promise<ConnectionView<EventType>> {
    return foundEventPage(ctx, text, { first })
  }

  @FieldResolver(() => OrganisationConnectionType)
  organisations(
    @Ctx() ctx: RequestContext,
    @Root() { text, first }: SearchResultsType,
  ): Promise<ConnectionView<OrganisationType>> {
    return organisationPage(ctx, text, { first })
  }
}
