export { listResponse } from './list-response'
