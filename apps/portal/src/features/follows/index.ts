export { FollowPart } from './follow-part'
export { OwnFollows } from './own-follows'
