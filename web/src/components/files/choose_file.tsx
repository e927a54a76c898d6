import { FileButton } from '@mantine/core'
import { type ComponentProps, useRef } from 'react'

interface ChooseFileProps {
  /** Kinds of files, as in the `accept` of an input. */
  accept: string
  onFile: (file: File) => void
  /** The button; it gets what opens the choice. */
  children: ComponentProps<typeof FileButton>['children']
}

/**
 * Chooses one file. The same file can be chosen again, for example after a correction: browsers fire no event for that
 * otherwise.
 */
export function ChooseFile({ accept, onFile, children }: ChooseFileProps) {
  const forget = useRef<() => void>(null)
  const take = (file: File | null) => {
    forget.current?.()
    if (file) onFile(file)
  }
  return (
    <FileButton accept={accept} resetRef={forget} onChange={take}>
      {children}
    </FileButton>
  )
}
