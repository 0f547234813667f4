import type { Article, LawBook } from '@paiji/rules/laws'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { BilingualType } from '../shared/bilingual.type.js'
import { LocalDate } from '../shared/scalars.js'

@ObjectType('LawBook', {
  description: 'A text that rulings and scores cite: an edition of a sport’s rules, or a body’s.',
})
export class LawBookType {
  book!: LawBook

  @Field(() => ID, { description: 'What it is cited by: bridge/laws-2017.' })
  id!: string

  @Field(() => String, { description: 'The first part of its address: the sport, or federation.' })
  shelf!: string

  @Field(() => String, { description: 'The second part of its address: the year.' })
  slug!: string

  @Field(() => BilingualType, { description: 'Who issued it.' })
  issuer!: BilingualType

  @Field(() => BilingualType, { description: 'Its title.' })
  title!: BilingualType

  @Field(() => LocalDate, { nullable: true, description: 'The day it took effect.' })
  effectiveFrom?: string | undefined
}

@ObjectType('LawArticle', { description: 'An article of a text, told in our own words.' })
export class LawArticleType {
  book!: LawBook
  article!: Article

  @Field(() => String, { description: 'Its number in the text.' })
  number!: string

  @Field(() => Int, { description: 'How many articles it stands under.' })
  depth!: number

  @Field(() => BilingualType, { description: 'What it is about.' })
  title!: BilingualType

  @Field(() => BilingualType, { nullable: true, description: 'What it says, in our own words.' })
  summary?: BilingualType | undefined
}

@ObjectType('LawUse', { simpleResolvers: true, description: 'Something of this product that rests on an article.' })
export class LawUseType {
  @Field(() => String, { description: 'Its code.' })
  code!: string

  @Field(() => BilingualType, { description: 'Its name.' })
  name!: BilingualType
}

@ObjectType('CasesOnArticle', {
  simpleResolvers: true,
  description: 'How decided cases in print that rest on an article ended.',
})
export class CasesOnArticleType {
  @Field(() => Int, { description: 'All of them.' })
  cases!: number

  @Field(() => Int, { description: 'The ruling stood.' })
  upheld!: number

  @Field(() => Int, { description: 'The ruling was varied.' })
  varied!: number

  @Field(() => Int, { description: 'The ruling was overturned.' })
  overturned!: number
}
