import { type MutateOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { showRefusal } from './toast'

interface ChangeOptions<Input, Saved> {
  /** Sends the change; throws what `lib/api` throws. */
  change: (input: Input) => Promise<Saved>
  /** The queries that show something else now: `['/api/clients']`. */
  affects: string[]
  onDone?: (saved: Saved, input: Input) => void
}

/**
 * A change outside of a form (archive, delete, switch): what is shown follows, a failure becomes a toast.
 * The same change is not sent again before what is shown has followed: a double click is one click.
 */
export function useChange<Input, Saved = unknown>(options: ChangeOptions<Input, Saved>) {
  const { change, affects, onDone } = options
  const queryClient = useQueryClient()
  const running = useRef(new Set<string>())
  const mutation = useMutation({
    mutationFn: change,
    onSuccess: (saved, input) => {
      const followed = affects.map((path) => queryClient.invalidateQueries({ queryKey: [path] }))
      void Promise.allSettled(followed).then(() => running.current.delete(nameOf(input)))
      onDone?.(saved, input)
    },
    onError: (failure, input) => {
      running.current.delete(nameOf(input))
      showRefusal(failure)
    },
  })
  const mutate = (input: Input, more?: MutateOptions<Saved, Error, Input>) => {
    const name = nameOf(input)
    if (running.current.has(name)) return
    running.current.add(name)
    mutation.mutate(input, more)
  }
  return { ...mutation, mutate }
}

const nameOf = (input: unknown) => JSON.stringify(input) ?? ''
