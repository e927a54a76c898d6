/** What the sign-in page is given by `/register` after an invitation was accepted, in the state of its history entry. */
export interface Joined {
  joinedAs: string
}

/** The address of somebody who has just accepted an invitation; undefined for everybody else. */
export function joinedAs(state: unknown) {
  const isJoined = typeof state === 'object' && state !== null && 'joinedAs' in state
  return isJoined && typeof state.joinedAs === 'string' ? state.joinedAs : undefined
}
