import { useEffect, useEffectEvent } from 'react'

type Receiver = (files: File[]) => void

const receivers: Receiver[] = []

/** Takes the files that are dropped anywhere on the screen, as long as it is shown. */
export function useDroppedFiles(onFiles: Receiver) {
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const receiver: Receiver = (files) => take(files)
    receivers.push(receiver)
    return () => void receivers.splice(receivers.indexOf(receiver), 1)
  }, [])
}

/** The form that is open, the uppermost one of several. */
export const receiver = (): Receiver | undefined => receivers.at(-1)
