import { Arg, Ctx, FieldResolver, Int, ObjectType, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { EventConnectionType, EventType } from '../events/event.type.js'
import { OrganisationConnectionType, OrganisationType } from '../registry/organisation.type.js'
import { PersonConnectionType, PersonType } from '../registry/person.type.js'
import type { ConnectionView } from '../shared/page.type.js'
import { foundEventPage, organisationPage, personPage } from './search-page.js'

@ObjectType('SearchResults', {
  description: 'What a text finds, by kind; each kind is looked for only when it is selected.',
})
export class SearchResultsType {
  text!: string
  first!: number
}

@Resolver(() => SearchResultsType)
export class SearchResolver {
  @Query(() => SearchResultsType, { description: 'People, events and bodies by name, best first.' })
  search(
    @Arg('text', () => String, { description: 'Part of a name, number or code, in characters, pinyin or Latin.' })
    text: string,
    @Arg('first', () => Int, { defaultValue: 10, nullable: true, description: 'How many of each kind at most.' })
    first: number,
  ): SearchResultsType {
    return { text, first }
  }

  @FieldResolver(() => PersonConnectionType, { description: 'People it finds.' })
  people(@Ctx() ctx: RequestContext, @Root() { text, first }: SearchResultsType): Promise<ConnectionView<PersonType>> {
    return personPage(ctx, text, { first })
  }

  @FieldResolver(() => EventConnectionType, { description: 'Events it finds.' })
  events(@Ctx() ctx: RequestContext, @Root() { text, first }: SearchResultsType): Promise<ConnectionView<EventType>> {
    return foundEventPage(ctx, text, { first })
  }

  @FieldResolver(() => OrganisationConnectionType, { description: 'Bodies it finds.' })
  organisations(
    @Ctx() ctx: RequestContext,
    @Root() { text, first }: SearchResultsType,
  ): Promise<ConnectionView<OrganisationType>> {
    return organisationPage(ctx, text, { first })
  }
}
