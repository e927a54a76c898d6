/** State that `/register` passes to the sign-in page after an invitation was accepted, in its history entry. */
export interface Joined {
  joinedAs: string
}

/** The address of a user who just accepted an invitation; undefined otherwise. */
export function joinedAs(state: unknown) {
  const isJoined = typeof state === 'object' && state !== null && 'joinedAs' in state
  return isJoined && typeof state.joinedAs === 'string' ? state.joinedAs : undefined
}
