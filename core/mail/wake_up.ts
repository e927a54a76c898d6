let listener: () => void = () => undefined

/** The worker of this process says how it is woken. The poll serves mails of other processes. */
export function onMailQueued(wake: () => void) {
  listener = wake
}

export const mailWasQueued = () => listener()
