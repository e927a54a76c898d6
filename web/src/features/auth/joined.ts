/** State that `/register` passes to the sign-in page after an invitation was accepted, in its history entry. */
export interface Joined {
  joinedAs: string
}

/** The address of a user who just accepted an invitation; undefined otherwise. */
export function joinedAs(state: unknown) {
  const isJoined = typeof state === 'object' && state !== null && 'joinedAs' in state
  return isJoined && typeof state.joinedAs === 'string' ? state.joinedAs : undefined
}

/** State that `/register` passes to the sign-in page of somebody who accepts an invitation with an account. */
export interface Invited {
  invitation: string
}

/** Where to go on after the sign-in: the invitation, which is opened by its secret; undefined otherwise. */
export function invitedTo(state: unknown) {
  const isInvited = typeof state === 'object' && state !== null && 'invitation' in state
  return isInvited && typeof state.invitation === 'string'
    ? `/register#${state.invitation}`
    : undefined
}
