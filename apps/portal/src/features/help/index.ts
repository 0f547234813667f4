export { HelpView } from './help-view'
export { matchingTopics } from './matching-topics'
export { helpTopics } from './topics'
