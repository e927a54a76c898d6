import { Kbd } from '@mantine/core'
import { useKeyNames } from './use_key_names'

interface KeyCombinationProps {
  /** Keys of `useKeyNames`, with a space between them: `mod K`. */
  keys: string
}

/** Keys that are pressed together or one after the other. */
export function KeyCombination({ keys }: KeyCombinationProps) {
  const nameOf = useKeyNames()
  return keys.split(' ').map((key) => <Kbd key={key}>{nameOf(key)}</Kbd>)
}
