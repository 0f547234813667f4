export { UnderEditionView } from './under-edition-view'
