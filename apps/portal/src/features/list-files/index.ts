export { ListDownloads } from './list-downloads'
export { listResponse } from './list-response'
