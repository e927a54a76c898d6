import { useEffect, useState } from 'react'

/** An address for a file in memory, released when it is no longer shown. */
export function useObjectUrl(file: Blob | undefined) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return setAddress(undefined)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
