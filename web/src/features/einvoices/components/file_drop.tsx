import { Button, FileButton, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './einvoices.module.css'

const KINDS = 'application/pdf,text/xml,application/xml,.pdf,.xml'

/** Takes one file, chosen or dropped. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('einvoices')
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
      <FileButton accept={KINDS} onChange={(file) => file && onFile(file)}>
        {(props) => (
          <Button {...props} leftSection={<IconUpload size={16} aria-hidden />}>
            {t('choose')}
          </Button>
        )}
      </FileButton>
      <Text c="dimmed" size="sm">
        {t('drop')}
      </Text>
    </div>
  )
}
