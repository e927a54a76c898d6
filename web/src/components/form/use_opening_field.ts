import { useEffect } from 'react'

interface Inputs {
  getInputNode: (path: string) => HTMLElement | null
}

/** Brings the cursor into a field when a form is opened: the first of these names that the form has. */
export function useOpeningField({ getInputNode }: Inputs, names: readonly string[]) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form is opened
  useEffect(() => {
    for (const name of names) {
      const field = getInputNode(name)
      if (field) return field.focus()
    }
  }, [])
}

/** A document begins with its recipient; one whose recipient is known, with its first line. */
export const openingOf = ({ clientId }: { clientId: string }) =>
  clientId ? ['lines.0.description'] : ['clientId', 'customClient.name']
