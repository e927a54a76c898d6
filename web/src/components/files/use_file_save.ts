import { useState } from 'react'
import { saveFile } from '@/lib/csv'

/**
 * Saves a file of a page before the sign-in, where no toast is shown: what went wrong is in `failure`, for an
 * `ErrorAlert`. Behind the sign-in `useChange` does it.
 */
export function useFileSave() {
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)
  const save = async (load: () => Promise<{ file: Blob; name: string }>) => {
    setFailure(undefined)
    setIsBusy(true)
    try {
      const { file, name } = await load()
      saveFile(file, name)
    } catch (problem) {
      setFailure(problem)
    } finally {
      setIsBusy(false)
    }
  }
  return { save, failure, isBusy }
}
