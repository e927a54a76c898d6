import { type DragEvent, type ReactNode, useState } from 'react'
import classes from '../list/bank.module.css'

/** Everything that a file can be dropped on; the button at the top does the same for those who do not drag. */
export function DropArea({
  onFile,
  children,
}: {
  onFile: (file: File) => void
  children: ReactNode
}) {
  const [isOver, setIsOver] = useState(false)
  const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same for those who do not drag
    <div
      className={isOver ? classes.over : undefined}
      onDragOver={(event) => {
        if (!hasFile(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        if (!hasFile(event)) return
        setIsOver(false)
        // The field for files on the empty page lies in here and has taken it already.
        if (event.isDefaultPrevented()) return
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
    >
      {children}
    </div>
  )
}
