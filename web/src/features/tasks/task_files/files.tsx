import { Button, FileButton, Group, Text, Title } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { DropArea } from '@/components/files/drop_area'
import { usePastedFiles } from '@/components/files/use_pasted_files'
import { FileRow } from './file_row'
import classes from './files.module.css'
import { type TaskFile, useTaskFiles } from './use_task_files'

const ACCEPTED =
  '.pdf,.png,.jpg,.jpeg,.webp,.heic,.heif,.xlsx,.docx,.pptx,.ods,.odt,.odp,.xml,.txt,.csv,.md,.log'

interface FilesProps {
  taskId: string
  /** Shown below the files, once these have been loaded: nothing moves afterwards. */
  children: ReactNode
}

/** The files of a task: chosen, dropped on them or pasted; each can be saved and deleted. */
export function Files({ taskId, children }: FilesProps) {
  const { t } = useTranslation('task_files')
  const { files, isSending, add, save, remove } = useTaskFiles(taskId)
  const [removed, setRemoved] = useState<TaskFile>()
  const forget = useRef<() => void>(null)
  usePastedFiles(add)
  if (!files) return null
  return (
    <>
      <DropArea onFiles={add}>
        <section aria-label={t('title')}>
          <Group justify="space-between" mb="xs">
            <Title order={2}>{t('title')}</Title>
            <FileButton
              accept={ACCEPTED}
              multiple
              resetRef={forget}
              onChange={(chosen) => {
                forget.current?.()
                add(chosen)
              }}
            >
              {(props) => (
                <Button
                  {...props}
                  size="xs"
                  variant="default"
                  loading={isSending}
                  leftSection={<IconUpload size={14} aria-hidden />}
                >
                  {t('add')}
                </Button>
              )}
            </FileButton>
          </Group>
          {files.length === 0 ? (
            <Text c="dimmed">{t('none')}</Text>
          ) : (
            <ul className={classes.files}>
              {files.map((file) => (
                <FileRow
                  key={file._id}
                  file={file}
                  onSave={() => save.mutate(file._id)}
                  onRemove={() => setRemoved(file)}
                />
              ))}
            </ul>
          )}
        </section>
      </DropArea>
      {children}
      <ConfirmDialog
        isOpen={removed !== undefined}
        title={t('delete_title')}
        verb={t('delete')}
        tone="danger"
        isBusy={remove.isPending}
        onCancel={() => setRemoved(undefined)}
        onConfirm={() => {
          if (removed) remove.mutate(removed._id, { onSuccess: () => setRemoved(undefined) })
        }}
      >
        {t('delete_text', { name: removed?.name })}
      </ConfirmDialog>
    </>
  )
}
