import { Button, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { ChooseFile } from './choose_file'
import classes from './file_drop.module.css'

interface FileDropProps {
  /** Kinds of files, as in the `accept` of an input. */
  accept: string
  /** The verb on the button. */
  label: string
  /** A hint below it about alternatives. */
  hint: string
  onFile: (file: File) => void
}

/** Takes one file, chosen or dropped. */
export function FileDrop({ accept, label, hint, onFile }: FileDropProps) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same for those who do not drag
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <ChooseFile accept={accept} onFile={onFile}>
        {(props) => (
          <Button {...props} leftSection={<IconUpload size={16} aria-hidden />}>
            {label}
          </Button>
        )}
      </ChooseFile>
      <Text c="dimmed" size="sm">
        {hint}
      </Text>
    </div>
  )
}
