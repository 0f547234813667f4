export { EmbedView } from './embed-view'
export { TellHeight } from './tell-height'
