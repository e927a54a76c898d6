import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showRefusal } from './toast'

interface ChangeOptions<Input, Saved> {
  /** Sends the change; throws what `lib/api` throws. */
  change: (input: Input) => Promise<Saved>
  /** The queries that show something else now: `['/api/clients']`. */
  affects: string[]
  onDone?: (saved: Saved, input: Input) => void
}

/** A change outside of a form (archive, delete, switch): what is shown follows, a failure becomes a toast. */
export function useChange<Input, Saved = unknown>(options: ChangeOptions<Input, Saved>) {
  const { change, affects, onDone } = options
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (saved, input) => {
      for (const path of affects) void queryClient.invalidateQueries({ queryKey: [path] })
      onDone?.(saved, input)
    },
    onError: showRefusal,
  })
}
