export { GraphQLDateTime as DateTime, GraphQLLocalDate as LocalDate } from 'graphql-scalars'
