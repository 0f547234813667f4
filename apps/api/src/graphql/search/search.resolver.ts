import { Arg, Ctx, Field, FieldResolver, Int, ObjectType, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { EventConnectionType, EventType } from '../events/event.type.js'
import { OrganisationConnectionType, OrganisationType } from '../registry/organisation.type.js'
import { PersonConnectionType, PersonType } from '../registry/person.type.js'
import type { ConnectionView } from '../shared/page.type.js'
import { enumOf } from '../shared/enum.js'
import { addressOfText, type WholeKind } from '../addresses/addresses.resolver.js'
import { atMost } from '../../domain/shared/page.js'
import { type FoundKind, foundEventPage, kindsFound, organisationPage, personPage } from './search-page.js'

export const SearchKindEnum = enumOf<FoundKind>('SearchKind', 'What can be searched for.', {
  people: 'People of the register.',
  events: 'Events.',
  organisations: 'Federations, associations and clubs.',
  rankings: 'Rankings.',
  cases: 'Decided cases in print.',
  texts: 'Texts that are cited: editions of the laws, rules of bodies.',
  articles: 'Articles of the texts in force, and of the rules of bodies.',
})

export const WholeKindEnum = enumOf<WholeKind>('WholeKind', 'What a whole number or code can be of.', {
  player: 'Somebody of the register.',
  event: 'An event.',
  organisation: 'A body.',
  appeal: 'A case.',
  board: 'A board with published results: its slug is that of the event and the number.',
  article: 'An article of the laws: its slug is the sport, the year and the number.',
})

@ObjectType('WholeNumber', { simpleResolvers: true, description: 'What a whole number or code leads straight to.' })
export class WholeNumberType {
  @Field(() => WholeKindEnum, { description: 'What it is.' })
  kind!: WholeKind

  @Field(() => String, { description: 'What stands for it in its address.' })
  slug!: string
}

@ObjectType('SearchResults', {
  description: 'What a text finds, by kind; each kind is looked for only when it is selected.',
})
export class SearchResultsType {
  text!: string
  first!: number
}

@Resolver(() => SearchResultsType)
class SearchResolver {
  @Query(() => SearchResultsType, {
    description: 'People, events, bodies, rankings, cases and articles by their words, best first.',
  })
  search(
    @Arg('text', () => String, {
      description: 'A name, number, code, article or kind of thing, or a part: in characters, pinyin or Latin.',
    })
    text: string,
    @Arg('first', () => Int, { defaultValue: 10, nullable: true, description: 'How many of each kind at most.' })
    first: number,
  ): SearchResultsType {
    return { text, first }
  }

  @FieldResolver(() => WholeNumberType, {
    nullable: true,
    description: 'What the text is the whole number or code of, for this viewer.',
  })
  wholeNumber(@Ctx() ctx: RequestContext, @Root() { text }: SearchResultsType): Promise<WholeNumberType | undefined> {
    return addressOfText(ctx, text)
  }

  @FieldResolver(() => [SearchKindEnum], {
    description:
      'The kinds of which it finds something, the best match first: in full, whole words, beginnings, alike.',
  })
  kinds(@Ctx() ctx: RequestContext, @Root() { text, first }: SearchResultsType) {
    return kindsFound(ctx, text, Math.max(1, atMost(first)))
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

/** What finds things by words. */
export const searchResolvers = [SearchResolver] as const
