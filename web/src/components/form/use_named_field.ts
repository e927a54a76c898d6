import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

type Inputs = Pick<UseFormReturnType<object>, 'getInputNode'>

/** Focuses the field that the address names, such as `?field=companyInfo.street`, once the form is there. */
export function useNamedField(form: Inputs) {
  const [parameters] = useSearchParams()
  const field = parameters.get('field')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another field is named
  useEffect(() => {
    if (field) focusField(form, field)
  }, [field])
}

/** The same for a button that acts as a field, such as a file chooser. @returns its ref */
export function useNamedButton(name: string) {
  const [parameters] = useSearchParams()
  const button = useRef<HTMLButtonElement>(null)
  const isNamed = parameters.get('field') === name
  useEffect(() => {
    if (isNamed) button.current?.focus()
  }, [isNamed])
  return button
}

/** Focuses a field of a form, and opens the fold that hides it. */
export function focusField(form: Inputs, path: string) {
  const node = form.getInputNode(path)
  const fold = node?.closest('details')
  if (fold) fold.open = true
  node?.focus({ preventScroll: true })
  // In the middle: bars stick to both edges.
  node?.scrollIntoView({ block: 'center' })
}
