import type { UseFormReturnType } from '@mantine/form'

/** Guessed values by the paths of their fields, such as `lines.0.amount`. */
export type Proposed = Readonly<Record<string, unknown>>

/**
 * The form whose fields say beside their label that their value is a guess, as long as nobody has changed it.
 * @param word shown beside the label
 */
export function withMarks<Values extends object>(
  form: UseFormReturnType<Values>,
  proposed: Proposed,
  word: string
): UseFormReturnType<Values> {
  const getInputProps: typeof form.getInputProps = (path, options) => {
    const props = form.getInputProps(path, options)
    const isGuess = Object.hasOwn(proposed, path) && props.value === proposed[path]
    return isGuess ? { ...props, labelProps: { 'data-proposed': word } } : props
  }
  return { ...form, getInputProps }
}
