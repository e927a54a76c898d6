import { type DragEvent, type ReactNode, useState } from 'react'
import classes from './drop_area.module.css'

/** Everything that files can be dropped on; a button does the same for those who do not drag. */
export function DropArea({
  onFiles,
  isOff = false,
  children,
}: {
  onFiles: (files: File[]) => void
  /** Nothing can be dropped. */
  isOff?: boolean
  children: ReactNode
}) {
  const [isOver, setIsOver] = useState(false)
  const hasFile = ({ dataTransfer }: DragEvent) => !isOff && dataTransfer.types.includes('Files')
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
        // A field for files that lies in here has taken them already.
        if (event.isDefaultPrevented()) return
        event.preventDefault()
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onFiles(files)
      }}
    >
      {children}
    </div>
  )
}
